import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { perMapDataEndpoint } from '#contracts/per/statistics.ts';
import { PER_PHASE } from '#rules/perSteps.ts';

/** The latest cycle of a country. */
export type Cycle = AnswerOf<typeof perMapDataEndpoint>['results'][number];

/** Where a country stands in its cycle; one that tells nothing has just begun. Source: facts of PER, the steps of a process. */
export const phaseOf = ({ phase }: Pick<Cycle, 'phase'>): number => phase ?? PER_PHASE.orientation;

/** What to keep by, as texts of an address; empty for all. */
export interface Kept {
  region?: string | undefined;
  phase?: string | undefined;
  type?: string | undefined;
  year?: string | undefined;
  /** One that is prioritised. */
  component?: string | undefined;
  country?: string | undefined;
}

export const keptCycles = (
  cycles: readonly Cycle[],
  { region, phase, type, year, component, country }: Kept,
): Cycle[] =>
  cycles.filter(
    (cycle) =>
      isOf(region, [cycle.region_id]) &&
      isOf(country, [cycle.country_id]) &&
      isOf(phase, [phaseOf(cycle)]) &&
      isOf(type, [cycle.type_of_assessment]) &&
      isOf(year, [yearOf(cycle)]) &&
      isOf(
        component,
        cycle.prioritized_components.map(({ componentId }) => componentId),
      ),
  );

/** Several values are joined with commas; one of them is enough. */
const isOf = (wanted: string | undefined, values: readonly (string | number | null | undefined)[]) =>
  !wanted || values.some((value) => wanted.split(',').includes(String(value)));

/** In which a country was assessed. */
export const yearOf = ({ date_of_assessment: day }: Cycle): string | undefined => day?.slice(0, 4);

export const countOf = (cycles: readonly Cycle[]) => ({
  engaged: cycles.length,
  inOrientation: cycles.filter((cycle) => phaseOf(cycle) === PER_PHASE.orientation).length,
  assessed: cycles.filter((cycle) => phaseOf(cycle) > PER_PHASE.orientation).length,
  inAction: cycles.filter(({ phase }) => phase === PER_PHASE.action).length,
  severalCycles: cycles.filter(({ assessment_number }) => (assessment_number ?? 0) >= 2).length,
});

/** How often a thing is found, what is found most first. */
export function tally<Key>(keys: readonly Key[]): [key: Key, count: number][] {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([, its], [, others]) => others - its);
}

/** The areas of what comes first, each once, in the order of their components' numbers. */
export const areasOf = (cycles: readonly Cycle[]): string[] => [
  ...new Set(
    cycles
      .flatMap(({ prioritized_components }) => prioritized_components)
      .sort((one, other) => one.componentId - other.componentId)
      .map(({ areaTitle }) => areaTitle ?? ''),
  ),
];

/** The years in which countries were assessed, the first first, with the number of countries of each region. */
export function yearsByRegion(cycles: readonly Cycle[], regions: readonly number[]) {
  const years = tally(cycles.flatMap((cycle) => yearOf(cycle) ?? []))
    .map(([year]) => year)
    .sort();
  return years.map((year) => ({
    year,
    counts: regions.map(
      (region) => cycles.filter((cycle) => cycle.region_id === region && yearOf(cycle) === year).length,
    ),
  }));
}

/** What is looked at besides, by the name that the app has for it. */
export const CONSIDERATIONS = {
  epidemic: 'epi_considerations',
  climate: 'climate_environmental_considerations',
  urban: 'urban_considerations',
  migration: 'migration_considerations',
} as const satisfies Record<string, keyof Cycle>;

/** When any of them was changed last. */
export const lastUpdateOf = (cycles: readonly Cycle[]): string | undefined =>
  cycles
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
