import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cutAtAntimeridian } from './cutAtAntimeridian.ts';
import isoNumbers from './isoNumbers.json';
import { type Ring, ringOf } from './rings.ts';

/** The borders of a country. `number` is its ISO 3166 number, or its name where it has none. */
export interface CountryLand {
  number: string;
  rings: readonly Ring[];
}

export type Land = readonly CountryLand[];

/** The countries of an atlas, cut where they would smear over the map. */
export function landOf(atlas: unknown): Land {
  const topology = atlas as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  const { features } = feature(topology, topology.objects.countries);
  return features.map(({ id, properties, geometry }) => ({
    number: String(id ?? properties.name),
    rings: ringsOf(geometry as Polygon | MultiPolygon),
  }));
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
  const boxes = land.flatMap(({ number, rings }) => (numbers.has(number) ? rings.map(extentOfRing) : []));
  const whole = join(boxes);
  if (!whole || whole[2] - whole[0] <= HALF_WORLD) return whole;
  return boxes.reduce((widest, box) => (sizeOf(box) > sizeOf(widest) ? box : widest));
}

const sizeOf = ([west, south, east, north]: Bounds) => (east - west) * (north - south);

/** The box round some places, longitude before latitude. There must be one. */
export const extentOf = (places: readonly (readonly number[])[]): Bounds => extentOfRing(ringOf(places));

const extents = new WeakMap<Ring, Bounds>();

/** The same of a ring, which is asked for with each view of a map. */
export function extentOfRing(ring: Ring): Bounds {
  const extent = extents.get(ring) ?? measured(ring);
  extents.set(ring, extent);
  return extent;
}

function measured(ring: Ring): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < ring.length; at += 2) {
    const [longitude, latitude] = [ring[at] as number, ring[at + 1] as number];
    west = Math.min(west, longitude);
    south = Math.min(south, latitude);
    east = Math.max(east, longitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
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
function ringsOf(geometry: Polygon | MultiPolygon): Ring[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap(([outer = []]) => cutAtAntimeridian(outer).map(ringOf));
}
