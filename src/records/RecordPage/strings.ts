import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

/** What every page of one record says. */
export const recordPageStrings = defineStrings('recordPage', {
  modifiedBy: 'Last modified on {date} by {name}',
  modified: 'Last modified on {date}',
  edit: actions.edit,
  duplicate: actions.duplicate,
  delete: actions.delete,
  print: actions.print,
});
