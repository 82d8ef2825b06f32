import { surgeAlertsEndpoint } from '#contracts/surge/alerts.ts';
import { alertStatuses, countries } from '#src/lists/choices.ts';
import { defineList } from '#src/lists/defineList.ts';
import { emergency, search } from '#src/lists/filter.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import { surgeAlertColumns } from '#src/records/surgeAlert/columns.ts';

const { date, position, keywords, start, duration, emergency: of, country, status } = surgeAlertColumns;

/** Every surge alert, open ones first; of one status the newest first. */
export const surgeAlertList = defineList(surgeAlertsEndpoint, [recordListStrings], ({ filter }) => ({
  pageSize: 15,
  order: 'molnix_status',
  thenBy: ['-opens'],
  filters: {
    search: filter.text('search', search),
    country: filter.numbers('country__in', countries),
    event: filter.number('event', emergency),
    status: filter.numbers('molnix_status', alertStatuses),
  },
  columns: [date, position, keywords, start, duration, of, country, status],
  file: { name: 'surge-alerts' },
}));
