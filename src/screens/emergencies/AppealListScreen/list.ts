import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { appealStatus, appealType, countries, disasterType, regions } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { search } from '#src/lists/filter.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { appealColumns } from '#src/records/appealList/columns.ts';

/** Every appeal. */
export const appealList = defineList(appealsEndpoint, [recordListStrings], ({ column, filter }) => ({
  pageSize: 10,
  order: '-start_date',
  filters: {
    search: filter.text('search', search),
    country: filter.numbers('country', countries),
    atype: filter.number('atype', appealType),
    dtype: filter.number('dtype', disasterType),
    region: filter.regions('region', regions),
    status: filter.number('status', appealStatus),
    start_after: filter.day('start_date__gte', 'startAfter'),
    start_before: filter.endOfDay('start_date__lte', 'startBefore'),
  },
  columns: [
    appealColumns.start,
    column.day('endDate', ({ end_date }) => end_date, { isExtra: true, sortKey: 'end_date' }),
    appealColumns.type,
    appealColumns.code,
    appealColumns.operation,
    column.text('status', ({ status_display }) => status_display, { isExtra: true, sortKey: 'status' }),
    appealColumns.disasterType,
    appealColumns.requested,
    appealColumns.funding,
    column.number('targeted', ({ num_beneficiaries }) => num_beneficiaries, {
      isExtra: true,
      sortKey: 'num_beneficiaries',
    }),
    appealColumns.country,
  ],
  file: { name: 'all-appeals' },
}));
