import { defineStrings } from '#src/i18n/defineStrings.ts';

export const emergencyListStrings = defineStrings('emergencyList', {
  title: 'All Emergencies',
  heading: 'All Emergencies ({count})',
  home: 'Home',
  startAfter: 'Start After',
  startBefore: 'Start Before',
  disasterType: 'Disaster Type',
  allDisasterTypes: 'All Disaster Types',
  region: 'Region',
  allRegions: 'All Regions',
  country: 'Country',
  allCountries: 'All Countries',
  clearFilters: 'Clear Filters',
});
