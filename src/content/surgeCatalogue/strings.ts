import { defineStrings } from '#src/i18n/defineStrings.ts';
import type { CatalogueEntry } from '../schema.ts';
import { CATALOGUE } from './tree.ts';

const menuKey = ({ path }: CatalogueEntry) => `${path}:menu`;

/** What the pages of the catalogue are called, out of its tree. */
export const catalogueNameStrings = defineStrings(
  'surgeCatalogueNames',
  Object.fromEntries(
    CATALOGUE.flatMap((entry) => [
      [entry.path, entry.title],
      ...(entry.menuLabel === undefined ? [] : [[menuKey(entry), entry.menuLabel]]),
    ]),
  ) as Record<string, string>,
);

type Names = Readonly<Record<string, string>>;

/** The name of a page in the reader's language. */
export const nameOf = (names: Names, { path, title }: CatalogueEntry): string => names[path] ?? title;

/** What the menu calls it. */
export const menuNameOf = (names: Names, entry: CatalogueEntry): string =>
  names[menuKey(entry)] ?? nameOf(names, entry);
