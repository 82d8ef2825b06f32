import type { Language } from '#contracts/languages.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';

const UNITS = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
  ['byte', 1],
] as const;

/** A size for a glance: "1.2 MB". `bytes`: 0 or more; a kB is 1000 of them. */
export function formatFileSize(bytes: number, language: Language): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? (['byte', 1] as const);
  return intl('NumberFormat', localeOf(language), {
    style: 'unit',
    unit,
    // The short form of a byte is its singular: "500 byte".
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / size);
}
