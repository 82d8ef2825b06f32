import { defineStrings } from '#src/i18n/defineStrings.ts';

/** What lists and figures of projects can be narrowed by. */
export const projectFilterStrings = defineStrings('projectFilters', {
  search: 'Search by project name',
  societies: 'National Societies',
  programmeTypes: 'Programme Types',
  operationTypes: 'Operation Types',
  statuses: 'Statuses',
  sectors: 'Sectors',
  tags: 'Tags',
  all: 'All',
  startsOn: 'Starts on',
  endsOn: 'Ends on',
  where: 'Where',
  everywhere: 'At home and abroad',
  abroad: 'Abroad only',
  clear: 'Clear Filters',
});
