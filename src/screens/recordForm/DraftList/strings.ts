import { defineStrings } from '#src/i18n/defineStrings.ts';

export const draftListStrings = defineStrings('draftList', {
  heading: 'Drafts on this device',
  newReport: 'New field report',
  editedReport: 'Changes of field report {id}',
  newProject: 'New 3W project',
  editedProject: 'Changes of 3W project {id}',
  newActivity: 'New 3W activity',
  editedActivity: 'Changes of 3W activity {id}',
  untitled: 'without a title',
  age: 'Kept {age} ago',
  waiting: 'waits for a connection to be sent',
  resume: 'Resume {title}',
  discard: 'Discard {title}',
  discardHeading: 'Discard this draft?',
  discardMessage: 'What you wrote and did not submit will be lost.',
});
