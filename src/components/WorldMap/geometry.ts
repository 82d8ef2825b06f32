import { loadFile } from '#src/core/loadFile.ts';
import { type Bounds, boundsOf, extentOf, HALF_WORLD, type Land, landOf } from './land.ts';
import { loadLandAround } from './landAround.ts';
import type { Place } from './mapData.ts';
import { INHABITED, placeAt, type View } from './projection.ts';
import { boundsOfProvinces, loadProvinces, type Province } from './provinces.ts';
import { besides } from './worldCopies.ts';

/** What a picture of a map is drawn from. */
export interface Geometry {
  land: Land;
  /** Where all of the land is. `@default` everywhere */
  within?: Bounds | undefined;
  provinces: readonly Province[];
  /** What it shows first; what is filtered later does not change that. */
  bounds: Bounds;
}

interface Wanted {
  /** Countries to show first, by their codes of three letters; where none of them is drawn, `places`; without them the world. */
  focus: readonly string[];
  places: readonly Place[];
  /** Countries whose provinces are shown. */
  provincesOf: readonly string[];
  /** What is shown first without countries to show, widened by `places`. */
  around?: Bounds | undefined;
}

/** Narrower than this, in degrees, a map shows the corners of coarse geometry. */
export const NEAR = 60;

/** The land round a country, or else the coarse world, and the borders of provinces that are wanted. */
export async function loadGeometry(
  { focus, places, provincesOf, around }: Wanted,
  signal: AbortSignal,
): Promise<Geometry> {
  const [{ land, within, first }, ...provinces] = await Promise.all([
    loadGround(focus, signal),
    // Without them their points stand.
    ...provincesOf.map((iso3) => loadProvinces(iso3, signal).catch(() => [])),
  ]);
  const drawn =
    focus.every((iso3) => provincesOf.includes(iso3)) && provinces.every(({ length }) => length > 0);
  const bounds =
    (drawn ? boundsOfProvinces(provinces.flat()) : undefined) ??
    first ??
    (focus.length > 0 && places.length > 0 ? extentOf(places) : around ? widened(around, places) : INHABITED);
  return { land, within, provinces: provinces.flat(), bounds };
}

/** For one country what is cut out round it: a hundredth of the whole. `first`: what a map of the countries shows, if they are drawn. */
async function loadGround(
  focus: readonly string[],
  signal: AbortSignal,
): Promise<Pick<Geometry, 'land' | 'within'> & { first: Bounds | undefined }> {
  const [iso3, ...others] = focus;
  const around =
    iso3 && others.length === 0 ? await loadLandAround(iso3, signal).catch(() => undefined) : undefined;
  signal.throwIfAborted();
  if (around) return around;
  const land = await loadCoarseLand();
  return { land, first: boundsOf(land, focus) };
}

/** A box and the places outside it, across the antimeridian where that is nearer; the world where that goes round it. */
function widened([west, south, east, north]: Bounds, places: readonly Place[]): Bounds {
  const middle = (west + east) / 2;
  const near = places.map(([longitude, latitude]) => [besides(longitude, middle), latitude]);
  const whole = extentOf([[west, south], [east, north], ...near]);
  return whole[2] - whole[0] > HALF_WORLD && east - west <= HALF_WORLD ? INHABITED : whole;
}

/**
 * The same with the finer land of the whole world: for a map of several countries, one that is looked at from near, and one of a country
 * with a view beyond what was cut out for it. Undefined where what there is does.
 */
export async function refineGeometry(
  geometry: Geometry,
  { isNear, view }: { isNear: boolean; view: View | undefined },
): Promise<Geometry | undefined> {
  const [west, , east] = geometry.bounds;
  const isWanted = geometry.within
    ? view !== undefined && isBeyond(geometry, view)
    : isNear || east - west <= NEAR;
  return isWanted ? { ...geometry, land: await loadFineLand(), within: undefined } : undefined;
}

/** Whether a view reaches beyond the land that there is. */
export function isBeyond({ within }: Geometry, view: View): boolean {
  if (!within) return false;
  const [west, south, east, north] = within;
  const [left, top] = placeAt(view, 0, 0);
  const [right, bottom] = placeAt(view, view.width, view.height);
  return left < west || bottom < south || right > east || top > north;
}

// Files of their own: as parts of the code they would stay in memory for good, as text and as what is read from it.
const COARSE_ATLAS = new URL('world-atlas/countries-110m.json', import.meta.url);
const FINE_ATLAS = new URL('world-atlas/countries-50m.json', import.meta.url);

async function loadCoarseLand(): Promise<Land> {
  return landOf(await loadFile(COARSE_ATLAS));
}

/** Without a connection to it the coarse land: what was cut out round a country is not shown as if there were nothing beyond. */
export async function loadFineLand(): Promise<Land> {
  const atlas = await loadFile(FINE_ATLAS).catch(() => undefined);
  return atlas ? landOf(atlas) : loadCoarseLand();
}
