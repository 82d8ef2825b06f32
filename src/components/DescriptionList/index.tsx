import type { ReactNode } from 'react';
import { MISSING } from '#src/i18n/format.ts';
import styles from './DescriptionList.module.css';

export interface Description {
  term: string;
  /** Missing or empty reads '--'. */
  value: ReactNode;
}

/** The facts of one record. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value || value === 0 ? value : MISSING}</dd>
        </div>
      ))}
    </dl>
  );
}
