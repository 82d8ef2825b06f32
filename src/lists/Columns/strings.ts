import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** The choice of the columns of a list. */
export const listColumnsStrings = defineStrings('listColumns', {
  heading: fields.columns,
  text: 'Shown in the table and in what you download. This browser remembers your choice.',
  alwaysShown: '“{column}” is always shown.',
  reset: 'Reset columns',
  done: fields.done,
});
