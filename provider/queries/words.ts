/** Each counts in a search; more of them narrow nothing any more, and each costs a look at all rows. */
const MOST_WORDS = 16;

/** Letters and digits of any script, with the vowel signs of those that have some. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * What a search looks for, the longest first; one that stands in another adds nothing. Undefined for no search at all; a text without
 * a word in it has none, and finds nothing.
 */
export function wordsIn(search: string | undefined): string[] | undefined {
  if (!search?.trim()) return undefined;
  const words = [...(search.match(WORD) ?? [])].sort((one, other) => other.length - one.length);
  return words
    .filter((word, index) => !words.slice(0, index).some((longer) => longer.includes(word)))
    .slice(0, MOST_WORDS);
}

/** A text as words are compared here; what the database keeps is compared by its own `search_fold`. */
export const foldText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text of this side has every word of a search. No search finds all. */
export function hasEveryWord(text: string, search: string | undefined): boolean {
  const words = wordsIn(search);
  if (!words) return true;
  const folded = foldText(text);
  return words.length > 0 && words.every((word) => folded.includes(foldText(word)));
}
