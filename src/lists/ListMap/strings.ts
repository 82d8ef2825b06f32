import { defineStrings } from '#src/i18n/defineStrings.ts';

/** The rows of a list on a map. */
export const listMapStrings = defineStrings('listMap', {
  inCountries: 'On the map: {count}. Countries: {countries}.',
  firstOnly: 'On the map: the first {shown} of {count}. Use the filters to see the others.',
  inTable: 'Show all in the list ({count})',
});
