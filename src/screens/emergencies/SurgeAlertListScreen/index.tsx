import { useSearchParams } from 'react-router-dom';
import { surgeAlertsEndpoint } from '#contracts/endpoints/response.ts';
import { useApp } from '#src/app/AppContext.ts';
import { apiAddress } from '#src/app/apiAddress.ts';
import { pathTo } from '#src/app/links.ts';
import { countryLink } from '#src/app/placeLinks.ts';
import { routeStrings } from '#src/app/routes/strings.ts';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { durationOf, keywordsOf, positionOf, startsImmediately } from '#src/domain/surgeAlerts.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate, formatDuration } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Filter } from '../RecordList/Filters.tsx';
import { RecordList } from '../RecordList/index.tsx';
import { recordListStrings } from '../RecordList/strings.ts';
import { PAGE_SIZE, surgeAlertsInput } from './requests.ts';

const FILTERS: readonly Filter[] = [
  { name: 'search', kind: 'search' },
  { name: 'country', kind: 'countries' },
  { name: 'event', kind: 'emergency' },
  { name: 'status', kind: 'alertStatuses' },
];

/** `/alerts/all`: every surge alert, open ones first. `event` in the address keeps those of one emergency. */
export function SurgeAlertListScreen() {
  const strings = useStrings(recordListStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const [query] = useSearchParams();
  const { client, config } = useApp();
  const list = useRequest(surgeAlertsEndpoint, surgeAlertsInput(query), { isPreserved: true });
  const now = new Date();
  return (
    <RecordList
      title={titles.surgeAlerts}
      list={list}
      filters={FILTERS}
      pageSize={PAGE_SIZE}
      api={apiAddress(config, surgeAlertsEndpoint, surgeAlertsInput(query))}
      csv={{
        fileName: 'surge-alerts.csv',
        columns: [
          { heading: strings.alertDate, value: ({ opens }) => opens?.slice(0, 10) },
          { heading: strings.position, value: positionOf },
          { heading: strings.keywords, value: (alert) => keywordsOf(alert).join(', ') },
          { heading: strings.startDate, value: ({ start }) => start?.slice(0, 10) },
          { heading: strings.endDate, value: ({ end }) => end?.slice(0, 10) },
          { heading: strings.emergency, value: ({ event }) => event?.name },
          { heading: strings.country, value: ({ country }) => country?.name },
          { heading: strings.status, value: ({ molnix_status_display }) => molnix_status_display },
        ],
        loadPage: (page, signal) =>
          client.call(surgeAlertsEndpoint, { query: { ...surgeAlertsInput(query).query, ...page }, signal }),
      }}
    >
      {(alerts, table) => (
        <Table
          {...table}
          rows={alerts}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: 'alertDate',
              isUnbroken: true,
              heading: strings.alertDate,
              cell: ({ opens }) => formatDate(opens, language),
            },
            { key: 'position', heading: strings.position, cell: positionOf },
            {
              key: 'keywords',
              heading: strings.keywords,
              cell: (alert) => keywordsOf(alert).join(', ') || '--',
            },
            {
              key: 'startDate',
              isUnbroken: true,
              heading: strings.startDate,
              cell: (alert) =>
                startsImmediately(alert, now) ? strings.immediately : formatDate(alert.start, language),
            },
            {
              key: 'duration',
              heading: strings.duration,
              cell: (alert) => formatDuration(durationOf(alert), language),
            },
            {
              key: 'emergency',
              heading: strings.emergency,
              cell: ({ event }) =>
                event ? (
                  <TextLink to={pathTo('emergency', { emergencyId: event.id })}>
                    {event.name ?? '--'}
                  </TextLink>
                ) : (
                  '--'
                ),
            },
            {
              key: 'country',
              heading: strings.country,
              cell: ({ country }) =>
                country ? <TextLink to={countryLink(country.id)}>{country.name ?? '--'}</TextLink> : '--',
            },
            {
              key: 'status',
              heading: strings.status,
              cell: ({ molnix_status_display }) => molnix_status_display,
            },
          ]}
        />
      )}
    </RecordList>
  );
}
