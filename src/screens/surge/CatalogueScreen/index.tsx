import { useParams } from 'react-router';
import { Part } from '#src/components/lazyPart.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { fetchPage } from '#src/content/surgeCatalogue/fetchPage.ts';
import { entryAt } from '#src/content/surgeCatalogue/tree.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useListState } from '#src/lists/useListState.ts';
import { FetchedContent } from '../FetchedContent.tsx';
import styles from './CatalogueScreen.module.css';
import { searchResults } from './lazySearch.tsx';
import { Menu } from './Menu.tsx';
import { PageView } from './PageView.tsx';
import { pathOf, prefetchCataloguePage } from './requests.ts';
import { surgeCatalogueStrings } from './strings.ts';

const FILTERS = ['q'];
const PENDING = <Skeleton height="40rem" />;

/** `/surge/catalogue/…`: the pages of the catalogue beside their menu, or what was found in them. `q` stands in the address. */
export function CatalogueScreen() {
  const strings = useStrings(surgeCatalogueStrings);
  const language = useLanguage();
  const entry = entryAt(pathOf(useParams()));
  const { draft, send } = useListState({ in: 'address', filters: FILTERS });
  const { q: words = '' } = draft;
  // The frame has turned away whatever is no page.
  if (!entry) return null;
  return (
    <div className={styles.catalogue}>
      <Menu entry={entry} words={words} onWords={(q) => send({ type: 'filters.changed', values: { q } })} />
      {words.trim() ? (
        <Part
          of={searchResults}
          props={{ words }}
          pending={PENDING}
          failed={(retry) => <MessageBlock state="failed" message={strings.notFetched} onRetry={retry} />}
        />
      ) : (
        <FetchedContent
          key={entry.path}
          load={() => fetchPage(entry.path, language)}
          lost={strings.notFetched}
        >
          {(page) => <PageView entry={entry} page={page} />}
        </FetchedContent>
      )}
    </div>
  );
}
CatalogueScreen.prefetch = prefetchCataloguePage;
