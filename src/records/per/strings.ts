import { defineStrings, shareStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** Of the PER process: its steps, where it is, and what keeps one from writing a step. */
export const perStrings = defineStrings('per', {
  home: fields.home,
  process: fields.perProcess,
  processOf: 'PER process: {country}',
  cycle: fields.perCycleNumber,
  phases: 'Phases of the process',
  orientation: 'Orientation',
  overview: fields.overview,
  assessment: fields.assessment,
  prioritization: 'Prioritization',
  workPlan: fields.workPlan,
  action: 'Action and accountability',
  done: fields.done,
  current: fields.inProgress,
  notYet: 'Not begun',
  notFound: 'This PER process does not exist or you do not have access to it.',
  back: 'Back to my PER processes',
  stepNotYet: 'This step begins when the one before it is finished.',
  stepFrozen: 'This assessment was submitted: it can be read, and not changed any more.',
  openCurrent: 'Open the current step',
  editOverview: 'Edit the overview',
  epi: 'EPI considerations',
  urban: 'Urban considerations',
  climate: 'Climate and environmental considerations',
  migration: 'Migration considerations',
});

const {
  orientation,
  assessment,
  prioritization,
  workPlan,
  action,
  editOverview,
  epi,
  urban,
  climate,
  migration,
} = shareStrings(perStrings);

export { editOverview };
/** The phases in their order, for lists and pages that name them by `phaseName`. */
export const PHASE_WORDS = { orientation, assessment, prioritization, workPlan, action };
/** What an assessment may also look at: the switches of its overview, called the same in it. */
export const CONSIDERATIONS = { epi, urban, climate, migration };
