import type { ReactNode } from 'react';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useIsOffered } from '#src/core/access.ts';
import { addressOf } from '#src/core/links.ts';
import type { RouteName } from '#src/core/routes/index.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { CONTACT_EMAIL } from '#src/domain/contact.ts';
import { EXTERNAL_LINKS } from '#src/domain/externalLinks.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './Footer.module.css';
import { footerStrings } from './strings.ts';

type Entry = { route: RouteName } | { href: string; label: ReactNode };

/** What the product is, whose it is, which version runs, and where to go on. */
export function Footer() {
  const strings = useStrings(footerStrings);
  const titles = useStrings(routeStrings);
  const isOffered = useIsOffered();
  const { config, now } = useApp();
  const { title, version, buildLabel, sourceUrl, apiEndpoint } = config;
  const build = buildLabel ? `${version} (${buildLabel})` : version;
  const columns: { heading: string; entries: readonly Entry[] }[] = [
    {
      heading: strings.more,
      entries: [
        { href: EXTERNAL_LINKS.federation, label: 'ifrc.org' },
        { href: EXTERNAL_LINKS.sims, label: 'rcrcsims.org' },
        { href: EXTERNAL_LINKS.data, label: 'data.ifrc.org' },
      ],
    },
    { heading: strings.policies, entries: [{ route: 'cookiePolicy' }, { route: 'termsAndConditions' }] },
    {
      heading: strings.helpful,
      entries: [
        { route: 'resources' },
        { href: new URL('/docs/', apiEndpoint || window.location.origin).href, label: strings.apiDocs },
        ...(sourceUrl ? [{ href: sourceUrl, label: strings.sourceCode }] : []),
        { href: EXTERNAL_LINKS.wiki, label: strings.wiki },
      ],
    },
    {
      heading: strings.contact,
      entries: [
        { href: `mailto:${CONTACT_EMAIL}`, label: CONTACT_EMAIL },
        { href: EXTERNAL_LINKS.blog, label: 'Medium' },
        { href: EXTERNAL_LINKS.facebook, label: 'Facebook' },
        { href: EXTERNAL_LINKS.youtube, label: 'YouTube' },
      ],
    },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <section className={styles.about}>
          <h2>{fill(strings.aboutHeading, { title })}</h2>
          <p>{fill(strings.about, { title })}</p>
          <p>
            {fill(
              // First opened without a connection, the app knows no version.
              version ? strings.copyright : '© {year} {title}',
              { year: now().getFullYear(), title, version: build },
            )}
          </p>
        </section>
        <nav aria-label={strings.footerNavigation} className={styles.columns}>
          {columns.map(({ heading, entries }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <ul>
                {entries.map((entry) =>
                  'href' in entry ? (
                    <li key={entry.href}>
                      <TextLink to={entry.href} isExternal>
                        {entry.label}
                      </TextLink>
                    </li>
                  ) : (
                    isOffered(entry.route) && (
                      <li key={entry.route}>
                        <TextLink to={addressOf(entry.route, {})}>{titles[entry.route]}</TextLink>
                      </li>
                    )
                  ),
                )}
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </footer>
  );
}
