import { BOX } from './shapes.ts';
import styles from './WorldMap.module.css';

/** The mark of a category, as it stands on the map and in the legend. */
export function Mark({ shape, color }: { shape: string; color: string | undefined }) {
  return (
    <svg
      className={styles.mark}
      viewBox={`-1 -1 ${BOX + 2} ${BOX + 2}`}
      style={{ color }}
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape} />
    </svg>
  );
}
