import type { Language } from '#contracts/languages.ts';

/** Between thousands; the decimal sign; after thousands and millions at a glance; after a percentage. */
type Signs = readonly [group: string, point: string, thousand: string, million: string, percent: string];

/**
 * How numbers are written, as `Intl` writes them (a test compares). Almost every page has one, and the first of `Intl`'s formatters
 * keeps a phone from all else for 100 ms.
 */
const SIGNS: Record<Language, Signs> = {
  en: [',', '.', 'K', 'M', '%'],
  fr: ['\u202f', ',', '\u00a0k', '\u00a0M', '\u00a0%'],
  es: ['.', ',', '\u00a0mil', '\u00a0M', '\u00a0%'],
  ar: [',', '.', '\u00a0ألف', '\u00a0مليون', '\u200e%\u200e'],
};
/** Of three to nine of them. */
const ARABIC_THOUSANDS = '\u00a0آلاف';

/** From here on two decimals make a thousand of it. */
const THOUSAND = 999.995;
/** From here on a glance has other words. */
const BILLION = 999_950_000;

/** 1,234,567; with two decimals below a thousand. */
export function writeNumber(value: number, language: Language): string {
  if (value < 0) return minus(language) + writeNumber(-value, language);
  // Rounded as it is written and not as it is stored: 1.005 is 1.01.
  if (value < THOUSAND) return pointed(Math.round(Number(`${value}e2`)) / 100 || 0, language);
  const digits = String(Math.round(value));
  // Spanish parts no four digits.
  if (language === 'es' && digits.length < 5) return digits;
  return digits.replace(/\B(?=(\d{3})+$)/g, SIGNS[language][0]);
}

/** 1.2M; undefined from a billion on. */
export function writeAtAGlance(value: number, language: Language): string | undefined {
  const size = Math.abs(value);
  if (size < THOUSAND) return writeNumber(value, language);
  if (size >= BILLION) return undefined;
  const [, , thousand, million] = SIGNS[language];
  const sign = value < 0 ? minus(language) : '';
  const thousands = Math.round(size / 100) / 10;
  if (thousands >= 1000) return sign + pointed(Math.round(size / 100_000) / 10, language) + million;
  const isFew = language === 'ar' && thousands > 2 && thousands < 10 && Number.isInteger(thousands);
  return sign + pointed(thousands, language) + (isFew ? ARABIC_THOUSANDS : thousand);
}

/** 46%. `value`: 0 to 100, is rounded. */
export const writePercent = (value: number, language: Language): string =>
  Math.round(value) + SIGNS[language][4];

const pointed = (value: number, language: Language) => String(value).replace('.', SIGNS[language][1]);

const minus = (language: Language) => (language === 'ar' ? '\u200e-' : '-');
