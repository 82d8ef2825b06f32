import type { Language } from '#contracts/languages.ts';

/** Between thousands; the decimal sign; after thousands and millions at a glance; after a percentage. */
type Signs = readonly [group: string, point: string, thousand: string, million: string, percent: string];

/**
 * How whole numbers that are not negative are written, as `Intl` writes them (a test compares). Almost every page has one, and the first
 * of `Intl`'s formatters keeps a phone from all else for 100 ms.
 */
const SIGNS: Record<Language, Signs> = {
  en: [',', '.', 'K', 'M', '%'],
  fr: ['\u202f', ',', '\u00a0k', '\u00a0M', '\u00a0%'],
  es: ['.', ',', '\u00a0mil', '\u00a0M', '\u00a0%'],
  ar: [',', '.', '\u00a0ألف', '\u00a0مليون', '\u200e%\u200e'],
};
/** Of three to nine of them. */
const ARABIC_THOUSANDS = '\u00a0آلاف';

/** From here on a glance has other words. */
export const MOST_AT_A_GLANCE = 999_950_000;

/** 1,234,567. `value`: is rounded. */
export function writeNumber(value: number, language: Language): string {
  const digits = String(Math.round(value));
  // Spanish parts no four digits.
  if (language === 'es' && digits.length < 5) return digits;
  return digits.replace(/\B(?=(\d{3})+$)/g, SIGNS[language][0]);
}

/** 1.2M. `value`: from 1000 on, below `MOST_AT_A_GLANCE`. */
export function writeAtAGlance(value: number, language: Language): string {
  const [, point, thousand, million] = SIGNS[language];
  const thousands = Math.round(value / 100) / 10;
  if (thousands >= 1000) return written(Math.round(value / 100_000) / 10, point) + million;
  const isFew = language === 'ar' && thousands > 2 && thousands < 10 && Number.isInteger(thousands);
  return written(thousands, point) + (isFew ? ARABIC_THOUSANDS : thousand);
}

/** 46%. `value`: 0 to 100, is rounded. */
export const writePercent = (value: number, language: Language): string =>
  Math.round(value) + SIGNS[language][4];

const written = (value: number, point: string) => String(value).replace('.', point);
