import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Table.module.css';

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
  /** Says what its row is about: heard with each value of it. `@default` the first column does */
  isRowHeader?: boolean | undefined;
  /** The first press of its heading puts the largest on top. `@default` true for numbers, aligned to the `end` */
  isLargestFirst?: boolean | undefined;
}

/** What the body of a table needs of it. */
export interface TableBodyProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

interface TableRowProps<Row> extends ComponentProps<'tr'> {
  columns: readonly Column<Row>[];
  row: Row;
}

/** What nobody breaks, an address or a key that was held down, is longer than any word. */
const ENDLESS = /\S{40}/;

/** At every rendering: in columns such a text would widen the page, while the words of others stay whole however narrow they are. */
function breakEndless(value: HTMLElement | null) {
  value?.classList.toggle(styles.endless ?? '', ENDLESS.test(value.textContent));
}

/** One record. Other properties go to its element. */
export function TableRow<Row>({ columns, row, ...props }: TableRowProps<Row>) {
  const naming = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see `Table`
    <tr role="row" {...props}>
      {columns.map((column) => {
        const { key, heading, align, isUnbroken, cell } = column;
        const Cell = column === naming ? 'th' : 'td';
        return (
          <Cell
            key={key}
            scope={column === naming ? 'row' : undefined}
            role={column === naming ? 'rowheader' : 'cell'}
            data-label={heading}
            className={clsx(align === 'end' && styles.end, isUnbroken && styles.unbroken)}
          >
            <div ref={(value) => breakEndless(value)} className={styles.value}>
              {cell(row)}
            </div>
          </Cell>
        );
      })}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see `Table`
  );
}
