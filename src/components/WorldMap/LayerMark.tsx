import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { MapLayer } from './mapData.ts';
import styles from './WorldMap.module.css';

/** How a layer looks, for the legend. */
export function LayerMark({ look, color }: Pick<MapLayer, 'look' | 'color'>) {
  return (
    <svg
      className={styles.layerMark}
      viewBox="0 0 20 14"
      style={{ '--layer-color': color } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={look === 'line' ? 'M0 7h20' : 'M1 1h18v12H1Z'}
        className={clsx(styles.layer, styles[`layer_${look}`])}
      />
    </svg>
  );
}
