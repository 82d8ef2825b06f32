import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './stages.module.css';

/** A page of its own within the explorer: what is modal there leaves the explorer's own controls alone. */
export function Window({ title, children }: { title: string; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>();

  function furnish(frame: HTMLIFrameElement | null) {
    const inside = frame?.contentDocument;
    if (!inside) return;
    const { lang, dir } = document.documentElement;
    Object.assign(inside.documentElement, { lang, dir });
    inside.title = title;
    for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) {
      inside.head.append(style.cloneNode(true));
    }
    // Small, so that a whole dialog is seen.
    Object.assign(inside.documentElement.style, { zoom: '0.75', overflow: 'auto' });
    inside.body.style.padding = '1rem';
    setBody(inside.body);
  }

  return (
    <iframe ref={furnish} title={title} className={styles.window}>
      {body && createPortal(children, body)}
    </iframe>
  );
}
