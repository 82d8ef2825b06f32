import { pointOf } from '#src/domain/pointOf.ts';
import { boundsOf, type Land } from './land.ts';
import type { NamedCountry } from './mapData.ts';
import { projectionOf, type View } from './projection.ts';

export interface Label {
  text: string;
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** About what a letter and a line take, in px: measured text would cost a layout each. */
const LETTER = 6.4;
const LINE = 14;

const boxOf = ({ text, x, y }: Label): Box => {
  const half = (text.length * LETTER) / 2;
  return { left: x - half, right: x + half, top: y - LINE / 2, bottom: y + LINE / 2 };
};

const touch = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Of labels those that stand on no other, the first of them first. */
export function apart<L extends Label>(labels: readonly L[]): L[] {
  const taken: Box[] = [];
  return labels.filter((label) => {
    const box = boxOf(label);
    if (taken.some((other) => touch(box, other))) return false;
    taken.push(box);
    return true;
  });
}

/** A text under a disc. */
export const below = ({ x, y, radius }: { x: number; y: number; radius: number }, text: string): Label => ({
  text,
  x,
  y: y + radius + LINE / 2,
});

/** The names of countries that have room for them: those of the largest first, none over another or over a disc. */
export function countryLabels(
  names: readonly NamedCountry[],
  land: Land,
  view: View,
  discs: readonly { x: number; y: number; radius: number }[],
): Label[] {
  const project = projectionOf(view);
  const taken = discs.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const placed: Label[] = [];
  const candidates = names
    .flatMap(({ iso3, name, centroid }) => {
      const bounds = iso3 ? boundsOf(land, [iso3]) : undefined;
      const point = pointOf(centroid);
      if (!bounds || !name || !point) return [];
      const [left, bottom] = project([bounds[0], bounds[1]]);
      const [right, top] = project([bounds[2], bounds[3]]);
      const [x, y] = project([point.longitude, point.latitude]);
      return [{ text: name, x, y, width: right - left, area: (right - left) * (bottom - top) }];
    })
    .filter(({ text, width }) => width > text.length * LETTER * 0.9)
    .sort((one, other) => other.area - one.area);
  for (const { text, x, y } of candidates) {
    // Beside a disc on its middle there may be room above or below.
    const free = [0, -LINE - 4, LINE + 4, -LINE - 12, LINE + 12]
      .map((away) => ({ text, x, y: y + away }))
      .find((label) => {
        const box = boxOf(label);
        const isInside =
          box.left >= 0 && box.right <= view.width && box.top >= 0 && box.bottom <= view.height;
        return isInside && !taken.some((other) => touch(box, other));
      });
    if (!free) continue;
    taken.push(boxOf(free));
    placed.push(free);
  }
  return placed;
}
