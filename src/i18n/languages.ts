import type { Language } from '#contracts/languages.ts';
import { intl } from './intl.ts';

/** Each language in its own words: readers find their own whatever the page is in. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
};

/** Says that the app is on its way, before any translation is there. */
export const STARTING: Record<Language, string> = {
  en: 'Loading …',
  fr: 'Chargement …',
  es: 'Cargando …',
  ar: 'جارٍ التحميل …',
};

const LATIN = { family: 'Source Sans 3 Variable', letter: 'a' } as const;

/** What each is written in (`src/styles/tokens.css`), and a letter of it: what stands in for a font has other widths. */
export const FONTS: Record<Language, { family: string; letter: string }> = {
  en: LATIN,
  fr: LATIN,
  es: LATIN,
  ar: { family: 'Noto Sans Arabic Variable', letter: 'ع' },
};

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** BCP 47 tag for Intl. Arabic keeps Latin digits, as the federation's own Arabic publications do. */
export function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn' : language;
}

/** What a reader of one language calls another: "anglais" for English in French. */
export function languageName(language: Language, reader: Language): string {
  return (
    intl('DisplayNames', localeOf(reader), { type: 'language' }).of(language) ?? LANGUAGE_NAMES[language]
  );
}
