import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** Ongoing emergencies in a country. */
export const countryEmergenciesStrings = defineStrings('countryEmergencies', {
  emergenciesAbout:
    'Operations and emergencies as National Societies and their partners reported them. The list may be incomplete.',
  active: 'Emergencies of the last 30 days',
  emergenciesAppeals: fields.activeOperations,
  emergenciesEmergencies: 'Emergencies in this country ({count})',
  allEmergencies: 'All emergencies in this country',
  operationsByProvince: 'Provinces with active operations',
  operations: 'Number of operations',
  mapSource: 'Source: appeals and field reports, IFRC GO',
  notInProvinces_one: '{count} operation is not on the map because no field report names its provinces.',
  notInProvinces_other:
    '{count} operations are not on the map because no field report names their provinces.',
});
