import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

/** What every form of a record says, whatever it is about. */
export const recordFormStrings = defineStrings('recordForm', {
  submit: 'Submit',
  choose: 'Choose',
  takeBack: 'Take back',
  provinceMap: 'Choose on a map',
  provinceMapHint:
    'Open a province by its point, then choose it or take it back. A point stands about in the middle.',
  provinceSource: 'Source: provinces of IFRC GO',
  isChosen: 'Chosen?',
  chosen: 'Chosen',
  others: 'Not chosen',
  listFailed: 'What can be chosen here could not be loaded.',
  errorsFound_one: '{count} field needs your attention.',
  errorsFound_other: '{count} fields need your attention.',
  draftKept: 'Draft kept on this device at {time}',
  draftUnkept: 'This browser cannot keep a draft now. Do not close the page before you have submitted.',
  draftRestored: 'What you wrote before was restored from a draft on this device.',
  discardDraft: 'Discard draft',
  discardMessage: 'What you wrote and did not submit will be lost.',
  leaveHeading: 'Leave this page?',
  leaveMessage:
    'What you wrote is not submitted. It stays on this device as a draft, and you can go on later.',
  queued:
    'There is no connection. What you wrote is kept on this device and will be sent, once, as soon as the connection is back.',
  sendNow: 'Send now',
  conflictHeading: 'Somebody else changed this meanwhile',
  conflictMessage: 'Choose for each field what shall be saved.',
  conflictMine: 'Mine: {value}',
  conflictTheirs: 'Theirs: {value}',
  conflictSave: 'Save this choice',
  conflictBack: 'Back to what I wrote',
  nothing: '(empty)',
  signInHeading: 'Sign in again',
  signInMessage: 'Your session has ended. What you wrote is safe: sign in, and it will be sent.',
  username: 'Email/Username',
  password: 'Password',
  signIn: 'Sign in',
});

/** What can be wrong in any form: the sentences of the contract, by their keys. */
export const formErrorStrings = defineStrings('formErrors', FORM_ERRORS);
