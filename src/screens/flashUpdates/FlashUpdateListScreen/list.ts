import { flashUpdatesEndpoint } from '#contracts/flashUpdates/list.ts';
import { pathTo } from '#src/core/links.ts';
import { disasterPictogram } from '#src/domain/disasterPictograms.ts';
import { country, disasterType } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { search } from '#src/lists/filter.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { flashUpdateStrings } from '../strings.ts';

/** The real API knows hazard and days alone. */
const OURS = { extension: 'flashUpdates' } as const;

/** Every flash update, the newest first. */
export const flashUpdateList = defineList(
  flashUpdatesEndpoint,
  [recordListStrings, flashUpdateStrings],
  ({ column, filter }) => ({
    pageSize: 15,
    order: '-created_at',
    filters: {
      search: filter.text('search', search),
      hazard: filter.number('hazard_type', disasterType),
      country: filter.number('country', country, OURS),
      created_after: filter.day('created_at__gte', 'createdAfter'),
      created_before: filter.endOfDay('created_at__lte', 'createdBefore'),
    },
    columns: [
      column.day('createdAt', ({ created_at }) => created_at, { sortKey: 'created_at' }),
      column.link(
        'title',
        ({ id, title }) => ({ text: title, to: pathTo('flashUpdate', { flashUpdateId: id }) }),
        { sortKey: 'title' },
      ),
      column.text('disasterType', ({ hazard_type_details }) => hazard_type_details?.name, {
        sortKey: 'hazard_type',
        pictogram: ({ hazard_type_details }) => disasterPictogram(hazard_type_details?.id),
      }),
      column.countries('countries', ({ country_district }) =>
        country_district.map(({ country_details }) => country_details),
      ),
      column.day('changedAt', ({ modified_at }) => modified_at, { sortKey: 'modified_at' }),
    ],
    file: { name: 'flash-updates' },
  }),
);
