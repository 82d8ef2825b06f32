import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const draftListStrings = defineStrings('draftList', {
  heading: 'Drafts on this device',
  newReport: fields.newFieldReport,
  editedReport: 'Changes to field report {id}',
  newProject: fields.new3WProject,
  editedProject: 'Changes to 3W project {id}',
  newActivity: 'New 3W activity',
  editedActivity: 'Changes to 3W activity {id}',
  newUnit: 'New local unit',
  editedUnit: 'Changes to local unit {id}',
  newDref: 'New DREF application',
  editedDref: 'Changes to DREF application {id}',
  editedDrefUpdate: 'Changes to DREF operational update {id}',
  editedDrefReport: 'Changes to DREF final report {id}',
  untitled: 'untitled',
  age: 'Saved {age} ago',
  waiting: 'will be sent when you are back online',
  resume: 'Resume',
  resumeOf: 'Resume {title}',
  discard: 'Discard',
  discardOf: 'Discard {title}',
  discardHeading: 'Discard this draft?',
  discardMessage: 'You will lose anything you have not submitted.',
});
