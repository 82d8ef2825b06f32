import type { CSSProperties } from 'react';
import styles from './charts.module.css';

/** Each has a contrast of 3:1 on the surface; a hatch or a dash tells them apart as well. */
const PALETTE = ['#0d3260', '#1d7a8c', '#9a6200', '#6b4aa3', '#5c6672', '#8a3a6b'] as const;

/** Lines over the colour, so that nobody has to tell colours apart: none, then each direction, crosses and dots. */
const HATCHES = [
  '',
  'M-2 2l4-4M0 8l8-8M6 10l4-4',
  'M0 4h8',
  'M-2 6l4 4M0 0l8 8M6-2l4 4',
  'M4 0v8',
  'M0 4h8M4 0v8',
];
/** Dashes of a line, in px; the first is whole. */
const DASHES = ['', '7 4', '2 4', '10 4 2 4', '4 2', '12 6'];

export function colorOf(index: number, override: string | undefined): string {
  return override ?? (PALETTE[index % PALETTE.length] as string);
}

export function dashOf(index: number): string | undefined {
  return DASHES[index % DASHES.length] || undefined;
}

/** The fill of the `index`th series: a colour with its hatch, defined by `Patterns` under the same `id`. */
export function fillOf(id: string, index: number): string {
  return `url(#${id}-${index})`;
}

/** Defines the fills of a drawing. */
export function Patterns({ id, colors }: { id: string; colors: readonly string[] }) {
  return (
    <defs>
      {colors.map((color, index) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: a series is told by its place
          key={index}
          id={`${id}-${index}`}
          patternUnits="userSpaceOnUse"
          width="8"
          height="8"
        >
          <rect width="8" height="8" style={{ fill: color }} />
          <path d={HATCHES[index % HATCHES.length]} className={styles.hatch} />
        </pattern>
      ))}
    </defs>
  );
}

/** A series or a slice beside its name. */
export function Swatch({ fill }: { fill: string }) {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="100%" height="100%" rx="2" style={{ fill } as CSSProperties} />
    </svg>
  );
}
