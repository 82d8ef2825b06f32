import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '#src/i18n/fill.ts';
import { MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { IconButton } from '../IconButton/index.tsx';
import type { DrawMap, DrawnMap, PaintedCountry } from './drawMap.ts';
import type { MapCategory, MapPoint } from './mapData.ts';
import { worldMapStrings } from './strings.ts';
import styles from './WorldMap.module.css';

/** Radius of a bubble in px at these values; between them it grows in a line. Source: screen facts of the home page, 0.9. */
const RADII = [
  [1_000, 7],
  [10_000, 9],
  [100_000, 11],
  [1_000_000, 15],
] as const;

interface MapCanvasProps {
  drawMap: DrawMap;
  points: readonly MapPoint[];
  categories: readonly MapCategory[];
  formatValue: (value: number) => string;
  onPick: (id: string) => void;
  onPress?: ((longitude: number, latitude: number) => void) | undefined;
  styleUrl?: string | undefined;
  focus?: readonly string[] | undefined;
  countries?: readonly PaintedCountry[] | undefined;
  /** Makes a picture of what is seen. */
  pictureRef?: Ref<DrawnMap['picture']> | undefined;
}

/** The map itself: the world, a button for each point, and zoom. */
export function MapCanvas({
  drawMap,
  points,
  categories,
  formatValue,
  onPick,
  onPress,
  styleUrl,
  focus,
  countries,
  pictureRef,
}: MapCanvasProps) {
  const strings = useStrings(worldMapStrings);
  const container = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap>();
  // Where the map begins does not depend on what is filtered later.
  const [around] = useState(() => points.map(({ longitude, latitude }) => [longitude, latitude] as const));
  const given = { styleUrl, focus, countries, places: around };
  // By their text: callers make these anew at each turn.
  const options = JSON.stringify(given);
  // The map moves these elements about, so they are not React's; what is in them is.
  // One of a point that only changed is kept, and with it the focus.
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const places = useMemo(
    () =>
      points.map((point) => {
        const element = elements.get(point.id) ?? document.createElement('div');
        elements.set(point.id, element);
        return { point, element };
      }),
    [points, elements],
  );
  useImperativeHandle(pictureRef, () => (caption) => {
    if (!drawn) return Promise.reject(new Error('There is no map to take a picture of.'));
    return drawn.picture(caption);
  });

  useEffect(() => {
    if (!container.current) return;
    const map = drawMap(container.current, JSON.parse(options) as typeof given);
    setDrawn(map);
    return () => map.remove();
  }, [drawMap, options]);

  useEffect(() => {
    const placed = places.map(({ element, point }) => drawn?.place(element, point.longitude, point.latitude));
    return () => {
      for (const remove of placed) remove?.();
    };
  }, [drawn, places]);

  useEffect(() => onPress && drawn?.onPress(onPress), [drawn, onPress]);

  return (
    <>
      {/* A map is laid out from left to right, whatever the language. */}
      <div ref={container} className={styles.canvas} dir="ltr" />
      <div className={styles.zoom}>
        <IconButton label={strings.zoomIn} icon="+" onClick={() => drawn?.zoomIn()} />
        <IconButton label={strings.zoomOut} icon="−" onClick={() => drawn?.zoomOut()} />
      </div>
      {places.map(({ element, point: { id, label, value, radius = radiusOf(value ?? 0), category } }) =>
        createPortal(
          <button
            type="button"
            className={styles.bubble}
            style={{
              inlineSize: 2 * radius,
              blockSize: 2 * radius,
              color: categories.find(({ key }) => key === category)?.color,
            }}
            aria-label={fill(strings.point, {
              label,
              value: value === undefined ? MISSING : formatValue(value),
            })}
            title={label}
            onClick={() => onPick(id)}
          />,
          element,
          id,
        ),
      )}
    </>
  );
}

function radiusOf(value: number): number {
  const above = RADII.findIndex(([limit]) => value <= limit);
  const [upper, upperRadius] = RADII.at(above) ?? RADII[3];
  const [lower, lowerRadius] = RADII[above - 1] ?? [0, 7];
  if (above === -1) return RADII[3][1];
  return lowerRadius + ((value - lower) / (upper - lower)) * (upperRadius - lowerRadius);
}
