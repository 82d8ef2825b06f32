import styles from './Skeleton.module.css';

/** Keeps the room of what is still to come. `height`, `width`: any CSS length. `@default` one line, whole width */
export function Skeleton({ height = '1em', width = '100%' }: { height?: string; width?: string }) {
  return (
    <span className={styles.skeleton} style={{ blockSize: height, inlineSize: width }} aria-hidden="true" />
  );
}
