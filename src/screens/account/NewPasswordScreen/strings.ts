import { defineStrings } from '#src/i18n/defineStrings.ts';

export const newPasswordStrings = defineStrings('newPassword', {
  heading: 'Set New Password',
  description: 'For the account {username}. All its sessions end when the password is changed.',
  submit: 'Submit',
  failed: 'Sorry, the password could not be changed!',
  askAgain: 'Ask for a new link',
  success: 'Password Changed!',
  next: 'Sign in with your new password.',
});
