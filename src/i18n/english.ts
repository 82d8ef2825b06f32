import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts';

/**
 * `always`: the service has the text in English alone. `untranslated`: in English where it has no translation, which letters
 * tell of Arabic alone; elsewhere nobody knows.
 */
export type EnglishWhere = 'always' | 'untranslated';

const LATIN = /\p{Script=Latin}/u;
const ARABIC = /\p{Script=Arabic}/u;

/** Whether a text is in English though its page is not. */
export function isEnglish(text: string, where: EnglishWhere, language: Language): boolean {
  if (language === DEFAULT_LANGUAGE || !LATIN.test(text)) return false;
  return where === 'always' || (language === 'ar' && !ARABIC.test(text));
}
