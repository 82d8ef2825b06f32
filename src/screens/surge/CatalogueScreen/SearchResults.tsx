import { use } from 'react';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { fetchAllPages } from '#src/content/surgeCatalogue/fetchPage.ts';
import { searchCatalogue } from '#src/content/surgeCatalogue/search.ts';
import { CATALOGUE, sectionOf } from '#src/content/surgeCatalogue/tree.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { cataloguePath } from '../cataloguePath.ts';
import styles from './CatalogueScreen.module.css';
import { surgeCatalogueStrings } from './strings.ts';

/** The pages that hold the words, in the reader's language. */
export function SearchResults({ words }: { words: string }) {
  const strings = useStrings(surgeCatalogueStrings);
  const language = useLanguage();
  const hits = searchCatalogue(CATALOGUE, use(fetchAllPages()), words, language);
  const count = fill(plural(strings, 'results', hits.length, language), {
    count: formatNumber(hits.length, language),
  });
  return (
    <section className={styles.page}>
      <div role="status">
        <h2 className={styles.found}>{hits.length === 0 ? strings.noResults : count}</h2>
      </div>
      <ul className={styles.hits}>
        {hits.map(({ entry, excerpt }) => (
          <li key={entry.path}>
            <TextLink to={cataloguePath(entry.path)}>{entry.title[language]}</TextLink>
            {entry.parent !== undefined && (
              <span className={styles.quiet}>{sectionOf(entry).title[language]}</span>
            )}
            {excerpt !== undefined && <p>{excerpt}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
