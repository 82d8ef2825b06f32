import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { appealTotals } from '#src/domain/appeals.ts';
import { countries, disasterType, regions, withAppeals } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { search } from '#src/lists/filter.ts';
import { emergencyColumns } from '#src/records/EmergencyTable/columns.ts';
import { emergencyTableStrings } from '#src/records/EmergencyTable/strings.ts';

/** What came stands after what was asked for. */
const REQUESTED = emergencyColumns.findIndex(({ heading }) => heading === 'requested') + 1;

/** Every emergency. */
export const emergencyList = defineList(
  emergenciesEndpoint,
  [emergencyTableStrings],
  ({ column, filter }) => ({
    pageSize: 15,
    order: '-disaster_start_date',
    filters: {
      search: filter.text('search', search),
      country: filter.numbers('countries__in', countries),
      dtype: filter.number('dtype', disasterType),
      start_after: filter.day('disaster_start_date__gte', 'startAfter'),
      start_before: filter.endOfDay('disaster_start_date__lte', 'startBefore'),
      region: filter.regions('regions__in', regions),
      appeal_type: filter.numbers('appeal_type', withAppeals),
    },
    columns: [
      ...emergencyColumns.slice(0, REQUESTED),
      column.number('funded', ({ appeals }) => appealTotals(appeals).funded, { isExtra: true }),
      ...emergencyColumns.slice(REQUESTED),
      column.number('deployments', ({ active_deployments }) => active_deployments, { isExtra: true }),
      column.day('updated', ({ updated_at }) => updated_at, { isExtra: true, sortKey: 'updated_at' }),
    ],
    file: { name: 'all-emergencies' },
  }),
);
