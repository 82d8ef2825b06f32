import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { countries, disasterType, regions } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { search } from '#src/lists/filter.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { fieldReportColumns } from '#src/records/fieldReportList/columns.ts';

/** Every field report that the reader may see. */
export const fieldReportList = defineList(fieldReportsEndpoint, [recordListStrings], ({ filter }) => ({
  pageSize: 15,
  order: '-created_at',
  filters: {
    search: filter.text('search', search),
    country: filter.numbers('countries__in', countries),
    dtype: filter.number('dtype', disasterType),
    created_after: filter.day('created_at__gte', 'createdAfter'),
    created_before: filter.endOfDay('created_at__lte', 'createdBefore'),
    region: filter.regions('regions__in', regions),
  },
  columns: fieldReportColumns,
  file: { name: 'field-reports' },
}));
