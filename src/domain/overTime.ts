/** Years and months are written as they sort: `2026`, `2026-04`. */

/** So many years, the last of them `year`, oldest first. */
export const yearsUntil = (year: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(year - count + 1 + index));

/** The twelve months of a year. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

/** So many months up to the one of a day, oldest first. */
export function monthsUntil(day: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - count + 1 + index, 1));
    return month.toISOString().slice(0, 7);
  });
}

/** A value of a year or month: what nobody recorded counts 0, what has not begun yet is missing. */
export function valueIn(
  counts: ReadonlyMap<string, { count: number }>,
  span: string,
  now: Date,
): number | undefined {
  return span > now.toISOString().slice(0, span.length) ? undefined : (counts.get(span)?.count ?? 0);
}

/** What was counted in each of some years or months, by its name; a span without a record is not there, and counts 0. */
export function overTime<Row extends { timespan: string }>(
  spans: readonly string[],
  rows: readonly Row[],
): Map<string, Row> {
  const length = spans[0]?.length ?? 0;
  const known = new Set(spans);
  return new Map(
    rows.map((row) => [row.timespan.slice(0, length), row] as const).filter(([span]) => known.has(span)),
  );
}
