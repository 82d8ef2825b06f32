import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { LANGUAGES, type Language } from '#contracts/languages.ts';
import type { globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { ENUMS } from '#provider/seed/data.ts';
import { integers } from './filters.ts';
import { textIn } from './texts.ts';

type Enumerations = AnswerOf<typeof globalEnumsEndpoint>;

/** Each enumeration in each language, as lists for callers and by key for `…_display` texts. They never change. */
const inLanguage = new Map(LANGUAGES.map((language) => [language, translate(language)]));

function translate(language: Language) {
  const lists = Object.entries(ENUMS).map(
    ([name, entries]) =>
      [name, entries.map(({ key, label }) => ({ key, value: textIn(language, label) }))] as const,
  );
  const byKey = lists.map(
    ([name, entries]) => [name, new Map(entries.map(({ key, value }) => [key, value]))] as const,
  );
  return { lists: Object.fromEntries(lists), byKey: new Map(byKey) };
}

/** Every enumeration with its texts, by name. */
export const enumerations = (language: Language): Enumerations =>
  (inLanguage.get(language)?.lists ?? {}) as Enumerations;

/** What puts the values of a column in the order of their texts, as a reader of a language sorts them; a value without a text comes last. */
export function labelOrder(name: string, column: SQLWrapper, language: Language): SQL {
  const keys = [...(inLanguage.get(language)?.byKey.get(name) ?? [])]
    .sort(([, one], [, other]) => one.localeCompare(other, language))
    .map(([key]) => Number(key));
  return sql`array_position(array[${integers(keys)}], ${column}::integer)`;
}

/** The text of a value, for `…_display`; empty for a missing value and for one that the enumeration does not name. */
export const labelOf = (name: string, key: string | number | null, language: Language): string =>
  (key !== null && inLanguage.get(language)?.byKey.get(name)?.get(key)) || '';
