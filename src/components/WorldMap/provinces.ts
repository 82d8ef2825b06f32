import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { loadFile } from '#src/core/loadFile.ts';
import { type Bounds, extentOf, extentOfRing } from './land.ts';
import type { Place } from './mapData.ts';
import { pairsOf, type Ring, ringOf } from './rings.ts';
import { narrowest } from './worldCopies.ts';

/** A province: its ISO 3166-2 code, its borders and where its name stands. */
export interface Province {
  code: string;
  rings: readonly Ring[];
  /** Those round its parts; the others are cut out of them. */
  outer: readonly Ring[];
  middle: Place;
}

/** Countries without a file: to ask for it would be an error on the page. */
export const UNDRAWN: ReadonlySet<string> = new Set(
  (
    'ABW AIA ALA ASM ATF BES BLM BMU BVT CCK CIV COD COK CUW CXR CYM DNK ESH EST FLK FRO GBR GGY GHA GIB GLP GNB GUF GUM HKG HMD ' +
    'IMN IOT IRL ISL JEY KAZ KEN KIR KNA LUX MAC MAF MCO MNP MSR MTQ MYT NCL NFK NIU NOR NPL PCN PRI PRK PSE PYF REU SGS SJM SPM ' +
    'SRB SSD STP SXM TCA TKL TUV VAT VGB VIR XKX'
  ).split(' '),
);

/**
 * The provinces of a country by its code of three letters; none where nobody drew them, or they cannot be fetched. A file a
 * country, see `provinces/README.md`; `rsbuild.config.ts` says where it lies.
 */
export async function loadProvinces(iso3: string, signal: AbortSignal): Promise<Province[]> {
  if (UNDRAWN.has(iso3)) return [];
  const file = await loadFile(`/static/provinces-1/${iso3}.json`, signal);
  return file ? provincesOf(file) : [];
}

/** The provinces of a file. */
export function provincesOf(file: unknown): Province[] {
  const topology = file as Topology<{ provinces: GeometryCollection<{ code: string }> }>;
  const { features } = feature(topology, topology.objects.provinces) as FeatureCollection<
    Polygon | MultiPolygon,
    { code: string }
  >;
  return features.map(({ properties: { code }, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const parts = polygons.map((polygon) => polygon.map(ringOf));
    const outer = parts.flatMap(([ring]) => ring ?? []);
    return { code, rings: parts.flat(), outer, middle: middleOf(polygons) };
  });
}

/** What provinces take up together, the shorter way round the world: some lie on both sides of the antimeridian. Undefined when there are none. */
export function boundsOfProvinces(provinces: readonly Province[]): Bounds | undefined {
  const rings = provinces.flatMap(({ outer }) => outer);
  if (rings.length === 0) return undefined;
  const extents = rings.map(extentOfRing);
  const south = Math.min(...extents.map(([, latitude]) => latitude));
  const north = Math.max(...extents.map(([, , , latitude]) => latitude));
  const [west, east] = narrowest(rings.flatMap(pairsOf).map(([longitude]) => longitude));
  return [west, south, east, north];
}

/** The middle of the widest stretch through the largest part: a name there stands in the province, not beside it. */
function middleOf(polygons: MultiPolygon['coordinates']): Place {
  const rings = polygons.map(([ring = []]) => ring);
  const sizeOf = (ring: (typeof rings)[number]) => {
    const [west, south, east, north] = extentOf(ring);
    return (east - west) * (north - south);
  };
  const largest = rings.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one), rings[0] ?? []);
  const [, south, , north] = extentOf(largest);
  const stretches = [0.5, 0.4, 0.6, 0.3, 0.7].flatMap((share) => {
    const latitude = south + (north - south) * share;
    const crossings = largest
      .flatMap(([x1 = 0, y1 = 0], index) => {
        const [x2 = 0, y2 = 0] = largest[(index + 1) % largest.length] ?? [];
        return y1 > latitude === y2 > latitude ? [] : [x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)];
      })
      .sort((one, other) => one - other);
    return crossings.flatMap((west, index) => {
      const east = crossings[index + 1];
      return index % 2 === 0 && east !== undefined ? [{ west, east, latitude }] : [];
    });
  });
  const widest = stretches.reduce<(typeof stretches)[number] | undefined>(
    (one, other) => (one && one.east - one.west >= other.east - other.west ? one : other),
    undefined,
  );
  return widest ? [(widest.west + widest.east) / 2, widest.latitude] : [0, 0];
}
