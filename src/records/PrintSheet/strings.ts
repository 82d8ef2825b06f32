import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

/** What every page for paper says. */
export const printSheetStrings = defineStrings('printSheet', {
  print: actions.print,
  printedOn: '{address}, printed on {date}',
});
