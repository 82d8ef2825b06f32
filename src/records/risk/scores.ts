import type { Hazard } from '#contracts/risk/shared.ts';
import { groupedBy, type Metric, type Season, type Span, valueOver } from './seasons.ts';

/** From very low to very high. Source: facts of the risk API, "Bands". */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** The highest value of each level. */
const SCORES = [2, 3.5, 5, 6.5, 10];
const FIRES = [2, 5, 9, 17, 1_000];
const EXPOSED = [10_000, 100_000, 1_000_000, 10_000_000, Number.POSITIVE_INFINITY];
const DISPLACED = [1_000, 10_000, 100_000, 1_000_000, Number.POSITIVE_INFINITY];

/** The highest value of each level. */
export const bandsOf = (metric: Metric, hazard: Hazard): readonly number[] =>
  ({ exposure: EXPOSED, displacement: DISPLACED, riskScore: hazard === 'WF' ? FIRES : SCORES })[metric];

/** Undefined for a value that no level has: missing, below 0 or beyond the scale. */
export function levelOf(value: number | null, metric: Metric, hazard: Hazard): Level | undefined {
  if (value === null || value < 0) return undefined;
  return LEVELS[bandsOf(metric, hazard).findIndex((most) => value <= most)];
}

/** How a country copes, and how many people it has. */
export interface Coping {
  lcc?: number | null | undefined;
  population_in_thousands?: number | null | undefined;
}

/** Countries are compared as if each had as many people. */
export const COMPARED_POPULATION = 10_000_000;
/** And as if each could cope as little: the middle of 0 to 10. */
export const MIDDLE_LCC = 5;

/** What a value is weighed by. */
export interface Weighing {
  isByPopulation: boolean;
  isByCoping: boolean;
}

/**
 * A value as it counts among countries of different sizes and means, to be classified as any other; undefined where what it is weighed
 * by is not known. People are told for a country of 10 million; a score, which is no number of people, by the root of that. How little
 * a country copes is part of a risk score already.
 */
export function weighedValue(
  value: number,
  metric: Metric,
  { population_in_thousands, lcc }: Coping,
  { isByPopulation, isByCoping }: Weighing,
): number | undefined {
  const isScore = metric === 'riskScore';
  const share = population_in_thousands ? COMPARED_POPULATION / (population_in_thousands * 1_000) : undefined;
  const bySize = !isByPopulation ? 1 : share && (isScore ? Math.sqrt(share) : share);
  const byCoping =
    !isByCoping || isScore ? 1 : lcc === null || lcc === undefined ? undefined : lcc / MIDDLE_LCC;
  return bySize === undefined || byCoping === undefined ? undefined : value * bySize * byCoping;
}

export interface HazardRisk {
  hazard: Hazard;
  level: Level;
  value: number;
  /** What the level is of: the value itself where nothing weighs it. */
  weighed: number;
}

export interface CountryRisk {
  iso3: string;
  name: string;
  /** The highest level first, of the same level the highest score, fire weather last: the first one sets the level of the country. */
  hazards: HazardRisk[];
  /** The highest, which colours the country. */
  level: Level;
  /** All added: the order of countries. */
  total: number;
}

interface Ranking extends Weighing {
  metric: Metric;
  span: Span;
  hazards: readonly Hazard[];
  /** Undefined: all. In capitals. */
  countries: ReadonlySet<string> | undefined;
  coping: ReadonlyMap<string, Coping>;
}

interface Ranked {
  /** The most threatened first; of equal levels the one with the highest value, those known by fire weather alone last. */
  countries: CountryRisk[];
  /** Countries at risk that cannot be compared, since what weighs them is not known. */
  unknown: string[];
}

/** The countries at risk. */
export function rankCountries(seasons: readonly Season[], ranking: Ranking): Ranked {
  const { metric, span, hazards, countries, coping } = ranking;
  const unknown: string[] = [];
  const asked = seasons.filter(
    ({ iso3, hazard }) => hazards.includes(hazard) && (countries?.has(iso3) ?? true),
  );
  const ranked = [...groupedBy(asked, ({ iso3 }) => iso3)].flatMap(([iso3, own]): CountryRisk[] => {
    const told = own.flatMap((season) => {
      const value = valueOver(season, span, metric);
      // A month without anybody is no very low risk.
      if (value === null || value === 0 || levelOf(value, metric, season.hazard) === undefined) return [];
      return [
        {
          hazard: season.hazard,
          value,
          weighed: weighedValue(value, metric, coping.get(iso3) ?? {}, ranking),
        },
      ];
    });
    const [first] = own;
    if (!first || told.length === 0) return [];
    const rated = told.flatMap(({ hazard, value, weighed }): HazardRisk[] =>
      weighed === undefined ? [] : [{ hazard, value, weighed, level: levelWithin(weighed, metric, hazard) }],
    );
    if (rated.length === 0) {
      unknown.push(first.name);
      return [];
    }
    return [
      {
        iso3,
        name: first.name,
        hazards: rated.sort((one, other) => other.level - one.level || compareFigures([one], [other])),
        level: Math.max(...rated.map(({ level }) => level)) as Level,
        total: rated.reduce((sum, { level }) => sum + level, 0),
      },
    ];
  });
  return {
    countries: ranked.sort((one, other) => other.total - one.total || compareInLevel(one, other)),
    unknown,
  };
}

/** Countries by the level that colours them, the highest first. */
export const compareLevels = (one: CountryRisk, other: CountryRisk) =>
  other.level - one.level || compareInLevel(one, other);

const compareInLevel = (one: CountryRisk, other: CountryRisk) =>
  compareFigures(one.hazards, other.hazards) || one.name.localeCompare(other.name);

/** Fire weather has a scale of its own: its figures are compared with one another, never with scores of INFORM. */
export const hasOwnScale = (hazard: Hazard) => hazard === 'WF';

/** The highest first; what is known by fire weather alone comes last, and among itself by that. */
function compareFigures(one: readonly HazardRisk[], other: readonly HazardRisk[]): number {
  const highest = (own: readonly HazardRisk[], isOnOwnScale: boolean) =>
    Math.max(
      NO_FIGURE,
      ...own.filter(({ hazard }) => hasOwnScale(hazard) === isOnOwnScale).map(({ weighed }) => weighed),
    );
  return highest(other, false) - highest(one, false) || highest(other, true) - highest(one, true);
}

/** Below all that is known. */
const NO_FIGURE = -1;

/** Weighed, a value may be beyond the scale: it has its highest level. */
const levelWithin = (value: number, metric: Metric, hazard: Hazard) =>
  levelOf(Math.min(value, bandsOf(metric, hazard).at(-1) ?? value), metric, hazard) ?? 5;
