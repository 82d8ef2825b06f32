import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

/** A document that the server makes in its own time. */
export const serverDocumentStrings = defineStrings('serverDocument', {
  make: 'Make the document',
  open: 'Open the document',
  working: 'The document is being made. This can take a minute.',
  ready: 'The document is ready.',
  failed: 'The server could not make the document.',
  overdue: 'The document is not there yet. Look again in a moment.',
  lookAgain: 'Look again',
  makeAgain: common.tryAgain,
  cancel: common.cancel,
  close: common.close,
});
