import clsx from 'clsx';
import type { CSSProperties, KeyboardEvent } from 'react';
import { type FocusMove, moveFocus } from '#machines/focusMove.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { ShownPoint } from './scene.ts';
import { BOX } from './shapes.ts';
import { worldMapStrings } from './strings.ts';
import styles from './WorldMap.module.css';

/** A finger needs as much, in px. Source: WCAG 2.2, success criterion 2.5.8. */
const TARGET = 24;
/** Of the mark in a bubble. */
const MARK = 10;

interface PointsProps {
  points: readonly ShownPoint[];
  /** What a point is called where it is heard. */
  nameOf: (shown: ShownPoint) => string;
  /** The one that is the tab stop. `@default` the first */
  focused: string | undefined;
  onFocus: (shown: ShownPoint) => void;
  onPick: (id: string) => void;
}

/** The points of a map as buttons, where they are: one is a tab stop, the arrow keys, Home and End lead to the others. */
export function Points({ points, nameOf, focused, onFocus, onPick }: PointsProps) {
  const strings = useStrings(worldMapStrings);
  const stop = points.some(({ point }) => point.id === focused) ? focused : points[0]?.point.id;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = moveFocus(buttons.indexOf(event.target as HTMLButtonElement), move, buttons.length);
    if (next !== undefined) buttons[next]?.focus({ preventScroll: true });
  }

  if (points.length === 0) return null;
  return (
    // The keys belong to the buttons inside.
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of inputs
    <div role="group" aria-label={strings.points} onKeyDown={onKeyDown}>
      {points.map((shown) => {
        const { point, shape, color, x, y, radius, area, isNamed } = shown;
        return (
          <button
            key={point.id}
            type="button"
            data-point={point.id}
            tabIndex={point.id === stop ? 0 : -1}
            className={clsx(styles.point, area !== undefined && styles.named)}
            style={
              { left: x, top: y, color, '--layer': Math.max(1, 60 - Math.round(radius)) } as CSSProperties
            }
            aria-label={nameOf(shown)}
            title={point.label}
            onFocus={() => onFocus(shown)}
            onClick={() => onPick(point.id)}
          >
            {area === undefined ? (
              <Bubble radius={radius} shape={shape} />
            ) : (
              <span className={styles.name}>{isNamed ? point.label : '•'}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}

function Bubble({ radius, shape }: { radius: number; shape: string }) {
  const size = Math.max(TARGET, 2 * radius + 2);
  const mark = Math.min(MARK, 2 * radius - 2);
  return (
    <svg
      className={styles.bubble}
      width={size}
      height={size}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle r={radius} />
      <path d={shape} transform={`scale(${mark / BOX}) translate(${-BOX / 2} ${-BOX / 2})`} />
    </svg>
  );
}

/** A map lies from west to east in every language. */
const MOVES: Readonly<Partial<Record<string, FocusMove>>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};
