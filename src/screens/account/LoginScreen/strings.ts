import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const loginStrings = defineStrings('login', {
  heading: 'Login',
  description: 'For staff, members and volunteers of the Red Cross and Red Crescent Movement.',
  username: fields.emailOrUsername,
  password: fields.password,
  submit: actions.signIn,
  usernameMissing: 'Enter your email address or username.',
  passwordMissing: 'Enter your password.',
  failed: 'You could not be signed in. Check your details and try again.',
  inactive: 'If you registered recently, you may still need to confirm your email address.',
  forgotten: 'Forgotten your password or username?',
  resend: actions.resendConfirmationEmail,
  noAccount: 'Do not have an account?',
  signUp: fields.register,
});
