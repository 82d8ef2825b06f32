import { isOnPhone } from '../isOnPhone.ts';
import type { MapPoint } from './mapData.ts';

/** Radius of a bubble in px at these values; between them it grows in a line. Source: screen facts of the home page, 0.9. */
const RADII = [
  [1_000, 7],
  [10_000, 9],
  [100_000, 11],
  [1_000_000, 15],
] as const;

/** The radius of a bubble by its value, as maps of people have it. */
export function radiusByPeople(value: number): number {
  const above = RADII.findIndex(([limit]) => value <= limit);
  const [upper, upperRadius] = RADII.at(above) ?? RADII[3];
  const [lower, lowerRadius] = RADII[above - 1] ?? [0, 7];
  if (above === -1) return RADII[3][1];
  return lowerRadius + ((value - lower) / (upper - lower)) * (upperRadius - lowerRadius);
}

/** A radius for what nobody counted. */
const SMALLEST = 7;

/** More bubbles than these would cover the map of a phone, each other too: there they are smaller. */
const CROWD = 40;
const IN_A_CROWD = 0.6;

/** How large bubbles are drawn, of their usual size. */
export const bubbleScale = (points: readonly MapPoint[]) =>
  isOnPhone() && points.length > CROWD ? IN_A_CROWD : 1;

export const radiusOf = (
  { radius, value }: MapPoint,
  { byValue, scale }: { byValue: (value: number) => number; scale: number },
) => radius ?? scale * (value === undefined ? SMALLEST : byValue(value));

const STEPS = [5, 2, 1];

/** Round values with the sizes that they have on the map, largest first, for its legend; none where size tells nothing. */
export function sizeSamples(points: readonly MapPoint[], byValue: (value: number) => number, scale = 1) {
  const largest = Math.max(
    0,
    ...points.map(({ radius, value }) => (radius === undefined ? (value ?? 0) : 0)),
  );
  if (largest < 1) return [];
  const power = 10 ** Math.floor(Math.log10(largest));
  const first = (STEPS.find((step) => step * power <= largest) ?? 1) * power;
  const samples = [first, first / 10, first / 100]
    .map(Math.round)
    .filter((value, index, all) => value >= 1 && all.indexOf(value) === index)
    .map((value) => ({ value, radius: scale * byValue(value) }));
  // Two of one size tell nothing.
  return samples.filter(
    ({ radius }, index) => index === 0 || Math.abs(radius - (samples[index - 1]?.radius ?? 0)) >= 1,
  );
}
