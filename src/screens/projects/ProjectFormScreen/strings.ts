import { OWN_PROJECT_ERRORS } from '#contracts/projects/schemas.ts';
import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** The form of a project. */
export const projectFormStrings = defineStrings('projectForm', {
  createHeading: fields.new3WProject,
  updateHeading: 'Edit 3W project',
  copyHeading: 'Duplicate 3W project',
  about:
    'Your answers inform operational planning and communications. Figures are public; personal data is not.',
  sectionSociety: fields.reportingNationalSociety,
  sectionSocietyHint:
    'The National Society that carries out the project, in its own country or as a partner.',
  sectionContact: 'Contact information',
  sectionContactHint: 'Who others can contact to coordinate. Visible to members of the Movement only.',
  sectionPlace: 'Country and region / province',
  districtsHint: 'Province, state or first administrative level',
  admin2Hint: 'Second administrative level, in the selected provinces.',
  noParts: 'No districts are listed for these provinces.',
  sectionType: 'Operation and programme',
  programmeHint: 'Longer-term work',
  emergencyHint: 'In response to a disaster',
  bilateralHint: 'With one partner',
  multilateralHint: 'Through the IFRC',
  domesticHint: 'By the National Society alone',
  supportedOperation: fields.ifrcSupportedOperation,
  currentOperation: 'Current emergency operation',
  currentOperationHint:
    'The list shows current emergencies in the country. If yours is missing, create it with a field report first.',
  countryFirst: 'Select the country first.',
  operationFirst: 'Select the operation first. Its disaster type is filled in for you.',
  sectionProject: fields.project,
  nameHint: 'Choose a distinctive title.',
  sectionSector: 'Primary sector and tagging',
  primarySector: fields.primarySector,
  tags: 'Tagging',
  tagsHint: 'Use tags for any other sectors the project covers. Use the COVID-19 tag for COVID-19 projects.',
  sectionDates: 'Dates, budget and status',
  completed: fields.completed,
  completedHint: 'For a completed project, enter the expenditure and the people reached.',
  statusIs: 'Project status',
  statusOf: '{label}: {status}',
  statusUnknown: 'Set from the dates',
  budgetHint: 'The full cost of the project',
  overspent: 'The expenditure is above the budget of {budget} CHF. Check both.',
  sectionPeople: 'People',
  peopleHint:
    'Count people by the IFRC’s guidance on counting people reached. “Other” includes undisclosed and unknown.',
  annual: 'Annual reporting',
  annualHint: 'Give budget and people year by year.',
  addYear: 'Add a year',
  aYear: fields.year,
  sectionVisibility: 'Project visibility',
  visibilityHint:
    'Most projects should be public. Restrict visibility only for protection reasons. Never enter data that could identify people or communities.',
  visibilityHint_public: fields.anyoneWithoutSigningIn,
  visibilityHint_logged_in_user: 'Members of the Red Cross and Red Crescent Movement who are signed in',
  visibilityHint_ifrc_ns: 'The IFRC and the National Societies concerned',
  visibilityHint_ifrc_only: 'The IFRC Secretariat only',
  cancel: common.cancel,
  created: '3W project created',
  updated: '3W project updated',
  failed: 'The 3W project could not be submitted. Try again.',
  yes: fields.yes,
  no: fields.no,
});

/** What can be wrong with a project alone: the sentences of the contract, by their keys. */
export const projectErrorStrings = defineStrings('projectErrors', OWN_PROJECT_ERRORS);
