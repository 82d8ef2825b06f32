import writeExcelFile, { type Cell } from 'write-excel-file/browser';
import type { CsvValue } from '#src/domain/csv.ts';

/** As much as a cell holds; Excel calls a file with longer texts damaged. */
const LONGEST = 32_767;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Of columns, in characters. */
const [NARROWEST, WIDEST] = [8, 60];
/** What the name of a sheet may not hold, and its length. */
const NOT_IN_NAMES = /[\\/?*[\]:]/g;
const LONGEST_NAME = 31;

interface Sheet {
  name: string;
  headings: readonly string[];
  rows: readonly (readonly CsvValue[])[];
  isRightToLeft: boolean;
}

/** A workbook (.xlsx) of one sheet: numbers as numbers, days as days, and no formulas, whatever a text looks like. */
export function excelOf({ name, headings, rows, isRightToLeft }: Sheet): Promise<Blob> {
  return writeExcelFile(
    [
      headings.map((value): Cell => ({ value, type: String, fontWeight: 'bold' })),
      ...rows.map((row) => row.map(cellOf)),
    ],
    {
      sheet: name.replace(NOT_IN_NAMES, ' ').slice(0, LONGEST_NAME),
      columns: headings.map((heading, at) => ({
        width: Math.min(
          WIDEST,
          Math.max(NARROWEST, heading.length, ...rows.map((row) => String(row[at] ?? '').length)) + 2,
        ),
      })),
      stickyRowsCount: 1,
      rightToLeft: isRightToLeft,
    },
  ).toBlob();
}

function cellOf(value: CsvValue): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return value;
  if (DAY.test(value)) return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  return { value: value.slice(0, LONGEST), type: String };
}
