import type { CataloguePage } from '../schema.ts';
import { fetchSection, type SectionPages } from './sections.ts';
import { CATALOGUE, entryAt, sectionOf } from './tree.ts';

const coming = new Map<string, Promise<SectionPages>>();
const pages = new Map<string, Promise<CataloguePage>>();

/** What a page says: the same promise each time, unless it failed. Rejects where there is no page. */
export function fetchPage(path: string): Promise<CataloguePage> {
  const known = pages.get(path);
  if (known) return known;
  const page = load(path);
  pages.set(path, page);
  // The next visitor of the page asks again.
  page.catch(() => pages.delete(path));
  return page;
}

async function load(path: string): Promise<CataloguePage> {
  const page = (await sectionIn(fileOf(path)))[path];
  if (!page) throw new Error(`The catalogue has no page ${path}.`);
  return page;
}

function sectionIn(file: string): Promise<SectionPages> {
  const known = coming.get(file);
  if (known) return known;
  const section = fetchSection(file);
  coming.set(file, section);
  section.catch(() => coming.delete(file));
  return section;
}

/** The file that a page is in: that of its section; those who stand in the menu by themselves share one. */
function fileOf(path: string): string {
  const entry = entryAt(path);
  const section = entry ? sectionOf(entry).path : path;
  return section.startsWith('other/') ? 'other' : section;
}

let all: Promise<ReadonlyMap<string, CataloguePage>> | undefined;

/** All pages by their paths, for whoever looks for a word. */
export function fetchAllPages(): Promise<ReadonlyMap<string, CataloguePage>> {
  all ??= fetchPages(CATALOGUE.map(({ path }) => path)).catch((cause) => {
    all = undefined;
    throw cause;
  });
  return all;
}

/** Some pages by their paths, in their order. */
export async function fetchPages(paths: readonly string[]): Promise<ReadonlyMap<string, CataloguePage>> {
  const found = paths.map(async (path): Promise<[string, CataloguePage]> => [path, await fetchPage(path)]);
  return new Map(await Promise.all(found));
}
