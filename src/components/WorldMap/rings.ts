/**
 * Places in degrees, longitude and latitude by turns. As pairs, each a list of its own, the world takes nearly three times the memory,
 * and twice as long to be drawn.
 */
export type Ring = Float64Array;

export function ringOf(places: readonly (readonly number[])[]): Ring {
  const ring = new Float64Array(2 * places.length);
  places.forEach(([longitude = 0, latitude = 0], index) => {
    ring[2 * index] = longitude;
    ring[2 * index + 1] = latitude;
  });
  return ring;
}

export const pairsOf = (ring: Ring): [longitude: number, latitude: number][] =>
  Array.from({ length: ring.length / 2 }, (_, index) => [
    ring[2 * index] as number,
    ring[2 * index + 1] as number,
  ]);
