import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Docked.module.css';

/** What a page says at the foot of the window, among what the shell says there: wherever one is, and nothing has to move for it. */
export function Docked({ children }: { children: ReactNode }) {
  return createPortal(
    <p ref={uncover} role="status" className={styles.docked}>
      {children}
    </p>,
    document.querySelector('#dock') ?? document.body,
  );
}

/** What somebody writes in when it comes does not stay below it. */
function uncover(note: HTMLElement | null) {
  const focused = document.activeElement;
  if (!note || !focused) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > note.getBoundingClientRect().top && top < window.innerHeight)
    focused.scrollIntoView({ block: 'nearest' });
}
