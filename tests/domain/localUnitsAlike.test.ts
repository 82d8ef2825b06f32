import { expect, it } from 'vitest';
import { calledAlike, standingNear } from '#src/screens/localUnits/LocalUnitFormScreen/alike.ts';

const unit = (id: number, local_branch_name: string | null, english_branch_name: string | null) => ({
  id,
  type: 1,
  local_branch_name,
  english_branch_name,
  location_geojson: { type: 'Point' as const, coordinates: [85.32, 27.67] },
});
const units = [unit(1, 'Écija', null), unit(2, 'Patan Shakha', 'Patan Branch'), unit(3, null, null)];
const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

it.each([
  ['whatever its case, marks and spaces', { names: [' ecija '] }, [1]],
  ['by either of its names', { names: [undefined, 'PATAN  branch'] }, [2]],
  ['but not itself', { id: 2, names: ['Patan Branch'] }, []],
  ['and nothing by an empty name', { names: ['', undefined] }, []],
])('finds a unit of the same name %s', (_, told, ids) => {
  expect(idsOf(calledAlike(units, told))).toEqual(ids);
});

it.each([
  ['on the spot', '27.67', '85.32', [1, 2, 3]],
  ['next to it, typed as people type', '27,6705°', '85.3203', [1, 2, 3]],
  ['not 150 m away', '27.67', '85.3216', []],
  ['nowhere without degrees', '', '85.32', []],
])('finds units of a type %s', (_, latitude, longitude, ids) => {
  expect(idsOf(standingNear(units, { type: 1, latitude, longitude }))).toEqual(ids);
  expect(standingNear(units, { type: 2, latitude, longitude })).toEqual([]);
});
