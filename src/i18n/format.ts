import type { Language } from '#contracts/languages.ts';
import { localeOf } from './languages.ts';

/** What stands for a missing value. */
export const MISSING = '--';

type Missing = null | undefined;

/** A whole number or amount in full: 1,234,567. */
export function formatNumber(value: number | Missing, language: Language): string {
  if (isMissing(value)) return MISSING;
  return numbers(language, { maximumFractionDigits: 2 }).format(value);
}

/** A number in short: 12.3M. Two fraction digits below 1000, otherwise one at most. Source: product specification, section 9. */
export function formatCompact(value: number | Missing, language: Language): string {
  if (isMissing(value)) return MISSING;
  const maximumFractionDigits = Math.abs(value) < 1000 ? 2 : 1;
  return numbers(language, { notation: 'compact', maximumFractionDigits }).format(value);
}

/** Percent from 0 to 100; what lies outside is clamped. */
export function formatPercent(value: number | Missing, language: Language): string {
  if (isMissing(value)) return MISSING;
  const clamped = Math.min(100, Math.max(0, value));
  return numbers(language, { style: 'percent', maximumFractionDigits: 0 }).format(clamped / 100);
}

/** A day as the reader writes it: 5 May 2026. Moments are shown in UTC, the same day for everybody. */
export function formatDate(value: string | Missing, language: Language): string {
  if (isMissing(value) || Number.isNaN(Date.parse(value))) return MISSING;
  const style = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return dates(language, style).format(new Date(value));
}

/** MM/yyyy. */
export function formatMonthYear(value: string | Missing): string {
  if (isMissing(value) || Number.isNaN(Date.parse(value))) return MISSING;
  const [year, month] = new Date(value).toISOString().split('-');
  return `${month}/${year}`;
}

const DURATION_UNITS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** The largest units of a duration in ms, two unless told otherwise: "1 month, 3 days". */
export function formatDuration(ms: number | Missing, language: Language, units = 2): string {
  if (isMissing(ms)) return MISSING;
  let rest = Math.abs(ms);
  const parts = DURATION_UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 ? [[unit, count] as const] : [];
  }).slice(0, units);
  const shown = parts.length > 0 ? parts : [['second', 0] as const];
  const texts = shown.map(([unit, count]) =>
    numbers(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  return new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(texts);
}

function isMissing<Value>(value: Value | Missing): value is Missing {
  return value === null || value === undefined;
}

const numbers = remembered(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dates = remembered(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Formatters cost more to make than to use: each is made once. */
function remembered<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (language: Language, options: Options): Formatter => {
    const locale = localeOf(language);
    const key = `${locale} ${JSON.stringify(options)}`;
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}
