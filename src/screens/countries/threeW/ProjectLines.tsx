import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Project } from '#src/records/project/types.ts';
import styles from '../countries.module.css';
import { countryThreeWStrings } from './strings.ts';

/** Each with whose it is, of which kind, and how much money it has. */
export function ProjectLines({ projects }: { projects: readonly Project[] }) {
  const strings = useStrings(countryThreeWStrings);
  const language = useLanguage();
  return (
    <ul className={styles.projects}>
      {projects.map(({ id: projectId, name, reporting_ns_detail: of, ...project }) => (
        <li key={projectId}>
          <TextLink to={pathTo('project', { projectId })}>{name || '--'}</TextLink>
          <p className={styles.note}>
            {[
              of.society_name || of.name,
              project.programme_type_display,
              typeof project.budget_amount === 'number' &&
                fill(strings.francs, { amount: formatNumber(project.budget_amount, language) }),
              fill(strings.changed, { date: formatDate(project.modified_at, language) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
