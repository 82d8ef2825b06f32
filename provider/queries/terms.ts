import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import { ACTIVITY_SECTORS, TERMS } from '#provider/seed/data.ts';
import { contains, everyWord, likeWord, listed } from './filters.ts';
import { textIn } from './texts.ts';
import { foldText } from './words.ts';

/**
 * Words that the database keeps in English alone, as the real backend does, and that are the same in thousands of records:
 * positions, keywords, titles of documents, names of actions. What people write otherwise is told as they wrote it.
 */
const TERM_OF = new Map(
  [...TERMS, ...ACTIVITY_SECTORS.flatMap(({ actions }) => actions.map(({ title }) => title))].map(
    (term) => [term.en, term] as const,
  ),
);
/** "MDRNP027 Operations Update 2": a code before and a number after a term stay as they are. */
const NUMBERED = /^(MDR\w+ )?(.+?)( \d+)?$/;
const PARAGRAPH = /^<p>(.*)<\/p>$/;
/** Stands between what is done and where. */
const DASH = ' – ';

/** A phrase made of known terms in the reader's language; others as they are. Null stays null. */
export function phraseIn(language: Language, phrase: string): string;
export function phraseIn(language: Language, phrase: string | null): string | null;
export function phraseIn(language: Language, phrase: string | null): string | null {
  if (!phrase || language === 'en') return phrase;
  const paragraph = PARAGRAPH.exec(phrase)?.[1];
  if (paragraph) return `<p>${phraseIn(language, paragraph)}</p>`;
  return phrase
    .split(DASH)
    .map((part) => partIn(language, part))
    .join(DASH);
}

function partIn(language: Language, part: string): string {
  const term = TERM_OF.get(part);
  if (term) return textIn(language, term);
  const [, code = '', words = '', number = ''] = NUMBERED.exec(part) ?? [];
  const inner = TERM_OF.get(words);
  return inner ? `${code}${textIn(language, inner)}${number}` : part;
}

/** By each of its translations. */
const ENGLISH_OF = new Map(
  [...TERM_OF.values()].flatMap((term) => Object.values(term).map((text) => [text, term.en] as const)),
);

/** A phrase as it is kept: whoever changes a record in another language hands its known terms back in that language. */
export function keptPhrase(phrase: string): string;
export function keptPhrase(phrase: string | null | undefined): string | null | undefined;
export function keptPhrase(phrase: string | null | undefined): string | null | undefined {
  return phrase
    ?.split(DASH)
    .map((part) => ENGLISH_OF.get(part) ?? part)
    .join(DASH);
}

/** Their texts in other languages, each with the English one. */
const OTHERS_OF = [...TERM_OF.values()].map(({ en, ...others }) => ({
  en,
  others: Object.values(others).map(foldText),
}));

/** The English texts of terms that have some letters in another language. */
const meantBy = (typed: string) =>
  OTHERS_OF.flatMap(({ en, others }) => (others.some((text) => text.includes(typed)) ? [en] : []));

/** `contains` for a column of such words: what the reader typed may stand in another language than the column. */
export function containsPhrase(column: SQLWrapper, value: string | undefined): SQL | undefined {
  const direct = contains(column, value);
  return direct && or(direct, ...meantBy(foldText(value?.trim() ?? '')).map((en) => contains(column, en)));
}

/** `says` for such a column: each word that the reader typed may stand in another language than the column. */
export const saysPhrase = (column: SQLWrapper, search: string | undefined): SQL | undefined =>
  everyWord(search, (word) => {
    const likes = [word, ...meantBy(foldText(word))].map(likeWord);
    return sql`search_fold(${column}) like any (array[${listed(likes)}])`;
  });
