import type { CSSProperties, ReactNode } from 'react';
import styles from './Grid.module.css';

interface GridProps {
  /** Never more than so many; fewer where they would be narrower than `minWidth`. `@default` 2 */
  preferredColumns?: number | undefined;
  /** Of a column, in rem. `@default` 20 */
  minWidth?: number | undefined;
  children: ReactNode;
}

/** Parts of a page beside each other, in columns of equal width. Source: product specification, section 9. */
export function Grid({ preferredColumns = 2, minWidth = 20, children }: GridProps) {
  return (
    <div
      className={styles.grid}
      style={{ '--columns': preferredColumns, '--min-width': `${minWidth}rem` } as CSSProperties}
    >
      {children}
    </div>
  );
}
