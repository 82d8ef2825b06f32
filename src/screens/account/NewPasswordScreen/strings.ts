import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const newPasswordStrings = defineStrings('newPassword', {
  heading: 'Set new password',
  description: 'For the account {username}.',
  sessionsEnd: 'You will be signed out on all devices, and its API tokens will end.',
  submit: actions.submit,
  failed: 'The password could not be changed. Try again.',
  askAgain: 'Ask for a new link',
  success: fields.passwordChanged,
  next: 'Sign in with your new password.',
});
