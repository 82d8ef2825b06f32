import { defineStrings } from '#src/i18n/defineStrings.ts';

export const threeWTabsStrings = defineStrings('threeWTabs', {
  tabs: 'What to enter',
  project: 'Project',
  activity: 'Response Activity',
});
