import { addressOf } from '#src/core/links.ts';
import type { Params } from './row.ts';

/** Records of the country list that stand for a whole region, with its id. */
const REGION_RECORDS: Readonly<Record<string, number>> = { 285: 0, 282: 1, 283: 2, 286: 3, 287: 4 };

/** The page of the region, for any page of a country that is none; undefined for all others. */
export function regionInstead({ countryId = '' }: Params): string | undefined {
  const regionId = REGION_RECORDS[countryId];
  return regionId === undefined ? undefined : addressOf('region', { regionId });
}
