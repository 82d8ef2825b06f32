import { lazyPart } from '#src/components/lazyPart.tsx';
import { fetchAllPages } from '#src/content/surgeCatalogue/fetchPage.ts';

/** What was found, with all pages to look through: fetched with the first letter that somebody types. */
export const searchResults = lazyPart(async () => {
  const [{ SearchResults }] = await Promise.all([import('./SearchResults.tsx'), fetchAllPages()]);
  return SearchResults;
});
