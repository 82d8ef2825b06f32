import type { Language } from '#contracts/languages.ts';
import type { CatalogueEntry, CataloguePage } from '../schema.ts';
import { folded, textsIn, wordsOf } from '../texts.ts';
import { nameOf } from './strings.ts';

export interface CatalogueHit {
  entry: CatalogueEntry;
  /** The first text of the page in which a word was found; none when the title has them all. */
  excerpt?: string;
}

/** What is looked through, all in the reader's language. */
interface Catalogue {
  entries: readonly CatalogueEntry[];
  names: Readonly<Record<string, string>>;
  pages: ReadonlyMap<string, CataloguePage>;
}

/** The pages that hold every word of a query; those that have them in their title come first. */
export function searchCatalogue(
  { entries, names, pages }: Catalogue,
  query: string,
  language: Language,
): CatalogueHit[] {
  const words = wordsOf(query, language);
  if (words.length === 0) return [];
  const hasAny = (text: string) => words.some((word) => folded(text, language).includes(word));
  const hasAll = (text: string) => words.every((word) => folded(text, language).includes(word));
  const found = entries.map((entry) => {
    const title = nameOf(names, entry);
    const texts = textsIn(pages.get(entry.path));
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
