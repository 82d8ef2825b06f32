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

/** At these scales lakes and enclaves are too small to be seen: outer rings are enough. */
function ringsOf(geometry: Polygon | MultiPolygon) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap(([outer = []]) => cutAtAntimeridian(outer).map((ring) => [ring]));
}
