import type { Position } from 'geojson';

const HALF_TURN = 180;
const FULL_TURN = 360;

/**
 * Cuts a polygon's ring where it crosses the antimeridian, so that no part of it is drawn right across the map. Rings are
 * closed, longitudes in degrees from -180 to 180; what is returned lies within them. A ring round a pole is not cut but
 * dropped: it has no sides on a flat map.
 */
export function cutAtAntimeridian(ring: readonly Position[]): Position[][] {
  // Nearly all of a world's rings, and a map waits for them.
  if (!isAcross(ring)) return ring.length > 2 ? [[...ring]] : [];
  const unwrapped = unwrap(ring);
  const longitudes = unwrapped.map(longitudeOf);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  if (Math.abs(longitudeOf(unwrapped.at(-1)) - longitudeOf(unwrapped[0])) > HALF_TURN) return [];
  const turns: number[] = [];
  for (let turn = Math.floor((west + HALF_TURN) / FULL_TURN); turn * FULL_TURN - HALF_TURN < east; turn += 1)
    turns.push(turn);
  return turns
    .map((turn) => clip(clip(shift(unwrapped, -turn * FULL_TURN), -HALF_TURN, 1), HALF_TURN, -1))
    .filter((part) => part.length > 2)
    .map((part) => [...part, part[0] as Position]);
}

/** Whether a ring crosses the antimeridian, or goes on beyond it. */
export const isAcross = (ring: readonly Position[]) =>
  ring.some(
    (position, index) =>
      Math.abs(longitudeOf(position)) > HALF_TURN ||
      Math.abs(longitudeOf(position) - longitudeOf(ring[index - 1] ?? position)) > HALF_TURN,
  );

/** Lets longitudes run past 180 instead of jumping back to -180. */
function unwrap(ring: readonly Position[]): Position[] {
  let offset = 0;
  return ring.map((position, index) => {
    const step = longitudeOf(position) - longitudeOf(ring[index - 1] ?? position);
    if (step > HALF_TURN) offset -= FULL_TURN;
    else if (step < -HALF_TURN) offset += FULL_TURN;
    return [longitudeOf(position) + offset, latitudeOf(position)];
  });
}

/** Keeps what lies east (`side` 1) or west (-1) of a meridian. Source: Sutherland and Hodgman, 1974. */
function clip(ring: readonly Position[], meridian: number, side: 1 | -1): Position[] {
  const isInside = (position: Position) => (longitudeOf(position) - meridian) * side >= 0;
  return ring.flatMap((position, index) => {
    const previous = ring.at(index - 1) ?? position;
    const crossing =
      isInside(position) === isInside(previous) ? [] : [crossingOf(previous, position, meridian)];
    return isInside(position) ? [...crossing, position] : crossing;
  });
}

function crossingOf(from: Position, to: Position, meridian: number): Position {
  const share = (meridian - longitudeOf(from)) / (longitudeOf(to) - longitudeOf(from));
  return [meridian, latitudeOf(from) + share * (latitudeOf(to) - latitudeOf(from))];
}

function shift(ring: readonly Position[], degrees: number): Position[] {
  return ring.map((position) => [longitudeOf(position) + degrees, latitudeOf(position)]);
}

function longitudeOf(position: Position | undefined) {
  return position?.[0] ?? 0;
}

function latitudeOf(position: Position) {
  return position[1] ?? 0;
}
