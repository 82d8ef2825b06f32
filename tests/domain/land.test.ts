import { expect, it } from 'vitest';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };
import { boundsOf, landOf, numberOf } from '#src/components/WorldMap/land.ts';

const land = landOf(atlas);

it('finds a country by its code of three letters', () => {
  expect(numberOf('NPL')).toBe('524');
  expect(numberOf('XXX')).toBeUndefined();
  expect(land.some(({ number }) => number === '524')).toBe(true);
});

it('fits what some countries take up together', () => {
  const [west = 0, south = 0, east = 0, north = 0] = boundsOf(land, ['NPL', 'BGD']) ?? [];
  expect([west > 79, south > 19, east < 94, north < 32]).toEqual([true, true, true, true]);
});

it('is not drawn round the world by an island across the antimeridian', () => {
  const [west = 0, , east = 0] = boundsOf(land, ['RUS']) ?? [];
  expect(east - west).toBeLessThan(180);
});

it('has no bounds for what the atlas does not draw', () => {
  expect(boundsOf(land, ['MDV'])).toBeUndefined();
  expect(boundsOf(land, [])).toBeUndefined();
});
