import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const homeStrings = defineStrings('home', {
  title: fields.home,
  heading: 'Disaster response and preparedness',
  description: 'Needs and response in emergencies around the world, for responders and decision-makers.',
  activeDrefs: 'Active DREF operations',
  activeDrefsHint:
    'Small to medium operations funded by the Disaster Response Emergency Fund (DREF), which supports National Societies as first responders.',
  activeAppeals: 'Active Emergency Appeals',
  activeAppealsHint:
    'Medium to large operations funded through a public appeal: Emergency Appeals and International Appeals.',
  fundingRequirements: fields.fundingRequirementsChf,
  fundingCoverage: fields.fundingCoverage,
  targetedPopulation: fields.targetedPopulation,
  highlighted: 'Highlighted operations',
  viewAllEmergencies: actions.viewAllEmergencies,
  lastUpdated: fields.lastUpdated,
  multipleCountries: 'Involves multiple countries',
  noCountry: 'No country',
  peopleTargeted: fields.peopleTargeted,
  requested: 'Funding requirements',
  funded: '{percent} funded',
  mapHeading: fields.activeOperations,
});
