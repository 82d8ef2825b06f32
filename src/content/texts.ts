import type { Language } from '#contracts/languages.ts';

/** What of a piece of content is no text. */
const NO_TEXT = new Set(['kind', 'sharedTitle', 'to', 'href']);

/** Every text in a piece of content, in its order, however deep it lies. */
export function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, part]) => (NO_TEXT.has(key) ? [] : textsIn(part)));
}

/** A text without what readers do not type: capitals, accents, the marks of Arabic vowels. */
export const folded = (text: string, language: Language): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(language);

/** The words of a query, folded. */
export const wordsOf = (query: string, language: Language): string[] =>
  folded(query, language).split(/\s+/).filter(Boolean);
