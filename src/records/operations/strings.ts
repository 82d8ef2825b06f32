import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** Active operations in figures and on cards. */
export const operationStrings = defineStrings('operations', {
  activeDrefs: 'Active DREF operations',
  activeDrefsHint: 'From the Disaster Response Emergency Fund',
  activeAppeals: 'Active Emergency Appeals',
  activeAppealsHint: 'International Appeals included',
  fundingRequirements: fields.fundingRequirementsChf,
  fundingCoverage: fields.fundingCoverage,
  targetedPopulation: fields.targetedPopulation,
  highlighted: 'Highlighted operations',
  viewAll: actions.viewAllEmergencies,
  lastUpdated: fields.lastUpdated,
  multipleCountries: 'Involves multiple countries',
  noCountry: 'No country',
  funded: '{percent} funded',
});
