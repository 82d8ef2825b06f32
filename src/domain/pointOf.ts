interface Centroid {
  coordinates: readonly number[];
}

/** Where the middle of a place is, in degrees; undefined where nobody knows. */
export function pointOf(
  centroid: Centroid | null | undefined,
): { longitude: number; latitude: number } | undefined {
  const [longitude, latitude] = centroid?.coordinates ?? [];
  return longitude === undefined || latitude === undefined ? undefined : { longitude, latitude };
}
