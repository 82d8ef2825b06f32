import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const myDrefStrings = defineStrings('myDref', {
  activeHeading: 'Active DREF operations ({count})',
  completedHeading: 'Completed DREF operations ({count})',
  view: fields.show,
  active: fields.inProgress,
  completed: fields.completed,
  noneActive: 'You have not written a DREF application yet, and none is shared with you.',
  noneCompleted: 'None of the DREF operations that you can see is completed yet.',
  created: fields.createdAt,
  code: fields.appealCode,
  title: fields.title,
  stage: 'Stage',
  country: 'Country',
  type: fields.type,
  allTypes: 'All types of DREF',
  status: fields.status,
  allStatuses: fields.allStatuses,
  actions: fields.actions,
  waiting: 'Whose turn it is',
  waitingForAnyone: 'No matter whose',
  waitingForMe: 'Waiting for me',
  earlier: 'Earlier stages ({count})',
});
