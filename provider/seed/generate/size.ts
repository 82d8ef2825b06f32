import type { Random } from '../random.ts';
import type { Hazard } from './hazards.ts';

const SEVERITIES = [
  { severity: 0, weight: 70 },
  { severity: 1, weight: 23 },
  { severity: 2, weight: 7 },
] as const;
/** Of the people affected, by severity; the spread is log-normal. */
const MEDIAN_AFFECTED = [4_000, 60_000, 600_000] as const;
const SPREAD = 1.1;
/** An emergency of this severity affects at least half as many as the median; one that cannot, is less severe. */
const LEAST_SHARE = 0.5;
/** No emergency affects more people than this, nor more than so many for each square degree of the country's box. */
const MOST_AFFECTED = 12_000_000;
const MOST_PER_SQUARE_DEGREE = 60_000;
const SMALLEST = 800;

/** How severe an emergency is (0 yellow, 1 orange, 2 red) and how many people it affects: what hazard and country allow. */
export function sizeOf(random: Random, { country, type }: Hazard, wanted?: number) {
  const [west, south, east, north] = country.box;
  const inCountry = Math.max(SMALLEST, (east - west) * (north - south) * MOST_PER_SQUARE_DEGREE);
  const most = Math.min(MOST_AFFECTED, type.most ?? MOST_AFFECTED, inCountry);
  const drawn = random.weighted<{ severity: number; weight: number }>(SEVERITIES).severity;
  const possible = MEDIAN_AFFECTED.filter(
    (median, severity) => severity === 0 || median * LEAST_SHARE <= most,
  );
  const severity = Math.min(wanted ?? drawn, possible.length - 1);
  const affected = random.around(MEDIAN_AFFECTED[severity] ?? SMALLEST, SPREAD);
  return { severity, affected: Math.round(affected > most ? most * (0.4 + 0.5 * random.next()) : affected) };
}
