import { defineStrings } from '#src/i18n/defineStrings.ts';

export const draftListStrings = defineStrings('draftList', {
  heading: 'Drafts on this device',
  newReport: 'New field report',
  editedReport: 'Changes of field report {id}',
  untitled: 'without a title',
  age: 'Kept {age} ago',
  waiting: 'waits for a connection to be sent',
  resume: 'Resume {title}',
  discard: 'Discard {title}',
  discardHeading: 'Discard this draft?',
  discardMessage: 'What you wrote and did not submit will be lost.',
});
