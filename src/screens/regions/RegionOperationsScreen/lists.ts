import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { windowStart } from '#src/domain/window.ts';
import { appealType, disasterType } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { appealColumns } from '#src/records/appealList/columns.ts';
import { emergencyColumns } from '#src/records/EmergencyTable/columns.ts';
import { emergencyTableStrings } from '#src/records/EmergencyTable/strings.ts';
import { runningAt } from '#src/records/operationsMap/requests.ts';
import { regionStrings } from '../strings.ts';

const PAST_TOO = 'all';

/** Appeals of a region, those that run now unless past ones are wanted too. Its filters are called after it: the map of the page has its own. */
export const regionAppeals = defineList(
  appealsEndpoint,
  [recordListStrings, regionStrings],
  ({ filter }) => ({
    pageSize: 5,
    order: '-start_date',
    filters: {
      appeals_type: filter.number('atype', appealType),
      appeals_disaster: filter.number('dtype', disasterType),
      appeals_period: filter.rule(
        { kind: 'words', label: 'period', placeholder: 'runningNow', options: { [PAST_TOO]: 'pastToo' } },
        (value, now) => (value === PAST_TOO ? {} : runningAt(now)),
      ),
      appeals_after: filter.day('start_date__gte', 'startAfter'),
      appeals_before: filter.endOfDay('start_date__lte', 'startBefore'),
    },
    columns: Object.values(appealColumns),
    file: { name: 'appeals' },
  }),
);

/** The emergencies of a region that began in the last 30 days. */
export const regionEmergencies = defineList(emergenciesEndpoint, [emergencyTableStrings], ({ filter }) => ({
  pageSize: 5,
  order: '-disaster_start_date',
  always: (now) => ({ disaster_start_date__gte: windowStart(now) }),
  filters: { emergencies_disaster: filter.number('dtype', disasterType) },
  columns: emergencyColumns,
  file: { name: 'recent-emergencies' },
}));
