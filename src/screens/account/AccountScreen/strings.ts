import { defineStrings } from '#src/i18n/defineStrings.ts';

export const accountStrings = defineStrings('account', {
  heading: 'Account',
  tabs: 'Pages of your account',
  details: 'Account Details',
  myForms: 'My Forms',
  notifications: 'Notifications',
  guest:
    'You have guest access: you see what is public. To write reports, ask an administrator of your National Society or region for full access.',
});
