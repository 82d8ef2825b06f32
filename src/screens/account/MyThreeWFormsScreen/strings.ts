import { defineStrings } from '#src/i18n/defineStrings.ts';

export const myThreeWFormsStrings = defineStrings('myThreeWForms', {
  projects: 'My 3W Projects',
  noProjects: 'You have not entered a project yet.',
  add: 'Add 3W Project',
  delete: 'Delete',
  deleteHeading: 'Delete this project?',
  deleteMessage: '“{name}” will be gone for everybody. This cannot be undone.',
  activities: 'My 3W Activities',
  noActivities: 'You have not entered an activity yet.',
  addActivity: 'Add 3W Activity',
});
