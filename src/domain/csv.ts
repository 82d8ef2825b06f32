export type CsvValue = string | number | null | undefined;

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** By which a page keeps words of another direction in their order; for a spreadsheet they are letters of the text. */
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * Rows as CSV, RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe before it: names come from
 * anybody.
 */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replace(ISOLATES, '').replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
