import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const userMenuStrings = defineStrings('userMenu', {
  logoutQuestion: 'Log out?',
  confirmMessage: common.confirmMessage,
  loggedOut: 'You are logged out.',
});
