/** Asia Pacific: ids of regions are those of the enumeration, the same everywhere. */
export const REGION = 2;
export const aRegion = ['a region exists', { region: REGION }] as const;
