import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const myThreeWFormsStrings = defineStrings('myThreeWForms', {
  projects: 'My 3W projects',
  noProjects: 'You have not entered a project yet.',
  add: actions.add3WProject,
  delete: actions.delete,
  deleteHeading: actions.deleteThisProject,
  deleteMessage: 'This will delete “{name}” for everyone. You cannot undo this.',
  activities: 'My 3W activities',
  noActivities: 'You have not entered an activity yet.',
  addActivity: actions.add3WActivity,
});
