import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cutAtAntimeridian } from './cutAtAntimeridian.ts';
import isoNumbers from './isoNumbers.json';

/** A country as a feature: `number` is its ISO 3166 number, or its name where it has none. */
export type Land = FeatureCollection<MultiPolygon, { number: string }>;

/** The property of a feature that tells which country it is. */
export const NUMBER = 'number';

/** The countries of an atlas, cut where they would smear over the map. */
export function landOf(atlas: unknown): Land {
  const topology = atlas as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  const { features } = feature(topology, topology.objects.countries);
  return {
    type: 'FeatureCollection',
    features: features.map(({ id, properties, geometry }) => ({
      type: 'Feature',
      properties: { number: String(id ?? properties.name) },
      geometry: { type: 'MultiPolygon', coordinates: ringsOf(geometry as Polygon | MultiPolygon) },
    })),
  };
}

/** The number of a country by its code of three letters; undefined for what no atlas draws. */
export const numberOf = (iso3: string): string | undefined =>
  (isoNumbers as Readonly<Record<string, string>>)[iso3];

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Beyond this a box goes round the world because of a far island across the antimeridian. In degrees. */
export const HALF_WORLD = 180;

/** What countries take up together; undefined when the atlas draws none of them. */
export function boundsOf(land: Land, iso3s: readonly string[]): Bounds | undefined {
  const numbers = new Set(iso3s.map(numberOf));
  const rings = land.features
    .filter(({ properties }) => numbers.has(properties.number))
    .flatMap(({ geometry }) => geometry.coordinates.map(([ring = []]) => extentOfRing(ring)));
  const whole = join(rings);
  if (!whole || whole[2] - whole[0] <= HALF_WORLD) return whole;
  return rings.reduce((widest, ring) => (sizeOf(ring) > sizeOf(widest) ? ring : widest));
}

const sizeOf = ([west, south, east, north]: Bounds) => (east - west) * (north - south);

/** The box round some places, longitude before latitude. There must be one. */
export function extentOf(places: readonly (readonly number[])[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { 0: longitude = 0, 1: latitude = 0 } of places) {
    west = Math.min(west, longitude);
    south = Math.min(south, latitude);
    east = Math.max(east, longitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}

const extents = new WeakMap<readonly (readonly number[])[], Bounds>();

/** The same of a ring, which is asked for with each view of a map. */
export function extentOfRing(ring: readonly (readonly number[])[]): Bounds {
  const extent = extents.get(ring) ?? extentOf(ring);
  extents.set(ring, extent);
  return extent;
}

function join(boxes: readonly Bounds[]): Bounds | undefined {
  if (boxes.length === 0) return undefined;
  return extentOf(
    boxes.flatMap(([west, south, east, north]) => [
      [west, south],
      [east, north],
    ]),
  );
}

/** At these scales lakes and enclaves are too small to be seen: outer rings are enough. */
function ringsOf(geometry: Polygon | MultiPolygon) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap(([outer = []]) => cutAtAntimeridian(outer).map((ring) => [ring]));
}
