import { flashUpdatesEndpoint } from '#contracts/flashUpdates/list.ts';
import { country, disasterType } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { search } from '#src/lists/filter.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { flashUpdateColumns } from '#src/records/flashUpdateList/columns.tsx';
import { flashUpdateListStrings } from '#src/records/flashUpdateList/strings.ts';

/** The real API knows hazard and days alone. */
const OURS = { extension: 'flashUpdates' } as const;

/** Every flash update, the newest first. */
export const flashUpdateList = defineList(
  flashUpdatesEndpoint,
  [recordListStrings, flashUpdateListStrings],
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
      ...flashUpdateColumns,
      column.day('changedAt', ({ modified_at }) => modified_at, { sortKey: 'modified_at' }),
    ],
    file: { name: 'flash-updates' },
  }),
);
