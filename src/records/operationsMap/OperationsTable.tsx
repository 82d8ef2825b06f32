import { pathTo } from '#src/core/links.ts';
import { coverage } from '#src/domain/appeals.ts';
import { disasterPictogram } from '#src/domain/disasterPictograms.ts';
import { type Appeal, sortOperations } from '#src/domain/operations.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { columnsOf } from '#src/lists/column.ts';
import { ListPager, ListTable } from '#src/lists/ListTable.tsx';
import { useLocalList } from '#src/lists/useList.ts';
import type { ListState } from '#src/lists/useListState.ts';
import styles from './operationsMap.module.css';
import { operationsMapStrings } from './strings.ts';

const column = columnsOf<Appeal, string, keyof typeof operationsMapStrings.english>();
const LIST = {
  pageSize: 5,
  words: [operationsMapStrings],
  order: '-start_date',
  sorted: sortOperations,
  columns: [
    column.day('startDate', ({ start_date }) => start_date, { sortKey: 'start_date' }),
    column.text('appealType', ({ atype_display }) => atype_display, { sortKey: 'atype' }),
    column.code('appealCode', ({ code }) => code, { sortKey: 'code' }),
    column.link(
      'operation',
      ({ event, name }) => ({
        text: name,
        to: event ? pathTo('emergency', { emergencyId: event }) : undefined,
      }),
      { sortKey: 'name' },
    ),
    column.text('disasterType', ({ dtype }) => dtype?.name, {
      sortKey: 'dtype',
      pictogram: ({ dtype }) => disasterPictogram(dtype?.id),
    }),
    column.number('fundingRequirements', ({ amount_requested }) => amount_requested, {
      sortKey: 'amount_requested',
    }),
    column.percent('fundingCoverage', (appeal) => coverage(appeal.amount_funded, appeal.amount_requested), {
      sortKey: 'amount_funded',
    }),
    column.country('country', ({ country }) => country, { sortKey: 'country' }),
  ],
};

/** The operations one a row, sorted and paged here: all of them are there already. `state`: of their filters. */
export function OperationsTable({ appeals, state }: { appeals: readonly Appeal[]; state: ListState }) {
  const view = useLocalList(appeals, LIST, state);
  const { words, language } = view.about;
  return (
    <div className={styles.table}>
      <ListTable
        view={view}
        caption={fill(words.heading, { count: formatNumber(appeals.length, language) })}
      />
      <ListPager view={view} />
    </div>
  );
}
