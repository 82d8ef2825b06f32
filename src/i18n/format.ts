import type { Language } from '#contracts/languages.ts';
import { intl } from './intl.ts';
import { localeOf } from './languages.ts';
import { SHORT_MONTHS } from './shortMonths.ts';
import { writeAtAGlance, writeNumber, writePercent } from './writtenNumber.ts';

/** Stands where there is no value. */
export const MISSING = '--';

export type Maybe<Value> = Value | null | undefined;

/** A number for a glance: 1.2M, 34K, 512.25. Source of all number formats: product specification, section 9. */
export function formatCompact(value: Maybe<number>, language: Language): string {
  if (!isNumber(value)) return MISSING;
  return (
    writeAtAGlance(value, language) ??
    numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
  );
}

/** A number in full, for tables: 1,234,567. */
export function formatNumber(value: Maybe<number>, language: Language): string {
  return isNumber(value) ? writeNumber(value, language) : MISSING;
}

/** A percentage, whole where nothing else is said. `value`: 0 to 100; beyond it is held to those ends. */
export function formatPercent(value: Maybe<number>, language: Language, maximumFractionDigits = 0): string {
  if (!isNumber(value)) return MISSING;
  const held = clampPercent(value);
  if (maximumFractionDigits === 0) return writePercent(held, language);
  return numberFormat(language, { style: 'percent', maximumFractionDigits }).format(held / 100);
}

/** Holds a percentage to 0..100. */
export function clampPercent(value: number): number {
  return Math.min(100, Math.max(0, value));
}

/**
 * A day as the reader's language writes it, the month in letters: 5 Jan 2026. Takes an ISO date or date-time. Days are
 * those of UTC, as the API counts them: a disaster of the 5th is of the 5th in Lima and in Suva.
 *
 * Not dd-MM-yyyy, which the specification (section 9) lists beside yyyy-MM-dd: 05-01 is January here and May there, and no
 * machine reads it.
 */
export function formatDate(value: Maybe<string | Date>, language: Language): string {
  const date = toDate(value);
  if (!date) return MISSING;
  return writeDay(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear(), language);
}

const writeDay = (day: number, month: number, year: number, language: Language) =>
  `${day} ${SHORT_MONTHS[language].split(' ')[month]} ${year}`;

/** A moment on the reader's own clock: 5 Jan 2026, 14:30. Takes an ISO date-time. */
export function formatDateTime(value: Maybe<string | Date>, language: Language): string {
  const date = toDate(value);
  if (!date) return MISSING;
  const day = writeDay(date.getDate(), date.getMonth(), date.getFullYear(), language);
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  // Arabic counts them twice from one to twelve.
  if (language === 'ar') return `${day}، ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'ص' : 'م'}`;
  return `${day}, ${hours}:${minutes}`;
}

/** Names after each other, as the language joins them: Kenya, Uganda; Kenya et Uganda. What has no name is left out. */
export function formatList(names: readonly Maybe<string>[], language: Language): string {
  const given = names.filter((name): name is string => Boolean(name));
  const last = given.pop() ?? '';
  return given.length === 0
    ? last
    : given.join(BETWEEN[language]) + beforeLast(given.length, last, language) + last;
}

const BETWEEN: Record<Language, string> = { en: ', ', fr: ', ', es: ', ', ar: '، و' };

/** Before the last of a list, after `count` others. */
function beforeLast(count: number, last: string, language: Language): string {
  if (language === 'fr') return ' et ';
  if (count > 1 || language === 'en') return BETWEEN[language];
  if (language === 'ar') return ' و';
  // Two of the same sound would run into each other: Kenya e Italia.
  return /^(i|hi(?![ae]))/i.test(last) ? ' e ' : ' y ';
}

export function isNumber(value: Maybe<number>): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function toDate(value: Maybe<string | Date>): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

export const numberFormat = (language: Language, options: Intl.NumberFormatOptions) =>
  intl('NumberFormat', localeOf(language), options);
