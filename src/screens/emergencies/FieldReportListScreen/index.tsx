import { useSearchParams } from 'react-router-dom';
import { fieldReportsEndpoint } from '#contracts/endpoints/response.ts';
import { useApp } from '#src/app/AppContext.ts';
import { apiAddress } from '#src/app/apiAddress.ts';
import { hasScreen, pathTo } from '#src/app/links.ts';
import { routeStrings } from '#src/app/routes/strings.ts';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { CountryLinks, namesOf } from '../RecordList/CountryLinks.tsx';
import type { Filter } from '../RecordList/Filters.tsx';
import { RecordList } from '../RecordList/index.tsx';
import { recordListStrings } from '../RecordList/strings.ts';
import { fieldReportOrdering, fieldReportsInput, PAGE_SIZE } from './requests.ts';

const FILTERS: readonly Filter[] = [
  { name: 'search', kind: 'search' },
  { name: 'created_after', kind: 'day', label: 'createdAfter' },
  { name: 'created_before', kind: 'day', label: 'createdBefore' },
  { name: 'dtype', kind: 'disasterType' },
  { name: 'region', kind: 'regions' },
  { name: 'country', kind: 'countries' },
];

/** `/field-reports/all`: every field report that the reader may see. */
export function FieldReportListScreen() {
  const strings = useStrings(recordListStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const [query] = useSearchParams();
  const { client, config } = useApp();
  const list = useRequest(fieldReportsEndpoint, fieldReportsInput(query), { isPreserved: true });
  return (
    <RecordList
      title={titles.fieldReports}
      list={list}
      filters={FILTERS}
      pageSize={PAGE_SIZE}
      api={apiAddress(config, fieldReportsEndpoint, fieldReportsInput(query))}
      csv={{
        fileName: 'field-reports.csv',
        columns: [
          { heading: strings.createdAt, value: ({ created_at }) => created_at.slice(0, 10) },
          { heading: strings.name, value: ({ summary }) => summary },
          { heading: strings.emergency, value: ({ event_details }) => event_details?.name },
          { heading: strings.disasterType, value: ({ dtype_details }) => dtype_details.name },
          { heading: strings.countries, value: ({ countries_details }) => namesOf(countries_details) },
        ],
        loadPage: (page, signal) =>
          client.call(fieldReportsEndpoint, {
            query: { ...fieldReportsInput(query).query, ...page },
            signal,
          }),
      }}
      ordering={fieldReportOrdering(query)}
    >
      {(reports, table) => (
        <Table
          {...table}
          rows={reports}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: 'createdAt',
              isUnbroken: true,
              heading: strings.createdAt,
              sortKey: 'created_at',
              cell: ({ created_at }) => formatDate(created_at, language),
            },
            {
              key: 'name',
              heading: strings.name,
              sortKey: 'summary',
              cell: ({ id, summary }) =>
                hasScreen('fieldReport') ? (
                  <TextLink to={pathTo('fieldReport', { fieldReportId: id })}>{summary || '--'}</TextLink>
                ) : (
                  summary || '--'
                ),
            },
            {
              key: 'emergency',
              heading: strings.emergency,
              sortKey: 'event',
              cell: ({ event_details: event }) =>
                event ? (
                  <TextLink to={pathTo('emergency', { emergencyId: event.id })}>
                    {event.name ?? '--'}
                  </TextLink>
                ) : (
                  '--'
                ),
            },
            {
              key: 'disasterType',
              heading: strings.disasterType,
              sortKey: 'dtype',
              cell: ({ dtype_details }) => dtype_details.name ?? '--',
            },
            {
              key: 'countries',
              heading: strings.countries,
              cell: ({ countries_details }) => <CountryLinks countries={countries_details} />,
            },
          ]}
        />
      )}
    </RecordList>
  );
}
