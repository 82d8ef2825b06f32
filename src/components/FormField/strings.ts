import { defineStrings } from '#src/i18n/defineStrings.ts';

/** What the inputs of forms say. A screen that has such an input lists the namespace in its row of the route table. */
export const inputStrings = defineStrings('inputs', {
  yes: 'Yes',
  no: 'No',
  clear: 'Clear the answer',
  notWhole: 'Enter a whole number, such as 1200.',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropHere: 'or drop it here',
  dropHereSeveral: 'or drop them here',
  limitTypes: 'Allowed: {types}.',
  limitSize: 'Up to {size} each.',
  limitCount: '{count} files at most.',
  files: 'Chosen files',
  waiting: 'Waiting',
  uploading: 'Uploading {name}',
  uploaded: 'Uploaded',
  uploadFailed: 'The upload failed.',
  remove: 'Remove {name}',
  retry: 'Try again: {name}',
});
