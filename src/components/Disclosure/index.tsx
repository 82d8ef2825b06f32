import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** Open from the start. `@default` false */
  isInitiallyOpen?: boolean | undefined;
  children: ReactNode;
}

/** More for who asks. The browser's own: found by its search on the page even while closed. */
export function Disclosure({ summary, isInitiallyOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isInitiallyOpen}>
      <summary>
        <ChevronDownIcon />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
