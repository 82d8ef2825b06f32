import { useState } from 'react';
import { pathTo } from '#src/app/links.ts';
import { countryLink } from '#src/app/placeLinks.ts';
import { Pager } from '#src/components/Pager/index.tsx';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { type Sort, Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { coverage } from '#src/domain/appeals.ts';
import { type Appeal, sortOperations } from '#src/domain/operations.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import own from './more.module.css';
import { homeMoreStrings } from './strings.ts';

const PAGE_SIZE = 5;

/** The operations one a row, sorted and paged here: all of them are there already. */
export function OperationsTable({ appeals }: { appeals: readonly Appeal[] }) {
  const strings = useStrings(homeMoreStrings);
  const language = useLanguage();
  const [sort, setSort] = useState<Sort>({ key: 'start_date', isDescending: true });
  const [wanted, setOffset] = useState(0);
  const offset = wanted < appeals.length ? wanted : 0;
  return (
    <div className={own.table}>
      <Table
        caption={fill(strings.table, { count: formatNumber(appeals.length, language) })}
        rows={sortOperations(appeals, sort).slice(offset, offset + PAGE_SIZE)}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          setOffset(0);
        }}
        columns={[
          {
            key: 'start',
            heading: strings.startDate,
            isUnbroken: true,
            sortKey: 'start_date',
            cell: ({ start_date }) => formatDate(start_date, language),
          },
          {
            key: 'type',
            heading: strings.appealType,
            sortKey: 'atype',
            cell: ({ atype_display }) => atype_display,
          },
          { key: 'code', heading: strings.appealCode, cell: ({ code }) => code },
          {
            key: 'operation',
            heading: strings.operation,
            cell: ({ event, name }) =>
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
            heading: strings.fundingRequirements,
            align: 'end',
            sortKey: 'amount_requested',
            cell: ({ amount_requested }) => formatNumber(amount_requested, language),
          },
          {
            key: 'funded',
            heading: strings.fundingCoverage,
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
      <Pager count={appeals.length} limit={PAGE_SIZE} offset={offset} onChange={setOffset} />
    </div>
  );
}
