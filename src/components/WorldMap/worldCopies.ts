import type { Place } from './mapData.ts';
import type { View } from './projection.ts';

/*
 * Beyond the antimeridian the world goes on with its other side: a box that ends east of 180 degrees crosses it.
 */

const TURN = 360;
const HALF_TURN = 180;

/** A longitude as it is counted next to another one. */
export const besides = (longitude: number, other: number): number =>
  longitude - TURN * Math.round((longitude - other) / TURN);

/** The narrowest way round the world that holds all longitudes: its west, and its east, which may be beyond 180. There must be one. */
export function narrowest(longitudes: readonly number[]): readonly [west: number, east: number] {
  const sorted = [...longitudes].sort((one, other) => one - other);
  const [first = 0] = sorted;
  const gaps = sorted.map((longitude, index) => (sorted[index + 1] ?? first + TURN) - longitude);
  const widest = gaps.indexOf(Math.max(...gaps));
  const isInOrder = widest === sorted.length - 1;
  return [sorted[isInOrder ? 0 : widest + 1] ?? first, (sorted[widest] ?? first) + (isInOrder ? 0 : TURN)];
}

/** West, south, east, which may be beyond 180, and north of all places, with some degrees of room; undefined where there are none. */
export function boundsAround(
  places: readonly Place[],
  room = 8,
): readonly [number, number, number, number] | undefined {
  if (places.length === 0) return undefined;
  const latitudes = places.map(([, latitude]) => latitude);
  const [west, east] = narrowest(places.map(([longitude]) => longitude));
  return [west - room, Math.min(...latitudes) - room, east + room, Math.max(...latitudes) + room];
}

const middleOf = ({ center }: View) => center[0];
const halfWidth = ({ width, worldWidth }: View) => (TURN * width) / worldWidth / 2;

/** Of a map that is narrower than the world; round a whole world nothing is drawn. */
const isPart = ({ width, worldWidth }: View) => worldWidth >= width;

/** Where a place stands in a view: on the side of the antimeridian that is nearer to its middle. */
export const placeIn = (view: View, [longitude, latitude]: Place): Place => [
  isPart(view) ? besides(longitude, middleOf(view)) : longitude,
  latitude,
];

/** A view, and the same of the world beside it where it reaches beyond the antimeridian: what is drawn in all of them is whole. */
export function copiesOf(view: View): readonly View[] {
  const [middle, half] = [middleOf(view), halfWidth(view)];
  const shifted = (by: number): View => ({ ...view, center: [middle + by, view.center[1]] });
  // The sheer end of the world is no beyond.
  const [east, west] = [middle + half - HALF_TURN, -HALF_TURN - (middle - half)].map(
    (beyond) => beyond > 1e-6,
  );
  return isPart(view) ? [view, ...(east ? [shifted(-TURN)] : []), ...(west ? [shifted(TURN)] : [])] : [view];
}
