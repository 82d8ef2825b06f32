import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

/** The frame of the risk watch. */
export const riskWatchStrings = defineStrings('riskWatch', {
  heading: 'Global risk watch',
  about:
    'What threatens countries through the year, by what is known of the past, and what is forecast or under way now, by those who watch it.',
  print: actions.print,
});
