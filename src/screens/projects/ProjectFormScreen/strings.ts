import { OWN_PROJECT_ERRORS } from '#contracts/schemas/project.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

/** The form of a project. */
export const projectFormStrings = defineStrings('projectForm', {
  createHeading: 'New 3W Project',
  updateHeading: 'Edit 3W Project',
  copyHeading: 'Duplicate 3W Project',
  about:
    'What you enter here feeds operational planning and communication. The numbers are public, personal data are not.',
  sectionSociety: 'Reporting National Society',
  sectionSocietyHint:
    'The National Society that carries out the project, in its own country or as a partner.',
  sectionContact: 'Contact Information',
  sectionContactHint: 'Whom others can ask for coordination. Only members of the Movement see it.',
  sectionPlace: 'Country and Region / Province',
  districtsHint: 'Province, state or first administrative level. Choose the country first.',
  sectionType: 'Operation and Programme',
  operationTypeHint: 'A programme is longer-term work; an emergency operation answers a disaster.',
  programmeTypeHint:
    'Bilateral: with one partner. Multilateral: through the IFRC. Domestic: by the National Society alone.',
  supportedOperation: 'IFRC supported Operation',
  currentOperation: 'Current Emergency Operation',
  currentOperationHint:
    'The list holds current emergencies of the country. If yours is missing, create it by a field report first.',
  countryFirst: 'Choose the country first.',
  operationFirst: 'Choose the operation first: its disaster type is taken over.',
  sectionProject: 'Project',
  nameHint: 'Choose a distinctive title.',
  sectionSector: 'Primary Sector and Tagging',
  primarySector: 'Primary Sector',
  tags: 'Tagging',
  tagsHint:
    'Projects often touch several sectors: tags complement the primary sector. Tag COVID-19 projects as such.',
  sectionDates: 'Dates, Budget and Status',
  completed: 'Completed',
  completedHint: 'A completed project needs its expenditure and the people reached.',
  statusIs: 'Project Status',
  statusUnknown: 'Follows from the dates',
  budgetHint: 'The full cost of the project',
  overspent: 'The expenditure is above the budget of {budget} CHF. Check both.',
  sectionPeople: 'People',
  peopleHint:
    'Count people by the federation’s guidance on counting people reached. “Other” stands for other, undisclosed and unknown.',
  annual: 'Annual Reporting',
  annualHint: 'Give budget and people year by year.',
  addYear: 'Add New Split',
  removeYear: 'Remove {year}',
  aYear: 'Year',
  noYears: 'There is no year yet.',
  sectionVisibility: 'Project visibility',
  visibilityHint:
    'Most projects should be public. Restrict one only where protection demands it, and never enter data by which persons or communities can be identified.',
  visibilityHint_public: 'Everybody, without a login',
  visibilityHint_logged_in_user: 'Everybody of the Movement with a login',
  visibilityHint_ifrc_ns: 'The IFRC and the National Societies concerned',
  visibilityHint_ifrc_only: 'The IFRC Secretariat only',
  cancel: 'Cancel',
  created: '3W project created',
  updated: '3W project updated',
  failed: 'Failed to submit the 3W project',
  yearsChanged: '{count} years',
  yes: 'Yes',
  no: 'No',
});

/** What can be wrong with a project alone: the sentences of the contract, by their keys. */
export const projectErrorStrings = defineStrings('projectErrors', OWN_PROJECT_ERRORS);
