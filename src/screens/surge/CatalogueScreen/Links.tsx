import { English } from '#src/components/English/index.tsx';
import { LockMark } from '#src/components/LockMark/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import type { CatalogueLink } from '#src/content/schema.ts';
import { asksForLogin } from '#src/domain/federationLogin.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { cataloguePath } from '../cataloguePath.ts';
import styles from './CatalogueScreen.module.css';
import { surgeCatalogueStrings } from './strings.ts';

/** Ways on: within the catalogue, or elsewhere in a new tab, where some ask for a login. */
export function Links({ links }: { links: readonly CatalogueLink[] }) {
  const strings = useStrings(surgeCatalogueStrings);
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={`${link.label} ${'to' in link ? link.to : link.href}`}>
          {'to' in link ? (
            <TextLink to={cataloguePath(link.to)}>{link.label}</TextLink>
          ) : (
            <>
              <TextLink to={link.href} isExternal>
                <English where="untranslated">{link.label}</English>
              </TextLink>
              {asksForLogin(link.href) && <LockMark label={strings.needsLogin} />}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a lock means, once below links that have one. */
export function LockNote({ links }: { links: readonly CatalogueLink[] }) {
  const strings = useStrings(surgeCatalogueStrings);
  if (!links.some((link) => 'href' in link && asksForLogin(link.href))) return null;
  return (
    <p className={styles.quiet} aria-hidden="true">
      <LockMark label={strings.needsLogin} /> {strings.needsLogin}
    </p>
  );
}
