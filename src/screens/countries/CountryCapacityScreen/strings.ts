import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** How a National Society was assessed. */
export const countryCapacityStrings = defineStrings('countryCapacity', {
  assessments: 'Organizational capacity assessments',
  noAssessments: 'No assessment of organizational capacity has been recorded.',
  assessment: '{type} assessment',
  assessed: fields.dateOfAssessment,
  capacityBranches: 'Branches assessed',
  ocac: 'Overview of OCAC in the world',
  evaluations: 'Evaluations of the IFRC',
  per: 'Preparedness and response capacity',
  capacityNoPer: 'No PER cycle of this National Society is public.',
  cycle: fields.perCycleNumber,
  phase: 'PER phase',
  capacityKind: 'Type of assessment',
  updated: 'Last update',
  view: 'View the cycle',
  startPer: 'Start a PER process',
  perSummary: 'PER in all countries',
});
