import { TextLink } from '#src/components/TextLink/index.tsx';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { regionStrings } from '../strings.ts';
import { type CountryWork, projectsOf } from './movement.ts';
import styles from './RegionThreeWScreen.module.css';

/** How many projects each country has, with a bar against the one that has most. */
export function CountryBars({ work }: { work: readonly CountryWork[] }) {
  const strings = useStrings(regionStrings);
  const language = useLanguage();
  const most = Math.max(1, ...work.map(({ projects_count }) => projects_count));
  return (
    <section aria-label={strings.mapTitle} className={styles.side}>
      <h3>{strings.mapTitle}</h3>
      {/* It scrolls by itself beside the map, so it must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region */}
      <ul className={styles.bars} tabIndex={0} aria-label={strings.mapTitle}>
        {work.map(({ id, name, projects_count }) => (
          <li key={id}>
            <TextLink to={projectsOf(id)}>{name}</TextLink>
            <span>{formatNumber(projects_count, language)}</span>
            <div className={styles.bar} aria-hidden="true">
              <div style={{ inlineSize: `${(projects_count / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
