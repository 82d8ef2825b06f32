import { OWN_PER_ERRORS } from '#contracts/per/overview.ts';
import { defineStrings, shareStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';
import { CONSIDERATIONS, perStrings } from '#src/records/per/strings.ts';

const { orientation } = shareStrings(perStrings);

/** The form of an overview of PER. */
export const perOverviewStrings = defineStrings('perOverview', {
  newHeading: 'Set up a PER process',
  about:
    'A cycle in which a National Society assesses and improves how well prepared it is to respond: orientation, assessment, prioritization and analysis, work plan, and what is done about it.',
  failed: 'The overview could not be saved.',
  created: 'The PER process was created',
  updated: 'The overview was saved',
  notFound: 'This PER process does not exist, or you do not look after its country.',
  otherLanguage: 'This overview was written in {language} and can be changed in this language only.',
  placeSection: 'Who is assessed',
  nationalSociety: fields.nationalSociety,
  nationalSocietyHint: 'Those that you look after as a PER administrator.',
  orientationSection: orientation,
  orientationHint: 'Enter the date of the orientation, that of the assessment, or both.',
  orientationDate: 'Date of orientation',
  documents: 'Documents of the orientation',
  assessmentSection: 'Current PER assessment',
  assessmentDate: 'Date of current PER assessment',
  assessmentType: 'Type of current PER assessment',
  method: 'Assessment method',
  method_per: 'PER',
  method_drce: 'DRCE',
  method_wpns: 'WPNS',
  branches: 'Branches involved',
  branchesHint: 'Name the branches.',
  considerationsSection: 'Considerations',
  considerationsHint: 'Each that is switched on asks for further notes on the components of the assessment.',
  ...CONSIDERATIONS,
  epiHint: 'Also assess how well prepared it is for epidemics and pandemics?',
  urbanHint: 'Also assess urban aspects?',
  climateHint: 'Also assess aspects of climate and environment?',
  migrationHint: 'Also assess aspects of migration?',
  planSection: 'Dates of the work plan',
  developed: 'Work-plan development date',
  revised: 'Work-plan revision date',
  nsFocalPoint: 'National Society focal point',
  nsFocalPointHint: 'They get reminders of the work plan.',
  nsSecondFocalPoint: 'Second National Society focal point (optional)',
  partnerFocalPoint: 'Partner focal point',
  facilitator: 'PER facilitator or team lead',
  contactOf: '{who}, {part}',
  name: fields.name,
  email: fields.email,
  phone: fields.phoneNumber,
  organization: fields.organization,
  otherContact: 'Other contact',
  previousNone: 'This is the first PER cycle of this National Society.',
  cycle: fields.perCycleNumber,
  previousOn: 'Assessed before on {date}',
  previousTypeOn: 'Assessed before on {date}: {type}',
  setUp: 'Set up the PER process',
  setUpHeading: 'Set up this PER process?',
  setUpMessage:
    'The assessment opens next. From then on, only the documents, the dates of the work plan and the contacts of this overview can be changed.',
  setUpMissing: 'To set the process up, enter the date and the type of the assessment.',
  setUpDone: 'The PER process was set up',
  isSetUp: 'This process was set up: what was decided then stays as it is.',
});

/** What can be wrong with an overview alone: the sentences of the contract, by their keys. */
export const perErrorStrings = defineStrings('perErrors', OWN_PER_ERRORS);
