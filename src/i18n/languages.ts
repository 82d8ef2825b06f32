import type { Language } from '#contracts/languages.ts';

/** Each language in its own words: a reader finds his own whatever the page is in. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
};

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** BCP 47 tag for Intl. Arabic keeps Latin digits, as the federation's own Arabic publications do. */
export function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn' : language;
}
