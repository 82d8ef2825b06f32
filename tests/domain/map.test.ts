import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };
import { apart, below, countryLabels } from '#src/components/WorldMap/labels.ts';
import { boundsOf, landOf } from '#src/components/WorldMap/land.ts';
import { pathOf } from '#src/components/WorldMap/paths.ts';
import { INHABITED, placeAt, projectionOf, viewOf } from '#src/components/WorldMap/projection.ts';
import { boundsOfProvinces, provincesOf, UNDRAWN } from '#src/components/WorldMap/provinces.ts';
import { ringOf } from '#src/components/WorldMap/rings.ts';
import { radiusByPeople, sizeSamples } from '#src/components/WorldMap/sizes.ts';
import { spread } from '#src/components/WorldMap/spread.ts';
import { boundsAround, copiesOf, narrowest, placeIn } from '#src/components/WorldMap/worldCopies.ts';

const PHONE = { width: 324, height: 240 };
const DESK = { width: 1166, height: 480 };
const PROVINCES = new URL('../../src/components/WorldMap/provinces/', import.meta.url);
const provincesIn = (iso3: string) =>
  provincesOf(JSON.parse(readFileSync(new URL(`${iso3}.json`, PROVINCES), 'utf8')));

it.each([PHONE, DESK])('shows the whole inhabited world in a map of $width px', (size) => {
  const project = projectionOf(viewOf(INHABITED, size));
  for (const place of [
    [-170, 74],
    [180, -55],
  ] as const) {
    const [x, y] = project(place);
    expect([x >= -0.5, x <= size.width + 0.5, y >= -0.5, y <= size.height + 0.5]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }
});

it('shows a box in the middle of its map, where the world goes on beyond its end', () => {
  const view = viewOf([60, -50, 180, 54], DESK);
  expect(projectionOf(view)([120, 0])[0]).toBeCloseTo(DESK.width / 2, 6);
  expect(copiesOf(view)).toHaveLength(2);
});

it('draws both sides of the antimeridian where it lies within the map', () => {
  const view = viewOf([150, -30, 210, 10], DESK);
  const square = (west: number) =>
    ringOf([
      [west, -20],
      [west + 4, -20],
      [west + 4, -16],
      [west, -16],
      [west, -20],
    ]);
  const drawn = (west: number) =>
    copiesOf(view)
      .map((copy) => pathOf([square(west)], copy))
      .join('');
  expect([drawn(170), drawn(-175), drawn(20)].map((path) => path !== '')).toEqual([true, true, false]);
  const [x] = projectionOf(view)(placeIn(view, [-172, -14]));
  expect(x).toBeCloseTo(projectionOf(view)([188, -14])[0], 6);
  // The world as a whole is drawn once.
  expect(copiesOf(viewOf(INHABITED, DESK))).toHaveLength(1);
});

it.each([
  [
    [178, -178],
    [178, 182],
  ],
  [
    [-170, 60, 175],
    [60, 190],
  ],
  [
    [10, 20, 30],
    [10, 30],
  ],
  [[5], [5, 5]],
])('finds the narrowest way round %j', (longitudes, way) => {
  expect(narrowest(longitudes)).toEqual(way);
});

it('looks at places with room round them, over the antimeridian where that is nearer, and at none of none', () => {
  expect(boundsAround([])).toBeUndefined();
  expect(boundsAround([[5, 10]], 2)).toEqual([3, 8, 7, 12]);
  expect(
    boundsAround(
      [
        [170, -20],
        [-170, 0],
      ],
      5,
    ),
  ).toEqual([165, -25, 195, 5]);
});

it('finds the place that is pressed', () => {
  const view = viewOf([30, 3, 48, 15], DESK, { padding: 24 });
  const [x, y] = projectionOf(view)([38.7, 9]);
  const [longitude, latitude] = placeAt(view, x, y);
  expect([longitude, latitude]).toEqual([expect.closeTo(38.7, 6), expect.closeTo(9, 6)]);
});

it('draws what is in sight and leaves out what is not', () => {
  const view = viewOf([30, 3, 48, 15], DESK);
  const square = (west: number) =>
    ringOf([
      [west, 5],
      [west + 2, 5],
      [west + 2, 7],
      [west, 7],
      [west, 5],
    ]);
  expect(pathOf([square(35)], view)).toMatch(/^M[\d.]+ [\d.]+(l-?[\d.]+ -?[\d.]+)+Z$/);
  expect(pathOf([square(-100)], view)).toBe('');
});

it('pushes points apart that stand on one another, and none far from its place', () => {
  const discs = Array.from({ length: 6 }, (_, index) => ({ x: 100 + index, y: 100, radius: 9 }));
  const moved = spread(discs);
  const far = moved.map(({ x, y }, index) => Math.hypot(x - (discs[index]?.x ?? 0), y - 100));
  expect(Math.max(...far)).toBeLessThanOrEqual(14.001);
  const apartBy = moved.flatMap((one, index) =>
    moved.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  // Every mark can be seen and pressed.
  expect(Math.min(...apartBy)).toBeGreaterThan(8);
});

it('leaves what stands alone where it is', () => {
  const alone = [
    { x: 10, y: 10, radius: 7 },
    { x: 200, y: 10, radius: 7 },
  ];
  expect(spread(alone)).toEqual(alone);
});

it('names countries that have room, and none over a point', () => {
  const names = [
    { iso3: 'BRA', name: 'Brasil', centroid: { coordinates: [-53, -10] } },
    { iso3: 'LUX', name: 'Luxemburgo', centroid: { coordinates: [6, 49.6] } },
    { iso3: 'IND', name: 'India', centroid: { coordinates: [79, 22] } },
  ];
  const view = viewOf(INHABITED, DESK);
  const land = landOf(atlas);
  expect(countryLabels(names, land, view, []).map(({ text }) => text)).toEqual(['Brasil', 'India']);
  const [x, y] = projectionOf(view)([79, 22]);
  const [, india] = countryLabels(names, land, view, [{ x, y, radius: 12 }]);
  expect(Math.abs((india?.y ?? y) - y)).toBeGreaterThan(12);
});

it('keeps of names on one another the first', () => {
  const [x, y] = [100, 100];
  const labels = [
    { text: 'Afar', x, y },
    { text: 'Amhara', x: x + 10, y },
    { text: 'Tigray', x, y: y + 40 },
  ];
  expect(apart(labels).map(({ text }) => text)).toEqual(['Afar', 'Tigray']);
});

it('explains sizes by round values that differ, and none where size tells nothing', () => {
  const point = { id: '1', label: '', longitude: 0, latitude: 0, category: '' };
  expect(sizeSamples([{ ...point, value: 870_000 }], radiusByPeople).map(({ value }) => value)).toEqual([
    500_000, 50_000, 5_000,
  ]);
  expect(sizeSamples([{ ...point, value: 7 }], (value) => 2 * value).map(({ value }) => value)).toEqual([
    5, 1,
  ]);
  expect(sizeSamples([{ ...point, value: 7, radius: 8 }], radiusByPeople)).toEqual([]);
  expect(sizeSamples([{ ...point, value: 870_000 }], radiusByPeople, 0.5)[0]?.radius).toBe(
    radiusByPeople(500_000) / 2,
  );
});

it('knows where provinces are, in the country that they belong to', () => {
  const provinces = provincesIn('ETH');
  const [west = 0, south = 0, east = 0, north = 0] = boundsOfProvinces(provinces) ?? [];
  const country = boundsOf(landOf(atlas), ['ETH']) ?? INHABITED;
  expect([west, south, east, north]).toEqual(country.map((degrees) => expect.closeTo(degrees, -0.5)));
  const middle = provinces.find(({ code }) => code === 'ET-AF')?.middle;
  expect(middle).toEqual([expect.closeTo(41, -0.5), expect.closeTo(12, -0.5)]);
});

it.each([
  ['FJI', 10],
  ['NZL', 20],
  ['RUS', 175],
])('shows the provinces of %s across the antimeridian, not round the world', (iso3, widest) => {
  const [west = 0, , east = 0] = boundsOfProvinces(provincesIn(iso3)) ?? [];
  expect(east - west).toBeGreaterThan(0);
  expect(east - west).toBeLessThan(widest);
});

it('has provinces of every file by the codes that records have', () => {
  const seed = JSON.parse(
    readFileSync(new URL('../../provider/seed/data/districts.json', import.meta.url), 'utf8'),
  ) as Record<string, [code: string][]>;
  const drawn = readdirSync(PROVINCES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''));
  const unknown = drawn.filter((iso3) => {
    const codes = new Set(seed[iso3]?.map(([code]) => code));
    return !provincesIn(iso3).some(({ code }) => codes.has(code));
  });
  expect(unknown).toEqual([]);
  const missing = Object.keys(seed).filter((iso3) => !drawn.includes(iso3));
  expect([...UNDRAWN].sort()).toEqual(missing.sort());
});

it('names a province that nobody drew under its disc, as far as there is room', () => {
  const [one, other, near] = [
    { x: 100, y: 50, radius: 10 },
    { x: 300, y: 50, radius: 10 },
    { x: 110, y: 52, radius: 10 },
  ].map((disc) => below(disc, 'Karnali'));
  expect(one && one.y > 60).toBe(true);
  expect(apart([one, other, near].filter((label) => label !== undefined))).toEqual([one, other]);
});
