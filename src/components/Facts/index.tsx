import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/index.tsx';
import styles from './Facts.module.css';

/** What one should know of a record before reading it, in a line below its name. Facts that are missing are left out. */
export function Facts({ items }: { items: readonly { key: string; fact: ReactNode }[] }) {
  return <ul className={styles.facts}>{items.map(({ key, fact }) => fact && <li key={key}>{fact}</li>)}</ul>;
}

/** In their place while they are on their way: their lines would push the page down. */
export const FactsSkeleton = () => (
  <div className={styles.facts}>
    <Skeleton height="1lh" width="20ch" />
  </div>
);
