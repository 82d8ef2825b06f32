import type { Language } from '#contracts/languages.ts';

/** Where the build has written what a file of `data/` says, in one language (`scripts/lib/contentPlugin.mjs`). */
export const contentAddress = (name: string, language: Language): string =>
  `/static/content/${name}-${language}.${__CONTENT_REVISION__}.json`;

/** The file that a page of the catalogue is in: those whose addresses begin alike share one. */
export const fileOfPage = (path: string): string => path.split('/', 1)[0] ?? path;
