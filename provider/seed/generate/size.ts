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
const SPREAD_OF_WANTED = 0.5;
/** An emergency of this severity affects at least half as many as the median; one that cannot, is less severe. */
const LEAST_SHARE = 0.5;
/** No emergency affects more people than this, nor more than so many for each square degree of the country's box. */
const MOST_AFFECTED = 12_000_000;
const MOST_PER_SQUARE_DEGREE = 60_000;
const SMALLEST = 800;

/** Where a few districts are hit, so many times their share of the country's people may be affected: they are the crowded ones. */
const CROWDING = 3;

/**
 * How severe an emergency is (0 yellow, 1 orange, 2 red) and how many people it affects: what hazard, country and its districts
 * allow. One of a wanted severity is a typical one. `share`: of the country's districts, those that are hit.
 */
export function sizeOf(
  random: Random,
  { country, type }: Hazard,
  { share, wanted }: { share: number; wanted: number | undefined },
) {
  const [west, south, east, north] = country.box;
  const inCountry = Math.max(SMALLEST, (east - west) * (north - south) * MOST_PER_SQUARE_DEGREE);
  const most = Math.min(MOST_AFFECTED, type.most ?? MOST_AFFECTED, inCountry * Math.min(1, CROWDING * share));
  const drawn = random.weighted<{ severity: number; weight: number }>(SEVERITIES).severity;
  const possible = MEDIAN_AFFECTED.filter(
    (median, severity) => severity === 0 || median * LEAST_SHARE <= most,
  );
  const severity = Math.min(wanted ?? drawn, possible.length - 1);
  const affected = random.around(
    MEDIAN_AFFECTED[severity] ?? SMALLEST,
    wanted === undefined ? SPREAD : SPREAD_OF_WANTED,
  );
  return { severity, affected: Math.round(affected > most ? most * (0.4 + 0.5 * random.next()) : affected) };
}
