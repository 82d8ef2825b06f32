import { type Bounds, extentOfRing } from './land.ts';
import { axesOf, type View } from './projection.ts';
import type { Ring } from './rings.ts';

/** Nearer to one another than this, in px, two corners are one. */
const CORNER = 0.4;

/** Rings as the path of an SVG or a `Path2D`; what lies outside of the view is left out. `end`: leads back; without it they are lines. */
export function pathOf(rings: readonly Ring[], view: View, end = 'Z'): string {
  const axes = axesOf(view);
  return rings
    .filter((ring) => isSeen(extentOfRing(ring), axes, view))
    .map((ring) => cornersPath(ring, axes) + end)
    .join('');
}

type Axes = ReturnType<typeof axesOf>;

/** Whether a box reaches into the view: of all land few places have to be projected for a map of one country. */
function isSeen([west, south, east, north]: Bounds, { x, y }: Axes, { width, height }: View) {
  return x(east) >= 0 && x(west) <= width && y(south) >= 0 && y(north) <= height;
}

/**
 * In tenths of a px, each corner as the way from the one before: half of the letters. Made of thousands of corners with each view:
 * nothing is kept of one but its letters.
 */
function cornersPath(ring: Ring, { x, y }: Axes): string {
  let path = '';
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  let [tenthsX, tenthsY] = [0, 0];
  for (let at = 0; at < ring.length; at += 2) {
    const left = x(ring[at] as number);
    const top = y(ring[at + 1] as number);
    if (Math.abs(left - lastX) < CORNER && Math.abs(top - lastY) < CORNER) continue;
    const [nextX, nextY] = [Math.round(left * 10), Math.round(top * 10)];
    path += `${path ? 'l' : 'M'}${(nextX - tenthsX) / 10} ${(nextY - tenthsY) / 10}`;
    [lastX, lastY, tenthsX, tenthsY] = [left, top, nextX, nextY];
  }
  return path;
}
