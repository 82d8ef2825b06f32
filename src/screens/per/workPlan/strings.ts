import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';
import { editOverview } from '#src/records/per/strings.ts';

/** The work plan of a PER process. */
export const perWorkPlanStrings = defineStrings('perWorkPlan', {
  failed: 'The work plan could not be saved.',
  saved: 'The work plan was saved',
  notFound: 'Check that the process exists and that you look after its country.',
  about: 'About the plan',
  planDate: 'Work plan date',
  responsible: 'Responsible',
  editOverview,
  figures: 'Actions: {all} · finished: {finished}',
  overdue: 'Overdue: {count}',
  dueSoon: 'Due within 30 days: {count}',
  isOverdue: 'Past its due date',
  isDueSoon: 'Soon due',
  urgent: 'What is due',
  nothingDue: 'Nothing is overdue or due within 30 days.',
  dueOn: '{name}: {date}',
  calendar: 'Download for a calendar',
  calendarName: 'PER work plan, {country}',
  component: fields.perComponent,
  prioritized: 'Actions for the prioritized components',
  additional: 'Additional actions',
  additionalTitle: 'Additional action {number}',
  addAction: 'Add an action',
  componentTitle: '{number}. {title}',
  actions: fields.whatIsDone,
  dueDate: fields.dueDate,
  supportedBy: fields.supportedBy,
  society: 'Supporting National Society',
  status: fields.status,
  support_0: 'UN organization',
  support_1: 'Private sector',
  support_2: 'Government',
  support_3: fields.nationalSociety,
  finalize: 'Save and finalize the work plan',
  finalizeHeading: 'Finalize this work plan?',
  finalizeMessage:
    'The process goes on to action and accountability. The progress of the plan can still be saved.',
  finalized: 'The work plan was finalized',
});
