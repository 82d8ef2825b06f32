/** By the id of a type of disaster (`/api/v2/disaster_type/`). */
const DISASTERS = {
  1: 'epidemic',
  2: 'earthquake',
  4: 'cyclone',
  5: 'displacement',
  6: 'complex',
  7: 'unrest',
  8: 'volcano',
  11: 'tsunami',
  12: 'flood',
  14: 'coldWave',
  15: 'fire',
  19: 'heatWave',
  20: 'drought',
  21: 'foodInsecurity',
  23: 'stormSurge',
  24: 'landslide',
  27: 'flashFlood',
  54: 'transport',
  57: 'other',
  62: 'insects',
  66: 'biological',
  67: 'chemical',
  68: 'radiological',
} as const;

export type DisasterPictogram = (typeof DISASTERS)[keyof typeof DISASTERS];

/** The picture of a type of disaster, for `components/Pictogram`; undefined for one that has come since. */
export const disasterPictogram = (type: number | null | undefined): DisasterPictogram | undefined =>
  (DISASTERS as Readonly<Record<number, DisasterPictogram>>)[type ?? -1];
