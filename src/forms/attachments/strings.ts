import { ATTACHMENT_ERRORS } from '#contracts/attachments.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

/** What can be wrong with a file: the sentences of the contract by their keys, and what only a device can tell or do. */
export const attachmentStrings = defineStrings('attachments', {
  ...ATTACHMENT_ERRORS,
  tooManyOf: 'No more than {count} can be added here.',
  wrongTypeOf: 'Only files of these types can be added here: {types}.',
  captionOf: 'Caption of {name}',
  preparing: 'Preparing',
  lost: 'This file is no longer on this device. Remove it and choose it again.',
});
