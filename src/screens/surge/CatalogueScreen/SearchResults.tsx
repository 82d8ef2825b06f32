import { TextLink } from '#src/components/TextLink/index.tsx';
import type { CataloguePage } from '#src/content/schema.ts';
import { searchCatalogue } from '#src/content/surgeCatalogue/search.ts';
import { catalogueNameStrings, nameOf } from '#src/content/surgeCatalogue/strings.ts';
import { CATALOGUE, sectionOf } from '#src/content/surgeCatalogue/tree.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { cataloguePath } from '../cataloguePath.ts';
import styles from './CatalogueScreen.module.css';
import { surgeCatalogueStrings } from './strings.ts';

interface SearchResultsProps {
  words: string;
  /** All of them, in the reader's language. */
  pages: ReadonlyMap<string, CataloguePage>;
}

/** The pages that hold the words. */
export function SearchResults({ words, pages }: SearchResultsProps) {
  const strings = useStrings(surgeCatalogueStrings);
  const language = useLanguage();
  const names = useStrings(catalogueNameStrings);
  const hits = searchCatalogue({ entries: CATALOGUE, names, pages }, words, language);
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
            <TextLink to={cataloguePath(entry.path)}>{nameOf(names, entry)}</TextLink>
            {entry.parent !== undefined && (
              <span className={styles.quiet}>{nameOf(names, sectionOf(entry))}</span>
            )}
            {excerpt !== undefined && <p>{excerpt}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
