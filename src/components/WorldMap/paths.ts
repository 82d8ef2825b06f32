import type { MultiPolygon } from 'geojson';
import type { Place } from './mapData.ts';
import { projectionOf, type View } from './projection.ts';

/** Nearer to one another than this, in px, two corners are one. */
const CORNER = 0.4;

/** Polygons as the path of an SVG or a `Path2D`; what lies outside of the view is left out. */
export function pathOf(polygons: MultiPolygon['coordinates'], view: View): string {
  const project = projectionOf(view);
  return polygons
    .flat()
    .map((ring) =>
      ringPath(
        ring.map((position) => project(position as unknown as Place)),
        view,
      ),
    )
    .join('');
}

/** The same of lines, which lead back to nowhere. */
export function pathOfLines(lines: readonly (readonly Place[])[], view: View): string {
  const project = projectionOf(view);
  return lines.map((line) => ringPath(line.map(project), view, '')).join('');
}

function ringPath(
  corners: readonly (readonly [number, number])[],
  { width, height }: View,
  end = 'Z',
): string {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  if (Math.max(...xs) < 0 || Math.min(...xs) > width || Math.max(...ys) < 0 || Math.min(...ys) > height)
    return '';
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
