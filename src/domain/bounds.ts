/** A box as the API gives it: a GeoJSON polygon, longitude before latitude, in degrees. */
interface Box {
  coordinates: readonly (readonly (readonly number[])[])[];
}

/** West, south, east and north of all boxes together; undefined when there is none. */
export function boundsOf(
  boxes: readonly (Box | null | undefined)[],
): [west: number, south: number, east: number, north: number] | undefined {
  const corners = boxes.flatMap((box) => box?.coordinates.flat() ?? []);
  if (corners.length === 0) return undefined;
  const longitudes = corners.map(([longitude = 0]) => longitude);
  const latitudes = corners.map(([, latitude = 0]) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
