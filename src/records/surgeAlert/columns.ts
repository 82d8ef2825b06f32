import type { surgeAlertsEndpoint } from '#contracts/surge/alerts.ts';
import { durationOf, keywordsOf, positionOf, startsImmediately } from '#src/domain/surgeAlerts.ts';
import { formatDuration } from '#src/i18n/duration.ts';
import { formatDate, formatList } from '#src/i18n/format.ts';
import { emergencyLink } from '#src/lists/cells.ts';
import { columnsOf } from '#src/lists/column.ts';
import type { RowOf, SortKeyOf } from '#src/lists/defineList.ts';
import type { recordListStrings } from '#src/lists/strings.ts';

type Endpoint = typeof surgeAlertsEndpoint;
const column = columnsOf<RowOf<Endpoint>, SortKeyOf<Endpoint>, keyof typeof recordListStrings.english>();

/** What lists of surge alerts show of them. */
export const surgeAlertColumns = {
  date: column.day('alertDate', ({ opens }) => opens, { sortKey: 'opens' }),
  position: column.text('position', positionOf, { english: 'untranslated', isRowHeader: true }),
  keywords: column.text('keywords', (alert, { language }) => formatList(keywordsOf(alert), language), {
    english: 'untranslated',
    file: (alert) => keywordsOf(alert).join(', '),
  }),
  start: column.text(
    'startDate',
    (alert, { now, words, language }) =>
      startsImmediately(alert, now) ? words.immediately : formatDate(alert.start, language),
    { isUnbroken: true, file: ({ start }) => start?.slice(0, 10) },
  ),
  duration: column.text('duration', (alert, { language }) => formatDuration(durationOf(alert), language), {
    file: { heading: 'endDate', value: ({ end }) => end?.slice(0, 10) },
  }),
  emergency: column.link('emergency', ({ event }) => emergencyLink(event)),
  country: column.country('country', ({ country }) => country),
  status: column.text('status', ({ molnix_status_display }) => molnix_status_display, {
    sortKey: 'molnix_status',
  }),
};
