import { defineStrings } from '#src/i18n/defineStrings.ts';

export const menuStrings = defineStrings('menus', {
  navigation: 'Main navigation',
  openMenu: 'Menu',
  countries: 'Countries',
  prepare: 'Prepare',
  respond: 'Respond',
  learn: 'Learn',
  createReport: 'Create a Report',
  region: '{region} Region',
  countrySearch: 'Search for country',
  countriesFailed: 'Not available!',
  countriesPending: 'Fetching data...',
  noCountry: 'No country has this name.',
  regions: 'Regions',
});
