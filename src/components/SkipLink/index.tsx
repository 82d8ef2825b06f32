import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the navigation. `target`: id of the element to go to, which can be focused. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a href={`#${target}`} className={styles.link}>
      {children}
    </a>
  );
}
