import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** Open from the start. `@default` false */
  isInitiallyOpen?: boolean | undefined;
  /** Makes the content when it is first opened: for what has to be fetched. `@default` false */
  isLazy?: boolean | undefined;
  children: ReactNode;
}

/** More for who asks. The browser's own: found by its search on the page even while closed. */
export function Disclosure({ summary, isInitiallyOpen = false, isLazy = false, children }: DisclosureProps) {
  const [isWanted, setWanted] = useState(!isLazy || isInitiallyOpen);
  return (
    <details className={styles.disclosure} open={isInitiallyOpen} onToggle={() => setWanted(true)}>
      <summary>
        <ChevronDownIcon />
        {summary}
      </summary>
      <div className={styles.content}>{isWanted && children}</div>
    </details>
  );
}
