import { Fragment, useState } from 'react';
import { regionsEndpoint } from '#contracts/endpoints/domain.ts';
import { hasScreen, pathTo } from '#src/app/links.ts';
import { regionLink } from '#src/app/placeLinks.ts';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Emergency } from '../EmergencyScreen/index.tsx';
import { regionsInput } from '../EmergencyScreen/requests.ts';
import { CountryLinks } from '../RecordList/CountryLinks.tsx';
import { emergencyReportsStrings } from './strings.ts';

const PAGE_SIZE = 10;

/** The field reports of an emergency, newest first. */
export function FieldReports({ reports }: { reports: Emergency['field_reports'] }) {
  const strings = useStrings(emergencyReportsStrings);
  const language = useLanguage();
  const [offset, setOffset] = useState(0);
  if (reports.length === 0) return null;
  const heading = fill(strings.reports, { count: formatNumber(reports.length, language) });
  const newest = [...reports].sort((one, other) => other.created_at.localeCompare(one.created_at));
  return (
    <Panel
      heading={heading}
      footer={
        <Pager of={heading} count={reports.length} limit={PAGE_SIZE} offset={offset} onChange={setOffset} />
      }
    >
      <Table
        caption={heading}
        rows={newest.slice(offset, offset + PAGE_SIZE)}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'created',
            heading: strings.createdAt,
            isUnbroken: true,
            cell: ({ created_at }) => formatDate(created_at, language),
          },
          {
            key: 'name',
            heading: strings.name,
            cell: ({ id, summary }) =>
              hasScreen('fieldReport') ? (
                <TextLink to={pathTo('fieldReport', { fieldReportId: id })}>{summary ?? '--'}</TextLink>
              ) : (
                (summary ?? '--')
              ),
          },
          {
            key: 'countries',
            heading: strings.countries,
            cell: ({ countries }) => <CountryLinks countries={countries} />,
          },
          {
            key: 'regions',
            heading: strings.regions,
            cell: ({ countries }) => <RegionLinks of={new Set(countries.map(({ region }) => region))} />,
          },
        ]}
      />
    </Panel>
  );
}

function RegionLinks({ of: ids }: { of: ReadonlySet<number | null | undefined> }) {
  const { answer } = useRequest(regionsEndpoint, regionsInput);
  const regions = (answer?.results ?? []).filter(({ id }) => ids.has(id));
  if (regions.length === 0) return '--';
  return regions.map(({ id, region_name }, index) => (
    <Fragment key={id}>
      {index > 0 && ' · '}
      <TextLink to={regionLink(id)}>{region_name}</TextLink>
    </Fragment>
  ));
}
