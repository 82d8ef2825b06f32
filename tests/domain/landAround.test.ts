import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import fine from 'world-atlas/countries-50m.json' with { type: 'json' };
import coarse from 'world-atlas/countries-110m.json' with { type: 'json' };
import { type Atlas, landCutter } from '#scripts/landAround.ts';
import { refineGeometry } from '#src/components/WorldMap/geometry.ts';
import isoNumbers from '#src/components/WorldMap/isoNumbers.json' with { type: 'json' };
import { extentOfRing, type Land, landOf } from '#src/components/WorldMap/land.ts';
import { landAroundOf, UNCUT } from '#src/components/WorldMap/landAround.ts';
import { NEAREST, PADDING, placeAt, viewOf } from '#src/components/WorldMap/projection.ts';
import { boundsOfProvinces, provincesOf } from '#src/components/WorldMap/provinces.ts';
import { pairsOf } from '#src/components/WorldMap/rings.ts';

const MAPS = new URL('../../src/components/WorldMap/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, MAPS), 'utf8'));
const provincesIn = (iso3: string) =>
  existsSync(new URL(`provinces/${iso3}.json`, MAPS)) ? provincesOf(read(`provinces/${iso3}.json`)) : [];
const COUNTRIES = Object.keys(isoNumbers);

it('is what the atlas has round each country that a map looks at from near', async () => {
  const cut = landCutter(fine as unknown as Atlas, coarse);
  for (const iso3 of COUNTRIES) {
    const around = cut(iso3, provincesIn(iso3));
    expect([iso3, around === undefined]).toEqual([iso3, UNCUT.has(iso3)]);
    if (!around) continue;
    await expect(`${JSON.stringify(around)}\n`).toMatchFileSnapshot(
      new URL(`landAround/${iso3}.json`, MAPS).pathname,
    );
  }
});

/** The outlines of a land, each with how far north and south it reaches: most places are in no reach of most of them. */
const outlinesOf = (land: Land) =>
  land.flatMap(({ number, rings }) =>
    rings.map((ring) => {
      const [, south, , north] = extentOfRing(ring);
      return { number, ring: pairsOf(ring), south, north };
    }),
  );

/** Of which country a place is, by the number of corners' edges west of it. */
function countryAt(
  outlines: ReturnType<typeof outlinesOf>,
  [longitude, latitude]: readonly [number, number],
) {
  const isIn = (ring: readonly (readonly number[])[]) =>
    ring.filter(([x = 0, y = 0], index) => {
      const [otherX = 0, otherY = 0] = ring.at(index - 1) ?? [];
      return (
        y > latitude !== otherY > latitude && longitude > x + ((latitude - y) / (otherY - y)) * (otherX - x)
      );
    }).length %
      2 ===
    1;
  return outlines.find(({ ring, south, north }) => south <= latitude && latitude <= north && isIn(ring))
    ?.number;
}

const FRAMES = [
  { width: 342, height: 240 },
  { width: 1184, height: 480 },
];
const world = outlinesOf(landOf(fine));

it.each(['ETH', 'PHL', 'FJI', 'NPL', 'CHL', 'MDV'])('shows the same round %s as the whole atlas', (iso3) => {
  const { land, first } = landAroundOf(read(`landAround/${iso3}.json`));
  const around = outlinesOf(land);
  const bounds = boundsOfProvinces(provincesIn(iso3)) ?? first;
  for (const frame of FRAMES) {
    const view = viewOf(bounds, frame, { padding: PADDING, widest: NEAREST });
    const places = Array.from({ length: 200 }, (_, index) =>
      placeAt(view, ((index % 20) / 19) * view.width, (Math.floor(index / 20) / 9) * view.height),
    );
    const shown = places.map(([longitude, latitude]) => {
      const place = [longitude > 180 ? longitude - 360 : longitude, latitude] as const;
      return [countryAt(around, place), countryAt(world, place)];
    });
    expect(shown.filter(([one, other]) => one !== other)).toEqual([]);
    expect(shown.filter(([one]) => one !== undefined).length).toBeGreaterThan(0);
  }
});

const DESK = { width: 1184, height: 480 };
const ETHIOPIA = landAroundOf(read('landAround/ETH.json'));
const geometry = { ...ETHIOPIA, provinces: [], bounds: ETHIOPIA.first };
const near = viewOf(ETHIOPIA.first, DESK, { padding: PADDING, widest: NEAREST });

it.each([near, undefined])('does for the country that it was cut out for', async (view) => {
  expect(await refineGeometry(geometry, { isNear: false, view })).toBeUndefined();
});

it('gives way to the whole world, be it the coarse one, for a view beyond it', async () => {
  // The whole atlas cannot be fetched here, as without a connection.
  const view = { ...near, worldWidth: near.worldWidth / 8 };
  const whole = await refineGeometry(geometry, { isNear: false, view });
  expect(whole?.land.length).toBe(landOf(coarse).length);
  expect(whole?.within).toBeUndefined();
});
