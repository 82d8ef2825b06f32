import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** What the inputs of forms say. A screen that has such an input lists the namespace in its row of the route table. */
export const inputStrings = defineStrings('inputs', {
  yes: fields.yes,
  no: fields.no,
  clear: actions.clear,
  notWhole: 'Enter a whole number, such as 1200.',
  notNumber: 'Enter a number, such as 12.5.',
  chooseDay: 'Choose a date',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropHere: 'or drop it here',
  dropHereSeveral: 'or drop them here',
  limitTypes: 'File types: {types}.',
  limitSize: 'Up to {size} each.',
  limitCount: 'Up to {count} files.',
  files: 'Chosen files',
  waiting: 'Waiting',
  uploading: 'Uploading {name}',
  uploaded: 'Uploaded',
  uploadFailed: 'The upload failed.',
  remove: 'Remove {name}',
  retry: 'Try again: {name}',
  showPhoto: actions.showThePhoto,
});
