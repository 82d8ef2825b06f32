import { type Column, MOST_ROWS, Table } from '#src/components/Table/index.tsx';
import { formatNumber, MISSING } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './LocalUnitUploadScreen.module.css';
import { localUnitUploadStrings } from './strings.ts';

interface RowOfFile {
  /** Its number in the sheet. */
  row: number;
  name: string | null;
}

interface RowTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  /** What is said of each. */
  about: Column<Row>;
}

/** Rows of a file, with room for what is said of them: where the page has none it scrolls by itself. */
export function RowTable<Row extends RowOfFile>({ caption, rows, about }: RowTableProps<Row>) {
  const strings = useStrings(localUnitUploadStrings);
  const language = useLanguage();
  const table = (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ row }) => String(row)}
      columns={[
        {
          key: 'row',
          heading: strings.row,
          cell: ({ row }) => formatNumber(row, language),
          isRowHeader: true,
        },
        { key: 'name', heading: strings.name, cell: ({ name }) => <bdi>{name || MISSING}</bdi> },
        about,
      ]}
    />
  );
  // More rows have a region that scrolls already.
  if (rows.length > MOST_ROWS) return <div className={styles.rows}>{table}</div>;
  return (
    // A keyboard scrolls what it can focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.rows} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}
