import { type CsvValue, toCsv } from '#src/domain/csv.ts';
import type { ChartData } from './types.ts';

/** The figures of a chart for a spreadsheet: numbers as they are, in no language. */
export function csvOf({ categoryLabel, series, rows, facts = [] }: ChartData): string {
  const head: CsvValue[] = [categoryLabel, ...facts, ...series.map(({ label }) => label)];
  return toCsv([
    head,
    ...rows.map(({ label, plainLabel = label, values, facts = [], plainFacts = facts }) => [
      plainLabel,
      ...plainFacts,
      ...values,
    ]),
  ]);
}
