import { actions } from '#src/i18n/actions/strings.ts';
import { defineStrings } from '#src/i18n/defineStrings.ts';
import { fields } from '#src/i18n/fields/strings.ts';

/** What lists and figures of projects can be narrowed by. */
export const projectFilterStrings = defineStrings('projectFilters', {
  search: 'Search by project name',
  societies: fields.nationalSocieties,
  receivers: 'Receiving countries',
  provinces: fields.provinces,
  programmeTypes: fields.programmeTypes,
  operationTypes: 'Operation types',
  statuses: 'Statuses',
  sectors: fields.sectors,
  tags: fields.tags,
  all: 'All',
  where: 'Where',
  everywhere: 'At home and abroad',
  abroad: 'Abroad only',
  clear: actions.clearFilters,
});
