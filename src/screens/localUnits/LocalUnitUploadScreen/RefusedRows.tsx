import type { RefusedRow } from '#contracts/localUnits/upload.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './LocalUnitUploadScreen.module.css';
import { RowTable } from './RowTable.tsx';
import { localUnitUploadStrings } from './strings.ts';

interface RefusedRowsProps {
  /** The name of the file. */
  of: string;
  rows: readonly RefusedRow[];
}

/** What was refused of a file, row by row, with the columns as the file has them. */
export function RefusedRows({ of, rows }: RefusedRowsProps) {
  const strings = useStrings(localUnitUploadStrings);
  return (
    <RowTable
      caption={fill(strings.rowsOf, { file: of })}
      rows={rows}
      about={{
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
      }}
    />
  );
}
