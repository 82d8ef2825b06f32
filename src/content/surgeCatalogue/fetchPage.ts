import type { Language } from '#contracts/languages.ts';
import { fileOfPage } from '../address.ts';
import { askAgain, fetchContent, once } from '../fetchContent.ts';
import type { CataloguePage } from '../schema.ts';
import { CATALOGUE } from './tree.ts';

/**
 * The pages of a section, by their paths, all in one file: whoever reads one of them reads another, the comparison and the
 * search want them all.
 */
type SectionPages = Readonly<Record<string, CataloguePage>>;

/** What a page says: the same promise each time. Undefined where there is no page, or it cannot be had. */
export const fetchPage = (path: string, language: Language): Promise<CataloguePage | undefined> =>
  once(
    `${path} ${language}`,
    async () => (await fetchContent<SectionPages>(fileOfPage(path), language))?.[path],
  );

/** All pages by their paths, for whoever looks for a word. */
export const fetchAllPages = (language: Language) =>
  fetchPages(
    CATALOGUE.map(({ path }) => path),
    language,
  );

/** Some pages by their paths, in their order. Fails where one cannot be had. */
export async function fetchPages(
  paths: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, CataloguePage>> {
  askAgain();
  const found = paths.map(async (path): Promise<[string, CataloguePage]> => {
    const page = await fetchPage(path, language);
    if (!page) throw new Error(`The page ${path} of the catalogue could not be fetched.`);
    return [path, page];
  });
  return new Map(await Promise.all(found));
}
