import type { RefusedRow } from '#contracts/localUnits/upload.ts';
import { Table } from '#src/components/Table/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './LocalUnitUploadScreen.module.css';
import { localUnitUploadStrings } from './strings.ts';

interface RefusedRowsProps {
  /** The name of the file. */
  of: string;
  rows: readonly RefusedRow[];
}

/** What was refused of a file, row by row, with the columns as the file has them. */
export function RefusedRows({ of, rows }: RefusedRowsProps) {
  const strings = useStrings(localUnitUploadStrings);
  const language = useLanguage();
  return (
    <Table
      caption={fill(strings.rowsOf, { file: of })}
      rows={rows}
      rowKey={({ row }) => String(row)}
      columns={[
        {
          key: 'row',
          heading: strings.row,
          cell: ({ row }) => formatNumber(row, language),
          isRowHeader: true,
        },
        { key: 'name', heading: strings.name, cell: ({ name }) => <bdi>{name}</bdi> },
        {
          key: 'wrong',
          heading: strings.wrong,
          cell: ({ errors }) => (
            <ul className={styles.wrong}>
              {errors.map(({ column, text }) => (
                <li key={column}>
                  <bdi>{column}</bdi>: {text}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
