import type { Language } from '#contracts/languages.ts';
import { intl } from './intl.ts';
import { localeOf } from './languages.ts';

/** Stands where there is no value. */
export const MISSING = '--';

type Maybe<Value> = Value | null | undefined;

/** A number for a glance: 1.2M, 34K, 512.25. Source of all number formats: product specification, section 9. */
export function formatCompact(value: Maybe<number>, language: Language): string {
  if (!isNumber(value)) return MISSING;
  if (isSmall(value)) return String(value);
  const maximumFractionDigits = Math.abs(value) < 1000 ? 2 : 1;
  return numberFormat(language, { notation: 'compact', maximumFractionDigits }).format(value);
}

/** A number in full, for tables: 1,234,567. */
export function formatNumber(value: Maybe<number>, language: Language): string {
  if (!isNumber(value)) return MISSING;
  if (isSmall(value)) return String(value);
  const maximumFractionDigits = Math.abs(value) < 1000 ? 2 : 0;
  return numberFormat(language, { maximumFractionDigits }).format(value);
}

/** A percentage, whole where nothing else is said. `value`: 0 to 100; beyond it is held to those ends. */
export function formatPercent(value: Maybe<number>, language: Language, maximumFractionDigits = 0): string {
  if (!isNumber(value)) return MISSING;
  return numberFormat(language, { style: 'percent', maximumFractionDigits }).format(
    clampPercent(value) / 100,
  );
}

/** Holds a percentage to 0..100. */
export function clampPercent(value: number): number {
  return Math.min(100, Math.max(0, value));
}

/** The month in letters. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/**
 * A day as the reader's language writes it, the month in letters: 5 Jan 2026. Takes an ISO date or date-time. Days are
 * those of UTC, as the API counts them: a disaster of the 5th is of the 5th in Lima and in Suva.
 *
 * Not dd-MM-yyyy, which the specification (section 9) lists beside yyyy-MM-dd: 05-01 is January here and May there, and no
 * machine reads it.
 */
export function formatDate(value: Maybe<string | Date>, language: Language): string {
  const date = toDate(value);
  return date
    ? intl('DateTimeFormat', dayFirst(language), { ...DAY, timeZone: 'UTC' }).format(date)
    : MISSING;
}

/** A moment on the reader's own clock: 5 Jan 2026, 14:30. Takes an ISO date-time. */
export function formatDateTime(value: Maybe<string | Date>, language: Language): string {
  const date = toDate(value);
  if (!date) return MISSING;
  // Not by `dateStyle`: some languages write the month of a day in figures there.
  return intl('DateTimeFormat', dayFirst(language), { ...DAY, hour: 'numeric', minute: '2-digit' }).format(
    date,
  );
}

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

/** Seconds of each unit, longest first. Source: product specification, section 9. */
const DURATION_UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * How long, in its longest units: "1 year, 2 months". `seconds`: a negative one counts as 0. `unitsShown`: the longest unit
 * and those right below it; what is shorter is dropped, not rounded up. `@default` 2
 */
export function formatDuration(seconds: Maybe<number>, language: Language, unitsShown = 2): string {
  if (!isNumber(seconds)) return MISSING;
  const counts = unitCounts(Math.max(0, Math.floor(seconds)));
  const longest = counts.findIndex(({ count }) => count > 0);
  const shown = longest < 0 ? counts.slice(-1) : counts.slice(longest, longest + unitsShown);
  const parts = shown
    .filter(({ count }, index) => count > 0 || index === 0)
    .map(({ count, unit }) =>
      numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  return formatList(parts, language);
}

/** Names after each other, as the language joins them: Kenya, Uganda; Kenya et Uganda. What has no name is left out. */
export function formatList(names: readonly Maybe<string>[], language: Language): string {
  const given = names.filter((name): name is string => Boolean(name));
  return intl('ListFormat', localeOf(language), { type: 'unit', style: 'short' }).format(given);
}

function unitCounts(seconds: number) {
  let rest = seconds;
  return DURATION_UNITS.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { unit, count };
  });
}

/** Written alike in all our languages, so that nobody waits for what writes numbers: that takes long to be made. */
const isSmall = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

function isNumber(value: Maybe<number>): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function toDate(value: Maybe<string | Date>): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const numberFormat = (language: Language, options: Intl.NumberFormatOptions) =>
  intl('NumberFormat', localeOf(language), options);

/** Day first in English too: most readers are not in the United States. */
function dayFirst(language: Language): string {
  return language === 'en' ? 'en-GB' : localeOf(language);
}
