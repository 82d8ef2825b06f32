import type { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import { pathTo } from '#src/core/links.ts';
import { actorOf, peopleReached } from '#src/domain/activities.ts';
import { formatList } from '#src/i18n/format.ts';
import { emergencyLink } from '#src/lists/cells.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { RowOf, SortKeyOf } from '#src/lists/defineList.ts';
import type { recordListStrings } from '#src/lists/strings.ts';
import { ActivityMenu } from '#src/records/activity/ActivityMenu.tsx';
import type { activityListStrings } from './strings.ts';

type Endpoint = typeof emergencyProjectsEndpoint;
export type ActivityRow = RowOf<Endpoint>;
export type ActivityWord = keyof typeof recordListStrings.english | keyof typeof activityListStrings.english;
const column = columnsOf<ActivityRow, SortKeyOf<Endpoint>, ActivityWord>();

/** What lists of activities in emergencies show of them. */
export const activityColumns = {
  actor: column.text('actor', actorOf),
  title: column.link(
    'title',
    ({ id, title }) => ({ text: title, to: pathTo('activity', { activityId: id }) }),
    {
      sortKey: 'title',
    },
  ),
  emergency: column.link('emergency', ({ event_details }) => emergencyLink(event_details), {
    sortKey: 'event__name',
  }),
  start: column.day('startDate', ({ start_date }) => start_date, { sortKey: 'start_date' }),
  end: column.day('endDate', ({ end_date }) => end_date, { sortKey: 'end_date' }),
  country: column.country(
    'country',
    ({ country, country_details }) => ({ ...country_details, id: country }),
    {
      sortKey: 'country__name',
    },
  ),
  province: column.text('province', ({ districts_details }, { language }) =>
    formatList(
      districts_details.map(({ name }) => name),
      language,
    ),
  ),
  sectors: column.text('sectors', ({ activities }, { language }) =>
    formatList([...new Set(activities.map(({ sector_details }) => sector_details.title))], language),
  ),
  status: column.text('status', ({ status_display }) => status_display, {
    sortKey: 'status',
    isUnbroken: true,
  }),
  reached: column.number('services', peopleReached),
  /** For those who may change some. */
  actions: column.drawn('actions', (row, { words }) => <ActivityMenu activity={row} strings={words} />, {
    align: 'end',
  }),
};
