import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

export const placesMapStrings = defineStrings('placesMap', {
  map: 'Affected area',
  affectedCountry: 'Affected country',
  affectedProvince: 'Affected province',
  mapSource: 'Source: GO; borders: Natural Earth',
  yes: fields.yes,
});
