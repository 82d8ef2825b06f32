import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** What lists of flash updates show of them. */
export const flashUpdateListStrings = defineStrings('flashUpdateList', {
  title: fields.title,
  actions: fields.actions,
  actionsFor: fields.actionsFor,
  view: actions.viewDetails,
  edit: actions.edit,
  changedAt: 'Changed at',
});
