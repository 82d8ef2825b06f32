import { regionsEndpoint } from '#contracts/endpoints/domain.ts';
import { fieldReportsEndpoint } from '#contracts/endpoints/response.ts';
import { hasScreen, pathTo } from '#src/app/links.ts';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { offsetOf, pageOfOffset, sortOf } from '#src/domain/listAddress.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { CountryLinks } from '../RecordList/CountryLinks.tsx';
import { type Filter, Filters, isFiltered } from '../RecordList/Filters.tsx';
import styles from './EmergencyOverviewScreen.module.css';
import { PAGE_SIZE, recentReportsInput, reportOrdering, windowStart } from './requests.ts';
import { emergencyOverviewStrings } from './strings.ts';

const FILTERS: readonly Filter[] = [
  { name: 'created_after', kind: 'day', label: 'createdAfter' },
  { name: 'created_before', kind: 'day', label: 'createdBefore' },
];

const regionsInput = { query: { limit: 9999 } };

/** The field reports of the last 30 days, and the way to those of each region. Order and page stand in the address. */
export function RecentReports() {
  const strings = useStrings(emergencyOverviewStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { query, change } = useQueryState();
  const now = new Date();
  const reports = useRequest(fieldReportsEndpoint, recentReportsInput(query, now), {
    isPreserved: true,
  });
  const rows = reports.answer?.results ?? [];
  const isNarrowed = isFiltered(FILTERS, query);
  const heading = fill(isNarrowed ? strings.chosenReports : strings.reports, {
    count: formatNumber(reports.answer?.count, language),
  });
  return (
    <Panel
      heading={heading}
      actions={<TextLink to={pathTo('fieldReports')}>{strings.viewAllReports}</TextLink>}
      filters={
        <Filters
          filters={FILTERS}
          query={query}
          change={(values) => change({ ...values, page: '' })}
          usual={{ created_after: windowStart(now) }}
        />
      }
      state={messageState(reports, { isEmpty: rows.length === 0, isFiltered: isNarrowed })}
      error={{ message: errorText(reports.error) }}
      onRetry={reports.retry}
      skeleton={<Skeleton height="26rem" />}
      footer={
        <>
          <Pager
            of={heading}
            count={reports.answer?.count ?? 0}
            limit={PAGE_SIZE}
            offset={offsetOf(query, PAGE_SIZE)}
            onChange={(offset) => change({ page: pageOfOffset(offset, PAGE_SIZE) }, { isNewEntry: true })}
          />
          <ByRegion />
        </>
      }
    >
      <Table
        caption={heading}
        rows={rows}
        rowKey={({ id }) => String(id)}
        sort={sortOf(reportOrdering(query))}
        onSort={({ key, isDescending }) => change({ sort: isDescending ? `-${key}` : key, page: '' })}
        columns={[
          {
            key: 'created',
            heading: strings.createdAt,
            isUnbroken: true,
            sortKey: 'created_at',
            cell: ({ created_at }) => formatDate(created_at, language),
          },
          {
            key: 'name',
            heading: strings.name,
            sortKey: 'summary',
            cell: ({ id, summary }) =>
              hasScreen('fieldReport') ? (
                <TextLink to={pathTo('fieldReport', { fieldReportId: id })}>{summary ?? '--'}</TextLink>
              ) : (
                (summary ?? '--')
              ),
          },
          {
            key: 'emergency',
            heading: strings.emergency,
            cell: ({ event_details }) =>
              event_details ? (
                <TextLink to={pathTo('emergency', { emergencyId: event_details.id })}>
                  {event_details.name ?? '--'}
                </TextLink>
              ) : (
                '--'
              ),
          },
          {
            key: 'type',
            heading: strings.type,
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
    </Panel>
  );
}

function ByRegion() {
  const strings = useStrings(emergencyOverviewStrings);
  const regions = useRequest(regionsEndpoint, regionsInput);
  return (
    <nav aria-label={strings.reportsOf} className={styles.regions}>
      <span>{strings.reportsOf}</span>
      <ul>
        {(regions.answer?.results ?? []).map(({ id, region_name }) => (
          <li key={id}>
            <TextLink to={pathTo('fieldReports', undefined, { region: id })}>{region_name}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
