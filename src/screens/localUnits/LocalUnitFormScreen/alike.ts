import { parseDegrees } from '#src/domain/degrees.ts';
import type { LocalUnitRow } from '#src/records/localUnit/types.ts';

/** Two units of one type as near as this, in metres, may be one and the same. */
export const NEAR_METRES = 100;
const METRES_A_DEGREE = 111_320;

/** What tells of a unit that is written: its names, or its type and where it is. Degrees as they were typed. */
export interface Told {
  id?: number | undefined;
  names?: readonly (string | undefined)[];
  type?: number | undefined;
  latitude?: string | undefined;
  longitude?: string | undefined;
}

type Row = Pick<
  LocalUnitRow,
  'id' | 'type' | 'local_branch_name' | 'english_branch_name' | 'location_geojson'
>;

/** Units that have one of these names, whatever its case, marks and spaces. */
export function calledAlike<R extends Row>(units: readonly R[], { id, names = [] }: Told): R[] {
  const told = new Set(names.map(folded).filter(Boolean));
  return units.filter(
    (unit) =>
      unit.id !== id &&
      [unit.local_branch_name, unit.english_branch_name].some((name) => told.has(folded(name ?? undefined))),
  );
}

/** Units of the type that stand where it is, or next to it. */
export function standingNear<R extends Row>(
  units: readonly R[],
  { id, type, latitude, longitude }: Told,
): R[] {
  const [north, east] = [parseDegrees(latitude), parseDegrees(longitude)];
  return units.filter(({ id: other, type: kind, location_geojson: { coordinates } }) => {
    const [x = Number.NaN, y = Number.NaN] = coordinates;
    const width = Math.cos((north * Math.PI) / 180);
    return (
      other !== id &&
      kind === type &&
      Math.hypot((x - east) * width, y - north) * METRES_A_DEGREE <= NEAR_METRES
    );
  });
}

const folded = (name: string | undefined) =>
  (name ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
