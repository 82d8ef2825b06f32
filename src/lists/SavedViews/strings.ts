import { actions } from '#src/i18n/actions/strings.ts';
import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const savedViewsStrings = defineStrings('savedViews', {
  menu: 'Saved views',
  save: 'Save this view',
  manage: 'Rename or delete views',
  saveHeading: 'Save this view',
  saveText: 'The filters and the order of this list are kept in this browser, for you alone.',
  name: 'Name of the view',
  missingName: 'Enter a name.',
  takenName: 'You have a view of this name already.',
  saveButton: actions.save,
  cancel: common.cancel,
  close: common.close,
  views: 'Your saved views',
  rename: 'Rename',
  renameOf: 'Rename {name}',
  delete: actions.delete,
  deleteOf: 'Delete {name}',
  deleteHeading: 'Delete the view',
  deleteQuestion: 'Delete the saved view “{name}”?',
  saved: 'View saved',
  notKept: 'Your browser did not keep the view.',
});
