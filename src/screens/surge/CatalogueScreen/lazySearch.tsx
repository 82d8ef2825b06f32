import { lazyPart } from '#src/components/lazyPart.tsx';
import { fetchAllPages } from '#src/content/surgeCatalogue/fetchPage.ts';
import { readLanguage } from '#src/core/storage.ts';

/** What was found, with all pages to look through: fetched with the first letter that somebody types. */
export const searchResults = lazyPart(async () => {
  const [{ SearchResults }, pages] = await Promise.all([
    import('./SearchResults.tsx'),
    fetchAllPages(readLanguage()),
  ]);
  return (props: { words: string }) => <SearchResults {...props} pages={pages} />;
});
