import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** The local units of a country, on a map and in a list. */
export const localUnitsStrings = defineStrings('localUnits', {
  heading: 'Local units ({count})',
  mapTitle: 'Local units',
  stage: '{society}: local units',
  ofType: '{type}: {count}',
  add: 'Add local unit',
  files: 'Files of local units',
  allTypes: fields.allTypes,
  allStatuses: fields.allStatuses,
  status_1: 'Validated',
  status_2: 'Unvalidated',
  status_3: 'Change waiting for validation',
  status_4: 'Externally managed',
  search: 'Search by name',
  englishName: 'English name',
  updated: 'Last change',
  publicOnly:
    'You see public local units, without contact details. Members of the Movement who sign in see more.',
  typesTitle: 'Types of local unit',
});
