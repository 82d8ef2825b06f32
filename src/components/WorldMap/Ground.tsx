import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { Size } from './projection.ts';
import type { Figures, Ground as GroundPaths } from './scene.ts';
import styles from './WorldMap.module.css';

interface GroundProps {
  size: Size;
  ground: GroundPaths;
  points: Figures['points'];
  ways: Figures['ways'];
  layers: Figures['layers'];
  /** A map that moves draws sea and land itself. */
  isLandHidden: boolean;
}

/** Sea, land, borders, filled provinces, what lies over them, and lines between points; what they mean, points and table say. */
export function Ground({ size: { width, height }, ground, points, ways, layers, isLandHidden }: GroundProps) {
  return (
    <svg
      className={styles.ground}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {!isLandHidden && (
        <>
          <rect width={width} height={height} className={styles.sea} />
          <path d={ground.land} className={styles.land} />
          {ground.painted.map(({ iso3, color, path }) => (
            <path key={iso3} d={path} className={styles.land} style={{ fill: color }} />
          ))}
        </>
      )}
      <path d={ground.provinces} className={styles.province} />
      {layers.map(({ key, look, color, path }) => (
        <path
          key={key}
          d={path}
          className={clsx(styles.layer, styles[`layer_${look}`])}
          style={{ '--layer-color': color } as CSSProperties}
        />
      ))}
      {points.map(
        ({ area, color, point }) =>
          area && <path key={point.id} d={area} className={styles.area} style={{ fill: color }} />,
      )}
      {ways && <path d={ways} className={styles.way} />}
    </svg>
  );
}
