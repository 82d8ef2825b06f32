import type { Language } from '#contracts/languages.ts';
import type { CatalogueEntry, CataloguePage } from '../schema.ts';
import { folded, textsIn, wordsOf } from '../texts.ts';
import { SOCIETIES } from './societies.ts';

export interface CatalogueHit {
  entry: CatalogueEntry;
  /** The first text of the page in which a word was found; none when the title has them all. */
  excerpt?: string;
}

/** The pages that hold every word of a query in the reader's language; those that have them in their title come first. */
export function searchCatalogue(
  entries: readonly CatalogueEntry[],
  pages: ReadonlyMap<string, CataloguePage>,
  query: string,
  language: Language,
): CatalogueHit[] {
  const words = wordsOf(query, language);
  if (words.length === 0) return [];
  const hasAny = (text: string) => words.some((word) => folded(text, language).includes(word));
  const hasAll = (text: string) => words.every((word) => folded(text, language).includes(word));
  const found = entries.map((entry) => {
    const title = entry.title[language];
    const texts = textsOf(pages.get(entry.path), language);
    if (hasAll(title)) return { rank: 0, hit: { entry } };
    if (!hasAll([title, ...texts].join('\n'))) return undefined;
    const excerpt = texts.find(hasAny);
    return { rank: 1, hit: { entry, ...(excerpt !== undefined && { excerpt }) } };
  });
  return found
    .filter((each) => each !== undefined)
    .sort((one, other) => one.rank - other.rank)
    .map(({ hit }) => hit);
}

function textsOf(page: CataloguePage | undefined, language: Language): string[] {
  const societies = (page?.blocks ?? []).flatMap((block) =>
    block.kind === 'specifications' ? (block.societies ?? []) : [],
  );
  return [...textsIn(page), ...societies.map((name) => SOCIETIES[name])].map((text) => text[language]);
}
