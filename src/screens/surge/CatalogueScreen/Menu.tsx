import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#src/components/Button/index.tsx';
import { ChevronDownIcon } from '#src/components/icons.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import type { CatalogueEntry } from '#src/content/schema.ts';
import { catalogueNameStrings, menuNameOf } from '#src/content/surgeCatalogue/strings.ts';
import { childrenOf, SECTIONS, sectionOf } from '#src/content/surgeCatalogue/tree.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { cataloguePath } from '../cataloguePath.ts';
import styles from './CatalogueScreen.module.css';
import { surgeCatalogueStrings } from './strings.ts';

interface MenuProps {
  /** The page that is open. */
  entry: CatalogueEntry;
  words: string;
  onWords: (words: string) => void;
}

/** The search and the entries of the catalogue; the one that the page belongs to shows its pages. On a phone it folds. */
export function Menu({ entry, words, onWords }: MenuProps) {
  const strings = useStrings(surgeCatalogueStrings);
  // Folded again on the next page.
  const [unfoldedAt, setUnfoldedAt] = useState<string>();
  const isUnfolded = unfoldedAt === entry.path;
  const current = sectionOf(entry);
  return (
    <div className={styles.menu}>
      <SearchInput name="q" label={strings.search} value={words} onChange={onWords} />
      <div className={styles.fold}>
        <Button
          aria-expanded={isUnfolded}
          iconAfter={<ChevronDownIcon />}
          onClick={() => setUnfoldedAt(isUnfolded ? undefined : entry.path)}
        >
          {strings.showMenu}
        </Button>
      </div>
      <nav aria-label={strings.menu} className={styles.entries} data-unfolded={isUnfolded || undefined}>
        <ul>
          {SECTIONS.map((section) => (
            <li key={section.path}>
              <EntryLink entry={section} open={entry} isCurrent={section === current} />
              {section === current && (
                <ul>
                  {childrenOf(section).map((child) => (
                    <li key={child.path}>
                      <EntryLink entry={child} open={entry} isCurrent={false} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function EntryLink({
  entry,
  open,
  isCurrent,
}: {
  entry: CatalogueEntry;
  open: CatalogueEntry;
  isCurrent: boolean;
}) {
  const names = useStrings(catalogueNameStrings);
  return (
    <Link
      to={cataloguePath(entry.path)}
      aria-current={entry === open ? 'page' : isCurrent ? 'true' : undefined}
    >
      {menuNameOf(names, entry)}
    </Link>
  );
}
