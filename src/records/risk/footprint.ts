import type { Place } from '#src/components/WorldMap/index.tsx';
import { narrowest } from '#src/components/WorldMap/worldCopies.ts';
import type { Source } from './imminent.ts';
import { fieldOf, textAt } from './stored.ts';

/*
 * What an event covers, of four sources in one shape: areas by the level of their alert, the cone of uncertainty, and the way of a
 * storm. Source: facts of the risk watch, "Classification of features".
 */

/** The undermost first. A cone of so many days, or of those that its source looks ahead. */
export const LAYERS = ['green', 'orange', 'red', 'exposed', 'cone5', 'cone3', 'cone', 'track'] as const;
export type LayerKind = (typeof LAYERS)[number];
export type Footprint = Readonly<Partial<Record<LayerKind, readonly (readonly Place[])[]>>>;

interface Part {
  kind: LayerKind;
  geometry: unknown;
}

const ALERTS: Readonly<Record<string, LayerKind>> = { Green: 'green', Orange: 'orange', Red: 'red' };

const isPlace = (position: unknown): position is Place =>
  Array.isArray(position) && Number.isFinite(position[0]) && Number.isFinite(position[1]);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const placesOf = (line: unknown): Place[] =>
  listOf(line)
    .filter(isPlace)
    .map(([longitude, latitude]) => [longitude, latitude]);

/** The features of a collection, of an array, or of one alone; a geometry by itself counts as one. */
function featuresOf(stored: unknown): readonly unknown[] {
  if (Array.isArray(stored)) return stored;
  if (fieldOf(stored, 'type') === 'FeatureCollection') return listOf(fieldOf(stored, 'features'));
  return stored === null || stored === undefined ? [] : [stored];
}

const geometryOf = (feature: unknown) => fieldOf(feature, 'geometry') ?? feature;
const isLine = (geometry: unknown) => /^(Multi)?LineString$/.test(textAt(geometry, 'type') ?? '');
const isPolygon = (geometry: unknown) => /^(Multi)?Polygon$/.test(textAt(geometry, 'type') ?? '');

/** Rings or lines; none of points and of what is no geometry. */
function pathsOf(geometry: unknown): readonly (readonly Place[])[] {
  const coordinates = listOf(fieldOf(geometry, 'coordinates'));
  switch (textAt(geometry, 'type')) {
    case 'LineString':
      return [placesOf(coordinates)];
    case 'MultiLineString':
    case 'Polygon':
      return coordinates.map(placesOf);
    case 'MultiPolygon':
      return coordinates.flatMap((polygon) => listOf(polygon).map(placesOf));
    default:
      return [];
  }
}

/** Each feature as the part that `kindOf` says that it is. */
const partsOf = (
  stored: unknown,
  kindOf: (feature: unknown, geometry: unknown) => LayerKind | undefined,
): Part[] =>
  featuresOf(stored).flatMap((feature) => {
    const geometry = geometryOf(feature);
    const kind = kindOf(feature, geometry);
    return kind ? [{ kind, geometry }] : [];
  });

/** What a line and an area are where nothing says more. */
const plainKind = (_: unknown, geometry: unknown): LayerKind | undefined =>
  isLine(geometry) ? 'track' : isPolygon(geometry) ? 'exposed' : undefined;

const PARTS: Readonly<Record<Source, (exposure: Record<string, unknown>, listed: unknown) => Part[]>> = {
  pdc(exposure) {
    const positions = listOf(exposure.storm_position_geojson).flatMap((feature) => {
      const position = fieldOf(geometryOf(feature), 'coordinates');
      return isPlace(position) ? [position] : [];
    });
    // The first of each; others are those of earlier advisories.
    const [cone3] = featuresOf(exposure.cyclone_three_days_cou);
    const [cone5] = featuresOf(exposure.cyclone_five_days_cou);
    return [
      ...partsOf(exposure.footprint_geojson, (_, geometry) => (isPolygon(geometry) ? 'exposed' : undefined)),
      ...partsOf(cone3, () => 'cone3'),
      ...partsOf(cone5, () => 'cone5'),
      { kind: 'track', geometry: { type: 'LineString', coordinates: positions } },
    ];
  },
  adam: (exposure, listed) =>
    partsOf(exposure.storm_position_geojson ?? listed, (feature, geometry) => {
      const level = textAt(fieldOf(feature, 'properties'), 'alert_level') ?? '';
      if (!isPolygon(geometry)) return plainKind(feature, geometry);
      return level === 'Cones' ? 'cone' : (ALERTS[level] ?? 'exposed');
    }),
  gdacs: (exposure) =>
    partsOf(exposure.footprint_geojson, (feature) => {
      const [what, kind = ''] = (textAt(fieldOf(feature, 'properties'), 'Class') ?? '').split('_');
      if (what === 'Line') return 'track';
      return what !== 'Poly' ? undefined : kind === 'Cones' ? 'cone' : ALERTS[kind];
    }),
  meteoswiss: (exposure) => partsOf(fieldOf(exposure.footprint_geojson, 'footprint_geojson'), plainKind),
};

const isDrawn = (path: readonly Place[]) => path.length > 1;

/** `listed`: what the list told of its shape. A kind that the event has nothing of is missing. */
export function footprintOf(source: Source, exposure: Record<string, unknown>, listed: unknown): Footprint {
  const footprint: Partial<Record<LayerKind, (readonly Place[])[]>> = {};
  for (const { kind, geometry } of PARTS[source](exposure, listed)) {
    const paths = pathsOf(geometry)
      .filter(isDrawn)
      .flatMap(isLine(geometry) ? cutLine : (ring) => [ring]);
    if (paths.length > 0) footprint[kind] = [...(footprint[kind] ?? []), ...paths];
  }
  return footprint;
}

const HALF_TURN = 180;

/** A line that jumps round the world crosses the antimeridian: two lines. */
function cutLine(line: readonly Place[]): Place[][] {
  return line.reduce<Place[][]>((lines, place) => {
    const before = lines.at(-1)?.at(-1);
    if (before && Math.abs(before[0] - place[0]) <= HALF_TURN) lines.at(-1)?.push(place);
    else lines.push([place]);
    return lines;
  }, []);
}

const KM_PER_DEGREE = 111.2;
const ROOM_KM = 10;

/** West, south, east, which may be beyond the antimeridian, and north of all of it, with room round the place of the event; undefined where nothing has a place. */
export function boundsOf(
  footprint: Footprint,
  places: readonly Place[],
): readonly [number, number, number, number] | undefined {
  const room = places.flatMap(([longitude, latitude]): Place[] => {
    const high = ROOM_KM / KM_PER_DEGREE;
    const wide = high / Math.max(0.2, Math.cos((latitude * Math.PI) / HALF_TURN));
    return [
      [longitude - wide, latitude - high],
      [longitude + wide, latitude + high],
    ];
  });
  const all = [...room, ...Object.values(footprint).flat(2)];
  if (all.length === 0) return undefined;
  const latitudes = all.map(([, latitude]) => latitude);
  const [west, east] = narrowest(all.map(([longitude]) => longitude));
  return [west, Math.min(...latitudes), east, Math.max(...latitudes)];
}
