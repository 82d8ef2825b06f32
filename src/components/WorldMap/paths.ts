import type { MultiPolygon } from 'geojson';
import { type Bounds, extentOf, extentOfRing } from './land.ts';
import type { Place } from './mapData.ts';
import { projectionOf, type View } from './projection.ts';

/** Nearer to one another than this, in px, two corners are one. */
const CORNER = 0.4;

/** Polygons as the path of an SVG or a `Path2D`; what lies outside of the view is left out. */
export function pathOf(polygons: MultiPolygon['coordinates'], view: View): string {
  const project = projectionOf(view);
  return polygons
    .flat()
    .filter((ring) => isSeen(extentOfRing(ring), view))
    .map((ring) => cornersPath(ring.map((position) => project(position as unknown as Place))))
    .join('');
}

/** The same of lines, which lead back to nowhere. */
export function pathOfLines(lines: readonly (readonly Place[])[], view: View): string {
  const project = projectionOf(view);
  return lines
    .filter((line) => isSeen(extentOf(line), view))
    .map((line) => cornersPath(line.map(project), ''))
    .join('');
}

/** Whether a box reaches into the view: of all land few places have to be projected for a map of one country. */
function isSeen([west, south, east, north]: Bounds, view: View) {
  const project = projectionOf(view);
  const [left, top] = project([west, north]);
  const [right, bottom] = project([east, south]);
  return right >= 0 && left <= view.width && bottom >= 0 && top <= view.height;
}

function cornersPath(corners: readonly (readonly [number, number])[], end = 'Z'): string {
  let path = '';
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (const [x, y] of corners) {
    if (Math.abs(x - lastX) < CORNER && Math.abs(y - lastY) < CORNER) continue;
    path += `${path ? 'L' : 'M'}${round(x)} ${round(y)}`;
    [lastX, lastY] = [x, y];
  }
  return `${path}${end}`;
}

const round = (px: number) => Math.round(px * 10) / 10;
