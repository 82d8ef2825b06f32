import type { erusEndpoint } from '#contracts/surge/units.ts';
import { pictogramOf } from '#src/domain/pictograms.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { RowOf, SortKeyOf } from '#src/lists/defineList.ts';
import { asSociety, emergencySurgeLink } from './links.ts';
import type { deploymentStrings } from './strings.ts';

type Endpoint = typeof erusEndpoint;
type Word = keyof typeof deploymentStrings.english;
const column = columnsOf<RowOf<Endpoint>, SortKeyOf<Endpoint>, Word>();

/** What every list of deployed units shows of them. */
export const eruColumns = [
  column.country('owner', ({ eru_owner }) => asSociety(eru_owner.national_society_country), {
    sortKey: 'eru_owner__national_society_country__society_name',
  }),
  column.text('type', ({ type_display }) => type_display, {
    sortKey: 'type',
    pictogram: ({ type }) => pictogramOf('unit', type),
  }),
  column.number('units', ({ units }) => units, { sortKey: 'units' }),
  column.number('equipment', ({ equipment_units }) => equipment_units, { sortKey: 'equipment_units' }),
  column.country('country', ({ deployed_to }) => deployed_to, { sortKey: 'deployed_to__society_name' }),
  column.link('emergency', ({ event }) => emergencySurgeLink(event), { sortKey: 'event__name' }),
];
