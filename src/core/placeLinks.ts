import { pathTo } from '#src/core/links.ts';

/** The page of a country. */
export const countryLink = (countryId: number): string => pathTo('country', { countryId });

/** The page of a region. */
export const regionLink = (regionId: number): string => pathTo('region', { regionId });
