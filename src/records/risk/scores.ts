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

/** Undefined for a value that no level has: missing, below 0 or beyond the scale. */
export function levelOf(value: number | null, metric: Metric, hazard: Hazard): Level | undefined {
  const bands = { exposure: EXPOSED, displacement: DISPLACED, riskScore: hazard === 'WF' ? FIRES : SCORES }[
    metric
  ];
  if (value === null || value < 0) return undefined;
  return LEVELS[bands.findIndex((most) => value <= most)];
}

/** How a country copes, and how many people it has. */
export interface Coping {
  lcc?: number | null | undefined;
  population_in_thousands?: number | null | undefined;
}

export interface CountryRisk {
  iso3: string;
  name: string;
  hazards: { hazard: Hazard; level: Level; value: number }[];
  /** The highest, which colours the country. */
  level: Level;
  /** All added: the order of countries. */
  total: number;
}

interface Weighing {
  metric: Metric;
  span: Span;
  hazards: readonly Hazard[];
  /** Undefined: all. In capitals. */
  countries: ReadonlySet<string> | undefined;
  isByPopulation: boolean;
  isByCoping: boolean;
  coping: ReadonlyMap<string, Coping>;
}

/** The countries at risk, the most threatened first. */
export function rankCountries(seasons: readonly Season[], weighing: Weighing): CountryRisk[] {
  const { metric, span, hazards, countries, coping } = weighing;
  const most = (read: (one: Coping) => number | null | undefined) =>
    Math.max(0, ...[...coping.values()].map((one) => read(one) ?? 0));
  const weights = [
    ...(weighing.isByPopulation ? [(one: Coping) => one.population_in_thousands] : []),
    ...(weighing.isByCoping && metric !== 'riskScore' ? [(one: Coping) => one.lcc] : []),
  ].map((read) => ({ read, most: most(read) }));
  const asked = seasons.filter(
    ({ iso3, hazard }) => hazards.includes(hazard) && (countries?.has(iso3) ?? true),
  );
  const ranked = [...groupedBy(asked, ({ iso3 }) => iso3)].flatMap(([iso3, own]): CountryRisk[] => {
    const told = own.flatMap(({ hazard, ...season }) => {
      const value = valueOver({ hazard, ...season }, span, metric);
      const level = levelOf(value, metric, hazard);
      // A month without anybody is no very low risk.
      if (value === null || value === 0 || level === undefined) return [];
      const weighed = weights.reduce((before, { read, most }) => {
        const share = read(coping.get(iso3) ?? {});
        return share && most > 0 ? Math.ceil((before * share) / most) : before;
      }, level as number);
      return [{ hazard, value, level: weighed as Level }];
    });
    const [first] = own;
    if (!first || told.length === 0) return [];
    return [
      {
        iso3,
        name: first.name,
        hazards: told.sort((one, other) => other.level - one.level),
        level: Math.max(...told.map(({ level }) => level)) as Level,
        total: told.reduce((sum, { level }) => sum + level, 0),
      },
    ];
  });
  return ranked.sort((one, other) => other.total - one.total || one.name.localeCompare(other.name));
}
