import { defineStrings } from '#src/i18n/defineStrings.ts';

export const recoverStrings = defineStrings('recover', {
  heading: 'Recover Account',
  description:
    'Enter your e-mail address or user name. We send you a link by which you choose a new password; the message also tells your user name.',
  submit: 'Submit recovery request',
  failed: 'Sorry, the request could not be sent!',
  success: 'Account recovery submitted!',
  next: 'If there is an active account for {name}, a message with a link is on its way to its e-mail address. The link is valid for one hour.',
  backToLogin: 'Back to login',
});
