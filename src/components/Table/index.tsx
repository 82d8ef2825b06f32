import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../icons.tsx';
import styles from './Table.module.css';

/** The key of the column that rows are sorted by, and which way. */
export interface Sort {
  key: string;
  isDescending: boolean;
}

export interface Column<Row> {
  key: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that their digits stand below each other. `@default` 'start' */
  align?: 'start' | 'end' | undefined;
  /** Keeps a short value, such as a date, on one line. `@default` false */
  isUnbroken?: boolean | undefined;
  /** Makes the heading sort, by this key. */
  sortKey?: string | undefined;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  /** Without it the order is fixed. */
  onSort?: ((sort: Sort) => void) | undefined;
}

/**
 * Records as rows; where there is no room for columns each record becomes a card that names its values.
 *
 * The roles are spelt out for screen readers: cards change `display`, at which browsers forget what a table is.
 */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                className={clsx(
                  column.align === 'end' && styles.end,
                  isSortable(column, onSort) && styles.sortable,
                )}
                aria-sort={ariaSort(column, sort)}
              >
                <Heading column={column} sort={sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ key, heading, align, isUnbroken, cell }) => (
                <td
                  key={key}
                  role="cell"
                  data-label={heading}
                  className={clsx(align === 'end' && styles.end, isUnbroken && styles.unbroken)}
                >
                  <div className={styles.value}>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}

type Sorting<Row> = Pick<TableProps<Row>, 'sort' | 'onSort'>;

function Heading<Row>({
  column: { heading, sortKey },
  sort,
  onSort,
}: Sorting<Row> & { column: Column<Row> }) {
  if (!sortKey || !onSort) return <span className={styles.heading}>{heading}</span>;
  const isSorted = sort?.key === sortKey;
  const ArrowIcon = !isSorted ? SortIcon : sort.isDescending ? SortDescendingIcon : SortAscendingIcon;
  return (
    <button
      type="button"
      className={clsx(styles.heading, styles.sort, isSorted && styles.sorted)}
      onClick={() => onSort({ key: sortKey, isDescending: isSorted && !sort.isDescending })}
    >
      {heading}
      <ArrowIcon />
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
