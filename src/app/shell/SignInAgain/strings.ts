import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const signInAgainStrings = defineStrings('signInAgain', {
  heading: 'Sign in again',
  message: 'Your session has ended. Nothing on this page is lost: sign in to go on.',
  username: fields.emailOrUsername,
  password: fields.password,
  signIn: actions.signIn,
});
