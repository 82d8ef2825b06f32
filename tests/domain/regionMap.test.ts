import { expect, it } from 'vitest';
import { loadGeometry } from '#src/components/WorldMap/geometry.ts';
import { INHABITED } from '#src/components/WorldMap/projection.ts';
import { numberIn } from '#src/domain/numberIn.ts';

const AFRICA = [-26, -35, 58, 28] as const;
const PACIFIC = [60, -50, 180, 54] as const;
const shown = async (around: typeof AFRICA | typeof PACIFIC, places: [number, number][]) =>
  (await loadGeometry({ focus: [], places, provincesOf: [], around }, new AbortController().signal)).bounds;

it('shows a region first, with what lies a little outside it', async () => {
  expect(await shown(AFRICA, [])).toEqual(AFRICA);
  expect(await shown(AFRICA, [[63, -20]])).toEqual([-26, -35, 63, 28]);
});

it('goes on beyond the antimeridian to a place of the region there', async () => {
  expect(await shown(PACIFIC, [[-172, -14]])).toEqual([60, -50, 188, 54]);
});

it('shows the world where a place lies half round it', async () => {
  expect(await shown(PACIFIC, [[-60, -14]])).toEqual(INHABITED);
});

it.each([
  ['1,234,567', 1_234_567],
  [' 12.5 ', 12.5],
  ['-3', -3],
  ['1,23', undefined],
  ['about 5', undefined],
  ['', undefined],
])('reads the figure %j as %s', (text, expected) => {
  expect(numberIn(text)).toBe(expected);
});
