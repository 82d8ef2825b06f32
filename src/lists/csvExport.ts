import type { CsvValue } from '#src/domain/csv.ts';

/** What an export holds: a column is its heading and what a row has there, as plain as a spreadsheet wants it. */
export interface CsvExport<Row> {
  fileName: string;
  columns: readonly { heading: string; value: (row: Row) => CsvValue }[];
  loadPage: (
    page: { limit: number; offset: number },
    signal: AbortSignal,
  ) => Promise<{ count: number; results: Row[] }>;
}

export interface ExportButtonProps<Row> {
  of: CsvExport<Row>;
  /** How many rows there are. */
  count: number;
}
