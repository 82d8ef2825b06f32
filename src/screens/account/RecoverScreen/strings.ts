import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const recoverStrings = defineStrings('recover', {
  heading: 'Recover account',
  description: 'Enter the email address of your account. We will email you a link to choose a new password.',
  submit: 'Submit recovery request',
  failed: 'The request could not be sent. Try again.',
  success: 'Check your email',
  next: 'If {name} has an active account, we have emailed a link to this address. Use it soon: it works only once.',
  backToLogin: actions.backToSignIn,
});
