import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './LiveExplorer.module.css';
import type { LiveActor } from './liveActors.ts';
import { elementsOf } from './page.ts';

/** Frames around what the component of an actor shows on the page; they go with it as it moves. */
export function Frames({ actor }: { actor: LiveActor }) {
  const [rooms, setRooms] = useState<readonly DOMRect[]>([]);
  useEffect(() => {
    let next = 0;
    const look = () => {
      const found = elementsOf(actor)
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      setRooms((before) => (isSame(before, found) ? before : found));
      next = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(next);
  }, [actor]);
  return createPortal(
    rooms.map(({ x, y, width, height }) => (
      <div
        key={`${x} ${y}`}
        aria-hidden="true"
        className={styles.frame}
        style={{ left: x, top: y, width, height }}
      />
    )),
    document.body,
  );
}

const isSame = (some: readonly DOMRect[], others: readonly DOMRect[]) =>
  some.length === others.length &&
  some.every(({ x, y, width, height }, index) => {
    const other = others[index];
    return x === other?.x && y === other.y && width === other.width && height === other.height;
  });
