import clsx from 'clsx';
import { type CSSProperties, memo, type ReactNode, startTransition, useOptimistic, useRef } from 'react';
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../laterIcons.tsx';
import { lazyPart, Part } from '../lazyPart.tsx';
import styles from './Table.module.css';
import { type Column, type TableBodyProps, TableRow } from './TableRow.tsx';

/** More rows than these are shown in a box that scrolls, those in sight alone. */
export const MOST_ROWS = 200;
/** Rows that stand while the code for so many is on its way. */
const FIRST_ROWS = 50;

/** So many columns stay columns, however narrow the page is. */
const FEW_COLUMNS = 3;

const virtualRows = lazyPart(async () => (await import('./VirtualRows.tsx')).VirtualRows);

/** The key of the column that rows are sorted by, and which way. */
export interface Sort {
  key: string;
  isDescending: boolean;
}

export type { Column } from './TableRow.tsx';

export interface TableProps<Row> extends TableBodyProps<Row> {
  caption: string;
  sort?: Sort | undefined;
  /** Gets what makes the next order out of the one there is by then. Without it the order is fixed. */
  onSort?: ((next: (sort: Sort | undefined) => Sort) => void) | undefined;
}

/**
 * Records as rows; where there is no room for columns each record becomes a card that names its values. Beyond 200 rows it
 * scrolls by itself and holds those in sight.
 *
 * The roles are spelt out for screen readers: cards change `display`, at which browsers forget what a table is.
 */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort }: TableProps<Row>) {
  const scroller = useRef<HTMLElement>(null);
  const isLong = rows.length > MOST_ROWS;
  // The press is answered at its heading; the rows follow.
  const [shown, show] = useOptimistic(sort);
  const sorting: Sorting = {
    sort: shown,
    onSort:
      onSort &&
      ((next) =>
        startTransition(() => {
          show(next);
          onSort(next);
        })),
  };
  const body = { columns, rows, rowKey };
  const table = (
    <div className={clsx(styles.frame, columns.length <= FEW_COLUMNS && styles.few)}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table
        role="table"
        className={styles.table}
        // What a card is about as high as.
        style={{ '--columns': columns.length } as CSSProperties}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={isLong ? 1 : undefined}>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                data-label={column.heading}
                className={clsx(
                  column.align === 'end' && styles.end,
                  isSortable(column, onSort) && styles.sortable,
                )}
                aria-sort={ariaSort(column, shown)}
              >
                <Heading column={column} {...sorting} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {isLong ? (
            <Part
              of={virtualRows}
              // Rows of any kind: a part is made once, for all tables.
              props={{ ...(body as TableBodyProps<unknown>), scroller }}
              pending={<Rows {...body} rows={rows.slice(0, FIRST_ROWS)} />}
              // Slow, but all of them.
              failed={() => <Rows {...body} />}
            />
          ) : (
            <Rows {...body} />
          )}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
  if (!isLong) return table;
  return (
    // A keyboard scrolls what it can focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section ref={scroller} className={styles.scroller} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}

/** Drawn anew with other columns or rows alone: most presses around a table change neither. */
const Rows = memo(function Rows<Row>({ columns, rows, rowKey }: TableBodyProps<Row>) {
  return rows.map((row) => <TableRow key={rowKey(row)} columns={columns} row={row} />);
}) as <Row>(props: TableBodyProps<Row>) => ReactNode;

type Sorting = Pick<TableProps<never>, 'sort' | 'onSort'>;

function Heading<Row>({
  column: { heading, sortKey, align, isLargestFirst = align === 'end' },
  sort,
  onSort,
}: Sorting & { column: Column<Row> }) {
  if (!sortKey || !onSort) return <span className={styles.heading}>{heading}</span>;
  const isSorted = sort?.key === sortKey;
  const lastWord = heading.lastIndexOf(' ') + 1;
  const ArrowIcon = !isSorted ? SortIcon : sort.isDescending ? SortDescendingIcon : SortAscendingIcon;
  return (
    <button
      type="button"
      className={clsx(styles.heading, styles.sort, isSorted && styles.sorted)}
      // On a phone they stand in a row that scrolls; the browser is content with a part of the one that has the focus.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })}
      onClick={() =>
        onSort((now) => ({
          key: sortKey,
          isDescending: now?.key === sortKey ? !now.isDescending : isLargestFirst,
        }))
      }
    >
      {heading.slice(0, lastWord)}
      <span className={styles.arrowed}>
        {heading.slice(lastWord)}
        <ArrowIcon />
      </span>
    </button>
  );
}

function isSortable<Row>({ sortKey }: Column<Row>, onSort: TableProps<Row>['onSort']) {
  return sortKey !== undefined && onSort !== undefined;
}

function ariaSort<Row>({ sortKey }: Column<Row>, sort: Sort | undefined) {
  if (!sortKey || sort?.key !== sortKey) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}
