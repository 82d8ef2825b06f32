import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './Legend.module.css';

export interface LegendItem {
  label: string;
  /** A colour of CSS: best a token of `src/styles`. */
  color: string;
  /** The mark in the picture that it stands for. `@default` 'square' */
  shape?: 'square' | 'dot' | 'line' | undefined;
}

/** What the colours of a chart or a map mean. `label`: what it is the legend of. */
export function Legend({ label, items }: { label: string; items: readonly LegendItem[] }) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {items.map(({ label: text, color, shape = 'square' }) => (
        <li key={text}>
          <span
            aria-hidden="true"
            className={clsx(styles.mark, styles[shape])}
            style={{ '--mark': color } as CSSProperties}
          />
          {text}
        </li>
      ))}
    </ul>
  );
}
