/** GeoJSON of what a hazard covers; longitude before latitude, WGS 84. */
export type Position = [longitude: number, latitude: number];
export interface Feature {
  type: 'Feature';
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Polygon'; coordinates: Position[][] };
  properties: Record<string, unknown>;
}

const KM_PER_DEGREE = 111.2;
const CORNERS = 32;

const rounded = ([longitude, latitude]: Position): Position => [
  Number(longitude.toFixed(4)),
  Number(latitude.toFixed(4)),
];

export const pointAt = (position: Position, properties: Record<string, unknown> = {}): Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: rounded(position) },
  properties,
});

export const lineAlong = (
  positions: readonly Position[],
  properties: Record<string, unknown> = {},
): Feature => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: positions.map(rounded) },
  properties,
});

/** A ring round a place, so many kilometres away. */
export const areaRound = (
  centre: Position,
  km: number,
  properties: Record<string, unknown> = {},
): Feature => ({
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [ringRound(centre, km)] },
  properties,
});

function ringRound([x, y]: Position, km: number): Position[] {
  const height = km / KM_PER_DEGREE;
  const width = height / Math.max(0.2, Math.cos((y * Math.PI) / 180));
  const corners = Array.from({ length: CORNERS }, (_, corner): Position => {
    const angle = (-2 * Math.PI * corner) / CORNERS;
    // Rivers and winds do not draw circles.
    const uneven = 1 + 0.12 * Math.sin(3 * angle + x) + 0.07 * Math.cos(5 * angle + y);
    return rounded([x + width * uneven * Math.cos(angle), y + height * uneven * Math.sin(angle)]);
  });
  return [...corners, corners[0] as Position];
}

/** What lies along a way and up to so many kilometres beside it, at its beginning and its end. */
export function areaAlong(
  positions: readonly Position[],
  [from, to]: readonly [km: number, km: number],
  properties: Record<string, unknown> = {},
): Feature {
  const sides = positions.map((position, index): [Position, Position] => {
    const before = positions[Math.max(0, index - 1)] ?? position;
    const behind = positions[Math.min(positions.length - 1, index + 1)] ?? position;
    const [dx, dy] = [behind[0] - before[0], behind[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const share = index / Math.max(1, positions.length - 1);
    const away = (from + (to - from) * share) / KM_PER_DEGREE;
    const [x, y] = [(-dy / length) * away, (dx / length) * away];
    return [rounded([position[0] + x, position[1] + y]), rounded([position[0] - x, position[1] - y])];
  });
  const ring = [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()];
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [[...ring, ring[0] as Position]] },
    properties,
  };
}

export const collectionOf = (features: readonly Feature[], more: Record<string, unknown> = {}) => ({
  type: 'FeatureCollection',
  features,
  ...more,
});
