import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** One record among its equals. A link in its heading makes the whole card lead there. */
export function Card({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <article className={clsx(styles.card, className)}>{children}</article>;
}
