import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

/** What every form of a record says, whatever it is about. */
export const recordFormStrings = defineStrings('recordForm', {
  submit: actions.submit,
  save: actions.save,
  back: 'Back',
  continue: 'Continue',
  requiredNote: 'Fields marked * are required.',
  help: 'Questions about this form? Write to {contact}.',
  steps: 'Steps of the form',
  stepDone: 'complete',
  errorsIn_one: '{count} error',
  errorsIn_other: '{count} errors',
  rowRemoved: 'Removed.',
  undo: 'Put it back',
  moveUp: 'Move up: {title}',
  moveDown: 'Move down: {title}',
  removeOf: 'Remove: {title}',
  within: '{title}, {of}',
  reviewHeading: 'Check your answers',
  reviewSubmit: actions.submit,
  reviewBack: 'Back to the form',
  choose: 'Choose',
  takeBack: 'Remove',
  provinceMap: actions.chooseOnAMap,
  provinceMapHint:
    'Select a province’s point on the map to add or remove the province. Each point marks the approximate centre.',
  provinceSource: 'Source: provinces of IFRC GO',
  isChosen: 'Selected?',
  chosen: 'Selected',
  others: 'Not selected',
  listFailed: 'The options could not be loaded.',
  errorsFound_one: '{count} field needs your attention.',
  errorsFound_other: '{count} fields need your attention.',
  missingChoice: 'Choose one of the options.',
  missingDate: 'Enter a date.',
  missingNumber: 'Enter a number.',
  missingText: 'Fill in this field.',
  tooLong: 'Text too long: {count} over the limit of {limit} characters.',
  wrongField: '{label}: {message}',
  draftKept: 'Draft saved on this device at {time}',
  draftUnkept: 'Your browser cannot save a draft. Submit before you close this page.',
  draftRestored: 'We restored your draft from this device.',
  draftStays:
    'Anything you wrote in this form is kept on this device. You can continue once the service can be reached again.',
  lost: 'Your changes cannot be submitted any more. They are kept on this device until you discard them.',
  discardDraft: 'Discard draft',
  discardMessage: 'You will lose anything you have not submitted.',
  leaveHeading: 'Leave this page?',
  leaveMessage: 'You have not submitted yet. Your draft is saved on this device and you can continue later.',
  queued: 'You are offline. Your work will be sent once you are back online.',
  unanswered:
    'The service did not answer, or its answer broke off. Your work will be sent again on its own, once.',
  waitsOnDevice: 'It is saved on this device.',
  waitsHereAlone: 'Your browser cannot save it. Keep this page open until it is sent.',
  sendNow: 'Send now',
  gone: 'Another tab has sent or discarded this form. Submit it only to send it once more.',
  elsewhere: 'This form is open in another tab, too. Your draft keeps what is typed last.',
  conflictHeading: 'Someone else has changed this',
  conflictMessage: 'For each field, choose which version to keep.',
  conflictMine: 'Your version: {value}',
  conflictTheirs: 'Their version: {value}',
  conflictSave: 'Save this choice',
  conflictBack: 'Back to my version',
  nothing: '(empty)',
  former: 'Before: {value}',
  outboxOwn_one: 'A form that you submitted is waiting for a connection. It will be sent on its own, once.',
  outboxOwn_other:
    '{count} forms that you submitted are waiting for a connection. They will be sent on their own, each once.',
  outboxForeign_one:
    'A form that was submitted in this browser is waiting to be sent. It will be sent when its author signs in here again.',
  outboxForeign_other:
    '{count} forms that were submitted in this browser are waiting to be sent. Each will be sent when its author signs in here again.',
  outboxUntitled: 'Untitled form',
});

/** What can be wrong in any form: the sentences of the contract, by their keys. */
export const formErrorStrings = defineStrings('formErrors', FORM_ERRORS);
