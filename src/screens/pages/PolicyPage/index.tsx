import type { ReactNode } from 'react';
import { Page } from '#src/components/Page/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './PolicyPage.module.css';
import { policyStrings } from './strings.ts';
import { useSectionBeingRead } from './useSectionBeingRead.ts';

export interface PolicySection {
  /** The fragment by which it can be linked. */
  id: string;
  heading: string;
  content: ReactNode;
}

interface PolicyPageProps {
  heading: string;
  description: string;
  sections: readonly PolicySection[];
}

/** A long text in sections, with a list of them that leads to each and shows which one is being read. */
export function PolicyPage({ heading, description, sections }: PolicyPageProps) {
  const strings = useStrings(policyStrings);
  const titles = useStrings(routeStrings);
  const current = useSectionBeingRead(sections.map(({ id }) => id));
  return (
    <Page
      heading={heading}
      breadcrumbs={[{ label: titles.home, to: pathTo('home') }, { label: heading }]}
      description={description}
    >
      <div className={styles.page}>
        <nav aria-label={strings.contents} className={styles.contents}>
          <ol>
            {sections.map(({ id, heading: name }) => (
              <li key={id}>
                <TextLink
                  to={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  onClick={() => readOnFrom(id)}
                >
                  {name}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.article}>
          {sections.map(({ id, heading: name, content }) => (
            <section key={id} id={id} ref={showIfLinked} aria-labelledby={headingId(id)}>
              <h2 id={headingId(id)} tabIndex={-1}>
                {name}
              </h2>
              {content}
            </section>
          ))}
        </article>
      </div>
    </Page>
  );
}

const headingId = (section: string) => `${section}-heading`;

/** The router looks for a fragment once, which can be before a screen that is still loading has it. */
function showIfLinked(section: HTMLElement | null) {
  if (section && window.location.hash === `#${section.id}`) section.scrollIntoView();
}

/** The router scrolls to a fragment but leaves the focus behind: whoever uses the keyboard would be back in the list. */
function readOnFrom(section: string) {
  document.getElementById(headingId(section))?.focus({ preventScroll: true });
}
