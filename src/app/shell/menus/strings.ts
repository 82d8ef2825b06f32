import { common } from '#src/i18n/common/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';

export const menuStrings = defineStrings('menus', {
  navigation: 'Main navigation',
  openMenu: 'Menu',
  menuLost: 'The menu could not be loaded.',
  countries: common.countries,
  prepare: 'Prepare',
  respond: 'Respond',
  learn: 'Learn',
  createReport: 'Create a Report',
  region: '{region} region',
  countrySearch: 'Search for country',
  countriesFailed: 'Not available!',
  countriesPending: common.pending,
  noCountry: 'No countries found.',
  regions: common.regions,
});
