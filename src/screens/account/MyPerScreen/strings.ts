import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';
import { editOverview, PHASE_WORDS } from '#src/records/per/strings.ts';

export const myPerStrings = defineStrings('myPer', {
  ...PHASE_WORDS,
  heading: 'PER processes ({count})',
  none: 'None of the countries that you look after has begun with PER yet.',
  noneYours: 'PER processes are for PER administrators of countries and regions.',
  help: 'How to update a PER process',
  country: 'Country',
  startDate: fields.startDate,
  cycle: fields.cycle,
  phase: fields.phase,
  phaseOf: '{phase} – {name}',
  actions: fields.actions,
  earlier: 'Earlier cycles ({count})',
  more: actions.more,
  moreOf: 'More for {country}, cycle {cycle}',
  editOverview,
  editAssessment: 'Edit the assessment',
  editPrioritization: 'Edit the prioritization',
  editWorkPlan: 'Edit the work plan',
  viewOverview: 'View the overview',
  viewAssessment: 'View the assessment',
  export: actions.export,
  exportFailed: 'The workbook could not be made.',
});
