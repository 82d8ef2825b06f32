import { loadFile } from '#src/core/loadFile.ts';
import { type Bounds, type Land, landOf } from './land.ts';

/** The finer land that a map of a country shows. */
export interface LandAround {
  land: Land;
  /** All of the land within is there, none beyond. */
  within: Bounds;
  /** What a map of the country shows first. */
  first: Bounds;
}

/** Countries without a file: too wide to be looked at from near, or drawn by no atlas. */
export const UNCUT: ReadonlySet<string> = new Set(
  'ATA BES BVT CAN CCK CHN CXR FRA GIB GLP GRL GUF MTQ MYT REU RUS SJM TKL TUV UMI USA'.split(' '),
);

/** The land that a map of a country shows, by its code of three letters. Undefined where no file has it; fails without a connection. */
export async function loadLandAround(iso3: string, signal: AbortSignal): Promise<LandAround | undefined> {
  if (UNCUT.has(iso3)) return undefined;
  const file = await loadFile(`/static/land-1/${iso3}.json`, signal);
  return file ? landAroundOf(file) : undefined;
}

/** The land of a file, see `landAround/README.md`. */
export function landAroundOf(file: unknown): LandAround {
  const { bbox, first } = file as { bbox: Bounds; first: Bounds };
  return { land: landOf(file), within: bbox, first };
}
