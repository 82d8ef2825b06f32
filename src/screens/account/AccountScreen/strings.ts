import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const accountStrings = defineStrings('account', {
  heading: 'Account',
  tabs: 'Pages of your account',
  details: 'Account details',
  myForms: 'My forms',
  notifications: common.notifications,
  guest:
    'You have guest access and can see public content only. To write reports, ask an administrator of your National Society or region for full access.',
});
