import { defineStrings } from '#src/i18n/defineStrings.ts';

export const plannedStrings = defineStrings('planned', {
  heading: 'This page is not there yet',
  text: 'We are still building it. Links and bookmarks that lead here will work once it is there.',
});
