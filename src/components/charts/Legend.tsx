import type { ReactNode } from 'react';
import styles from './charts.module.css';

interface LegendProps {
  /** Id of the chart's title. */
  titleId: string;
  entries: readonly { key: string; label: string; swatch: ReactNode; value?: string | undefined }[];
}

/** Which mark is which. */
export function Legend({ titleId, entries }: LegendProps) {
  return (
    <ul className={styles.legend} aria-labelledby={titleId}>
      {entries.map(({ key, label, swatch, value }) => (
        <li key={key}>
          {swatch}
          <span>{label}</span>
          {value !== undefined && <span className={styles.value}>{value}</span>}
        </li>
      ))}
    </ul>
  );
}
