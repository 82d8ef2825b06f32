import { useSearchParams } from 'react-router-dom';
import { appealsEndpoint } from '#contracts/endpoints/response.ts';
import { useApp } from '#src/app/AppContext.ts';
import { apiAddress } from '#src/app/apiAddress.ts';
import { pathTo } from '#src/app/links.ts';
import { countryLink } from '#src/app/placeLinks.ts';
import { routeStrings } from '#src/app/routes/strings.ts';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { coverage } from '#src/domain/appeals.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Filter } from '../RecordList/Filters.tsx';
import { RecordList } from '../RecordList/index.tsx';
import { recordListStrings } from '../RecordList/strings.ts';
import { appealOrdering, appealsInput, PAGE_SIZE } from './requests.ts';

const FILTERS: readonly Filter[] = [
  { name: 'search', kind: 'search' },
  { name: 'start_after', kind: 'day', label: 'startAfter' },
  { name: 'start_before', kind: 'day', label: 'startBefore' },
  { name: 'atype', kind: 'appealType' },
  { name: 'dtype', kind: 'disasterType' },
  { name: 'region', kind: 'regions' },
  { name: 'country', kind: 'countries' },
  { name: 'status', kind: 'appealStatus' },
];

/** `/appeals/all`: every appeal, past ones included. An appeal that is still to be confirmed has no emergency yet. */
export function AppealListScreen() {
  const strings = useStrings(recordListStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const [query] = useSearchParams();
  const { client, config } = useApp();
  const list = useRequest(appealsEndpoint, appealsInput(query), { isPreserved: true });
  return (
    <RecordList
      title={titles.appeals}
      list={list}
      filters={FILTERS}
      pageSize={PAGE_SIZE}
      api={apiAddress(config, appealsEndpoint, appealsInput(query))}
      csv={{
        fileName: 'all-appeals.csv',
        columns: [
          { heading: strings.startDate, value: ({ start_date }) => start_date?.slice(0, 10) },
          { heading: strings.appealType, value: ({ atype_display }) => atype_display },
          { heading: strings.code, value: ({ code }) => code },
          { heading: strings.operation, value: ({ name }) => name },
          { heading: strings.disasterType, value: ({ dtype }) => dtype.name },
          { heading: strings.requested, value: ({ amount_requested }) => amount_requested },
          { heading: strings.funded, value: ({ amount_funded }) => amount_funded },
          { heading: strings.country, value: ({ country }) => country.name },
        ],
        loadPage: (page, signal) =>
          client.call(appealsEndpoint, { query: { ...appealsInput(query).query, ...page }, signal }),
      }}
      ordering={appealOrdering(query)}
    >
      {(appeals, table) => (
        <Table
          {...table}
          rows={appeals}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'startDate',
              isUnbroken: true,
              heading: strings.startDate,
              sortKey: 'start_date',
              cell: ({ start_date }) => formatDate(start_date, language),
            },
            {
              key: 'type',
              heading: strings.appealType,
              sortKey: 'atype',
              cell: ({ atype_display }) => atype_display,
            },
            { key: 'code', heading: strings.code, sortKey: 'code', cell: ({ code }) => <bdi>{code}</bdi> },
            {
              key: 'operation',
              heading: strings.operation,
              cell: ({ name, event }) =>
                event ? <TextLink to={pathTo('emergency', { emergencyId: event })}>{name}</TextLink> : name,
            },
            {
              key: 'disasterType',
              heading: strings.disasterType,
              sortKey: 'dtype',
              cell: ({ dtype }) => dtype.name ?? '--',
            },
            {
              key: 'requested',
              heading: strings.requested,
              align: 'end',
              sortKey: 'amount_requested',
              cell: ({ amount_requested }) => formatNumber(amount_requested, language),
            },
            {
              key: 'funding',
              heading: strings.funding,
              sortKey: 'amount_funded',
              cell: ({ amount_funded, amount_requested }) => {
                const percent = coverage(amount_funded, amount_requested);
                return <ProgressBar value={percent} label={formatPercent(percent, language)} />;
              },
            },
            {
              key: 'country',
              heading: strings.country,
              cell: ({ country }) => <TextLink to={countryLink(country.id)}>{country.name ?? '--'}</TextLink>,
            },
          ]}
        />
      )}
    </RecordList>
  );
}
