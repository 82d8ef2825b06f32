import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { windowStart } from '#src/domain/window.ts';
import { disasterType } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { emergencyColumns } from '#src/records/EmergencyTable/columns.ts';
import { emergencyTableStrings } from '#src/records/EmergencyTable/strings.ts';
import { fieldReportColumns } from '#src/records/fieldReportList/columns.ts';

/** The emergencies of the last 30 days, or of the days that the reader has asked for. */
export const recentEmergencies = defineList(emergenciesEndpoint, [emergencyTableStrings], ({ filter }) => ({
  pageSize: 5,
  order: '-disaster_start_date',
  filters: {
    start_after: filter.day('disaster_start_date__gte', 'startAfter', { usual: windowStart }),
    start_before: filter.endOfDay('disaster_start_date__lte', 'startBefore'),
    dtype: filter.number('dtype', disasterType),
  },
  columns: emergencyColumns,
}));

/** The field reports of these days. */
export const recentReports = defineList(fieldReportsEndpoint, [recordListStrings], ({ filter }) => ({
  pageSize: 5,
  order: '-created_at',
  filters: {
    created_after: filter.day('created_at__gte', 'createdAfter', { usual: windowStart }),
    created_before: filter.endOfDay('created_at__lte', 'createdBefore'),
  },
  columns: fieldReportColumns,
}));
