import { Link } from 'react-router';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { English } from '../English/index.tsx';
import { ForwardIcon } from '../icons.tsx';
import styles from './Breadcrumbs.module.css';

/** A step on the way to a page; the page itself, the last one, has no `to`. */
export interface Crumb {
  label: string;
  to?: string | undefined;
}

/** The way to this page, from the top. Source: WAI-ARIA breadcrumb pattern. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const strings = useStrings(commonStrings);
  return (
    <nav aria-label={strings.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={to ?? label}>
            {index > 0 && <ForwardIcon className={styles.separator} />}
            {to ? (
              <Link to={to}>
                <English where="untranslated">{label}</English>
              </Link>
            ) : (
              <span aria-current="page">
                <English where="untranslated">{label}</English>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
