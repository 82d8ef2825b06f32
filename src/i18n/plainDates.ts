import { type Maybe, MISSING, toDate } from './format.ts';

/** A day as yyyy-MM-dd, for machines and for sorting. */
export function formatIsoDate(value: Maybe<string | Date>): string {
  return toDate(value)?.toISOString().slice(0, 10) ?? MISSING;
}

/** A month as MM/yyyy in every language, for the axes of charts. Source: product specification, section 9. */
export function formatMonthYear(value: Maybe<string | Date>): string {
  const date = toDate(value);
  if (!date) return MISSING;
  const [year, month] = date.toISOString().split('-');
  return `${month}/${year}`;
}
