import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** What is read: texts, maps, tables. */
  main: ReactNode;
  /** What is looked up beside it: facts, links, people. Follows below where there is no room for two columns. */
  aside: ReactNode;
}

/** Two columns of panels, the first one wider; each panel as high as its content. */
export function Columns({ main, aside }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  );
}
