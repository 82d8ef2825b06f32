import type { Language } from '#contracts/languages.ts';
import type { Translated } from './schema.ts';

/** Every text in a piece of content, in its order, however deep it lies. */
export function textsIn(content: unknown): Translated[] {
  if (typeof content !== 'object' || content === null) return [];
  if (isTranslated(content)) return [content];
  return Object.values(content).flatMap(textsIn);
}

function isTranslated(content: object): content is Translated {
  return 'en' in content && typeof content.en === 'string';
}

/** A text without what readers do not type: capitals, accents, the marks of Arabic vowels. */
export const folded = (text: string, language: Language): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(language);

/** The words of a query, folded. */
export const wordsOf = (query: string, language: Language): string[] =>
  folded(query, language).split(/\s+/).filter(Boolean);
