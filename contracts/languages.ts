/** The languages of the product, in the order of its menus. Source: product specification, section 1. */
export const LANGUAGES = ['en', 'fr', 'es', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
