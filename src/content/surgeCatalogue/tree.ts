import tree from '../data/surgeCatalogue/tree.json';
import type { CatalogueEntry } from '../schema.ts';

/** Every page of the catalogue, in the order of the menu, each followed by those that belong to it. */
export const CATALOGUE: readonly CatalogueEntry[] = tree;

/** The entries of the menu. */
export const SECTIONS = CATALOGUE.filter(({ parent }) => parent === undefined);

export const entryAt = (path: string): CatalogueEntry | undefined =>
  CATALOGUE.find((entry) => entry.path === path);

/** The pages that belong to one. */
export const childrenOf = ({ path }: CatalogueEntry) => CATALOGUE.filter(({ parent }) => parent === path);

/** The entry of the menu that a page stands under: its own or its parent's. */
export const sectionOf = (entry: CatalogueEntry): CatalogueEntry =>
  (entry.parent !== undefined && entryAt(entry.parent)) || entry;
