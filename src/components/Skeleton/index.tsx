import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

/** Any CSS lengths. */
export interface SkeletonProps {
  /** One, or what differs on a phone, where tables are cards, and on a desk. `@default` one line */
  height?: string | readonly [phone: string, cards: string, desk: string] | undefined;
  /** @default the whole width */
  width?: string | undefined;
}

/** Keeps the room of what is still to come. */
export function Skeleton({ height = '1em', width = '100%' }: SkeletonProps) {
  const [phone, cards, desk] = typeof height === 'string' ? [height, height, height] : height;
  const style = { '--phone': phone, '--cards': cards, '--desk': desk, inlineSize: width };
  return <span className={styles.skeleton} style={style as CSSProperties} aria-hidden="true" data-pending />;
}
