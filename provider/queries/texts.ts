import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import type { Translated } from '#provider/database/schema/columns.ts';

/** The text in the reader's language, in English where a translation is missing; null stays null. */
export function textIn(language: Language, text: Translated): string;
export function textIn(language: Language, text: Translated | null): string | null;
export function textIn(language: Language, text: Translated | null): string | null {
  return text && (text[language] || text.en);
}

/** A text as it is stored in the language it was written in: English is what every reader falls back to. */
export function written(text: string, language: Language): Translated;
export function written(text: string | null | undefined, language: Language): Translated | null;
export function written(text: string | null | undefined, language: Language): Translated | null {
  return text ? { en: text, [language]: text } : null;
}

/** `textIn` for the database, to sort by. The language comes from a closed list, so it may stand in the statement. */
export const sqlTextIn = (language: Language, column: SQLWrapper): SQL<string> =>
  sql`coalesce(nullif(${column}->>${sql.raw(`'${language}'`)}, ''), ${column}->>'en')`;

/** The same without regard to case and accents, so that É stands beside E and not after Z. */
export const sqlSortTextIn = (language: Language, column: SQLWrapper): SQL<string> =>
  sql`search_fold(${sqlTextIn(language, column)})`;
