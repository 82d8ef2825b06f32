import { defineStrings } from '#src/i18n/defineStrings.ts';

export const loginStrings = defineStrings('login', {
  heading: 'Login',
  description: 'For staff, members and volunteers of the Red Cross and Red Crescent Movement.',
  username: 'Email/Username',
  password: 'Password',
  submit: 'Login',
  usernameMissing: 'Enter your e-mail address or user name.',
  passwordMissing: 'Enter your password.',
  failed: 'Sorry, failed to login!',
  inactive: 'If you registered a short while ago, your e-mail address may still have to be verified.',
  forgotten: 'Forgot your password/username?',
  resend: 'Re-send validation email',
  noAccount: "Don't have an account?",
  signUp: 'Sign up',
});
