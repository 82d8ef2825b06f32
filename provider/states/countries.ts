import { isSeeded, nobodyHasTheName, type States } from './support.ts';

/** What the pacts ask of the pages of countries: of Nepal every seed tells all. */
export const COUNTRY_STATES: States = {
  ...nobodyHasTheName('income', 'document of a country', 'partner', 'text about a country'),
  'no country exists': isSeeded,
  'a country has a databank': isSeeded,
  'a country has incomes': isSeeded,
  'a country has a document': isSeeded,
  'a country has a partner': isSeeded,
  'a country has a text': isSeeded,
  'a country has a plan': isSeeded,
  'a country has a PER process': isSeeded,
};
