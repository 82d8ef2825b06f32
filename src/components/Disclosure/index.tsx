import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { disclosureMachine, selectIsMade, selectIsOpen } from '#machines/disclosure.ts';
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

/**
 * More for who asks, by `machines/disclosure.ts`. The browser's own element: found by its search on the page even while
 * closed, which opens it too.
 */
export function Disclosure({ summary, isInitiallyOpen, isLazy = false, children }: DisclosureProps) {
  const actor = useActorRef(disclosureMachine, { input: { isInitiallyOpen } });
  const isOpen = useSelector(actor, selectIsOpen);
  const isMade = useSelector(actor, selectIsMade);
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // What the machine has done itself comes back as the browser's event.
        if (currentTarget.open !== isOpen) actor.send({ type: currentTarget.open ? 'open' : 'close' });
      }}
    >
      <summary>
        <ChevronDownIcon />
        {summary}
      </summary>
      <div className={styles.content}>{(isMade || !isLazy) && children}</div>
    </details>
  );
}
