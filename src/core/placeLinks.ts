import { hasScreen, pathTo } from '#src/core/links.ts';

/** The page of a country; as long as there is none, its emergencies. */
export const countryLink = (countryId: number): string =>
  hasScreen('country')
    ? pathTo('country', { countryId })
    : pathTo('emergencies', undefined, { country: countryId });

/** The page of a region; as long as there is none, its emergencies. */
export const regionLink = (regionId: number): string =>
  hasScreen('region')
    ? pathTo('region', { regionId })
    : pathTo('emergencies', undefined, { region: regionId });
