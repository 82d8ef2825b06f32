import type { DisasterPictogram } from './disasterPictograms.ts';

/** The pictures of `components/Pictogram/pictograms.svg`, by what the API calls a kind. */

/** By the key of a sector of projects (`/api/v2/primarysector`). */
const SECTORS = {
  0: 'water',
  1: 'protection',
  2: 'community',
  3: 'displacement',
  4: 'health',
  5: 'resilience',
  6: 'shelter',
  7: 'society',
  8: 'education',
  9: 'livelihoods',
} as const;

/** By the id of a sector of activities (`/api/v2/emergency-project/options/`). */
const ACTIVITY_SECTORS = {
  1: 'health',
  2: 'water',
  3: 'shelter',
  4: 'cash',
  5: 'livelihoods',
  6: 'protection',
  7: 'community',
  8: 'displacement',
  9: 'resilience',
  10: 'society',
} as const;

/** By the key of a type of Emergency Response Unit (`deployments_eru_type`). */
const UNITS = {
  1: 'telecom',
  2: 'logistics',
  3: 'hospital',
  4: 'clinic',
  5: 'relief',
  6: 'water',
  7: 'water',
  8: 'water',
  9: 'water',
  10: 'hygiene',
  11: 'health',
  12: 'burial',
  13: 'surveillance',
  17: 'clinic',
  18: 'mentalHealth',
  19: 'hub',
  20: 'health',
  21: 'hygiene',
  22: 'clinic',
} as const;

const PICTOGRAMS = { sector: SECTORS, activitySector: ACTIVITY_SECTORS, unit: UNITS };

type ValueOf<Table> = Table[keyof Table];
type Kind = keyof typeof PICTOGRAMS;
export type PictogramName = { [K in Kind]: ValueOf<(typeof PICTOGRAMS)[K]> }[Kind] | DisasterPictogram;

/** The picture of such a kind of sector or unit; undefined for one that has come since. */
export const pictogramOf = (kind: Kind, id: number | null | undefined): PictogramName | undefined =>
  (PICTOGRAMS[kind] as Readonly<Record<number, PictogramName>>)[id ?? -1];
