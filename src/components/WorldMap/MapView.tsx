import {
  type MouseEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fill } from '#src/i18n/fill.ts';
import { MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { IconButton } from '../IconButton/index.tsx';
import { Ground } from './Ground.tsx';
import { type Geometry, isBeyond } from './geometry.ts';
import type { Bounds, Land } from './land.ts';
import type { MovingMap, StartMap } from './movingMap.ts';
import { Points } from './Points.tsx';
import { NEAREST, PADDING, placeAt, type View, viewOf } from './projection.ts';
import { figuresOf, groundOf, type MapContent, NO_FIGURES, NO_GROUND, type ShownPoint } from './scene.ts';
import { worldMapStrings } from './strings.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import { useSize } from './useSize.ts';
import styles from './WorldMap.module.css';

/** Where nobody can measure it. In px. */
const FIRST_SIZE = { width: 800, height: 400 };
/** Room round the world, for the bubbles at its edges. In px. */
const EDGE = 8;
/** What `WorldMap.module.css` gives it on paper. In px. */
const PAPER = { width: 680, height: 340 };

/** What a picture of the map is made of. */
export interface Seen {
  view: View;
  /** The canvas of a base map; without one the picture is drawn anew. */
  canvas: HTMLCanvasElement | undefined;
}

interface MapViewProps extends MapContent {
  title: string;
  geometry: Geometry;
  isWorld: boolean;
  /** Where to look instead of at all of it. */
  target?: Bounds | undefined;
  styleUrl?: string | undefined;
  /** The code of a map that moves, once there is one; `step`: how much nearer it begins. */
  startMap: StartMap | undefined;
  step: number;
  isPreparing: boolean;
  /** It is there: the picture gives way. */
  isMoving: boolean;
  onDrawn: () => void;
  /** Told when it shows more than the land that there is. */
  onBeyond: () => void;
  valueLabel: string;
  formatValue: (value: number) => string;
  focused: string | undefined;
  onFocus: (id: string) => void;
  onPick: (id: string) => void;
  onPress?: ((longitude: number, latitude: number) => void) | undefined;
  /** Asks for a map that moves. */
  onZoom: (by: number) => void;
  seenRef: Ref<() => Seen>;
}

/** The map itself: a picture of the world, or one that moves; a button for each point, names, and zoom. */
export function MapView(props: MapViewProps) {
  const { title, isWorld, target, styleUrl, startMap, step, isPreparing, onPick, onPress, onZoom } = props;
  const { points, categories, countries, names, layers, byValue, scale, valueLabel, formatValue } = props;
  const strings = useStrings(worldMapStrings);
  const isPrinting = useIsPrinting();
  const [box, screenSize] = useSize(FIRST_SIZE);
  const size = isPrinting ? PAPER : (screenSize ?? FIRST_SIZE);
  const isSized = isPrinting || screenSize !== undefined;
  const { bounds } = props.geometry;
  const home = useMemo(
    () =>
      viewOf(target ?? bounds, size, {
        padding: isWorld && !target ? EDGE : PADDING,
        widest: NEAREST,
      }),
    [bounds, target, size, isWorld],
  );
  const [moved, setMoved] = useState<View>();
  // A map that moves shows more than the land round a country.
  const [whole, setWhole] = useState<Land>();
  const geometry = useMemo(
    () => (whole ? { ...props.geometry, land: whole, within: undefined } : props.geometry),
    [whole, props.geometry],
  );
  const moving = useRef<MovingMap>(null);
  const canvas = useRef<HTMLDivElement>(null);
  // A map that moves has no picture for paper.
  const view = (!isPrinting && moved) || home;
  const ground = useMemo(
    () => (isSized ? groundOf(geometry, view, countries) : NO_GROUND),
    [isSized, geometry, view, countries],
  );
  const figures = useMemo(
    () =>
      isSized
        ? figuresOf(geometry, view, { points, categories, countries, names, layers, byValue, scale })
        : NO_FIGURES,
    [isSized, geometry, view, points, categories, countries, names, layers, byValue, scale],
  );

  const start = useEffectEvent((element: HTMLElement, begin: StartMap) => {
    const map = begin(element, {
      styleUrl,
      land: geometry.land,
      isPart: geometry.within !== undefined,
      countries,
      view: home,
      label: title,
      onMove: setMoved,
      onDrawn: props.onDrawn,
      onWhole: setWhole,
      onPress: (longitude, latitude) => onPress?.(longitude, latitude),
    });
    if (step !== 0) map.zoom(step);
    return map;
  });
  useEffect(() => {
    if (!startMap || !canvas.current) return;
    const map = start(canvas.current, startMap);
    moving.current = map;
    return () => {
      moving.current = null;
      map.remove();
    };
  }, [startMap]);
  const look = useEffectEvent(() => moving.current?.show(home));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map that moves follows what is to be looked at, and no new size
  useEffect(() => look(), [target]);

  const isShort = isSized && isBeyond(geometry, view);
  const tellBeyond = useEffectEvent(props.onBeyond);
  useEffect(() => {
    if (isShort) tellBeyond();
  }, [isShort]);

  useImperativeHandle(props.seenRef, () => () => ({
    view,
    canvas: styleUrl && props.isMoving ? moving.current?.canvas() : undefined,
  }));

  const zoom = (by: number) => (moving.current ? moving.current.zoom(by) : onZoom(by));
  const nameOf = ({ point: { label, value, measure }, category }: ShownPoint) =>
    fill(categories.length > 1 ? strings.pointOfKind : strings.point, {
      label,
      value: value === undefined ? MISSING : formatValue(value),
      measure: measure ?? valueLabel,
      category: category?.label ?? MISSING,
    });

  function pressPicture({ nativeEvent: { offsetX, offsetY } }: MouseEvent) {
    if (onPress) onPress(...placeAt(view, offsetX, offsetY));
  }

  return (
    <>
      {/* A map is laid out from left to right, whatever the language. */}
      <div ref={box} className={styles.box} dir="ltr">
        <div ref={canvas} className={styles.canvas} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer alone; there are inputs and buttons for all it does */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <div
          className={startMap ? styles.over : styles.picture}
          onClick={startMap ? undefined : pressPicture}
          onDoubleClick={startMap || onPress ? undefined : () => zoom(1)}
        >
          <Ground
            size={size}
            ground={ground}
            points={figures.points}
            ways={figures.ways}
            layers={figures.layers}
            isLandHidden={props.isMoving && !isPrinting}
          />
        </div>
        <div aria-hidden="true">
          {figures.labels.map(({ text, x, y }) => (
            <span key={`${text} ${x} ${y}`} className={styles.label} style={{ left: x, top: y }}>
              {text}
            </span>
          ))}
        </div>
        <Points
          points={figures.points}
          nameOf={nameOf}
          focused={props.focused}
          onFocus={({ point, place }) => {
            props.onFocus(point.id);
            moving.current?.reach(place);
          }}
          onPick={onPick}
        />
      </div>
      <div className={styles.zoom} aria-busy={isPreparing || undefined}>
        <IconButton label={strings.zoomIn} icon="+" onClick={() => zoom(1)} />
        <IconButton label={strings.zoomOut} icon="−" onClick={() => zoom(-1)} />
        {moved && <IconButton label={strings.whole} icon="⤢" onClick={() => moving.current?.show(home)} />}
      </div>
    </>
  );
}
