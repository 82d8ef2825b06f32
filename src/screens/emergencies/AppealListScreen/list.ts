import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { appealStatus, appealType, countries, disasterType, regions } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { search } from '#src/lists/filter.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { appealColumns } from '#src/records/appealList/columns.ts';

/** Every appeal. */
export const appealList = defineList(appealsEndpoint, [recordListStrings], ({ filter }) => ({
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
  columns: Object.values(appealColumns),
  file: { name: 'all-appeals' },
}));
