import type { Language } from '#contracts/languages.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';

/** The months of the year as the reader's language calls them, January first. */
export function monthNames(language: Language, style: 'long' | 'short' = 'long'): string[] {
  const format = intl('DateTimeFormat', localeOf(language), { month: style, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2024, month))));
}

/** The months by their English names, as some of the API's answers have them. */
export const ENGLISH_MONTHS = monthNames('en');
