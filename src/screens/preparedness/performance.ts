import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { perDashboardEndpoint } from '#contracts/per/statistics.ts';
import { componentName, type PerComponent } from '#src/domain/perComponents.ts';

type Dashboard = AnswerOf<typeof perDashboardEndpoint>;

/** How a country rated a component in one of its cycles; what nobody reviewed is none. */
export interface Rating {
  country: number;
  cycle: number;
  date: string;
  component: number;
  name: string;
  area: number;
  areaName: string;
  value: number;
}

/**
 * All ratings, joined by the name of the country and the number of the cycle. `components`: by their ids, for the letters that
 * tell parts of one from each other, which the dashboard does not have.
 */
export function ratingsOf(
  { assessments, countryAssessments }: Dashboard,
  components: readonly (PerComponent & { id: number })[] = [],
): Rating[] {
  const letters = new Map(components.map(({ id, component_letter }) => [id, component_letter]));
  const ids = new Map(
    assessments.flatMap((of) =>
      of.assessments.map(({ country_name, country_id }) => [country_name, country_id]),
    ),
  );
  return Object.entries(countryAssessments).flatMap(([name, cycles]) => {
    const country = ids.get(name);
    if (typeof country !== 'number') return [];
    return cycles.flatMap(({ assessment_number, date, components: rated }) =>
      rated.flatMap(({ component_id, component_num, component_name, area_id, area_name, rating_value }) =>
        rating_value
          ? [
              {
                country,
                cycle: assessment_number ?? 1,
                date: date ?? '',
                component: component_id,
                name: componentName({
                  component_num,
                  component_letter: letters.get(component_id),
                  title: component_name,
                }),
                area: area_id ?? 0,
                areaName: area_name ?? '',
                value: rating_value,
              },
            ]
          : [],
      ),
    );
  });
}

/** Of each component in each country the rating of the highest cycle, of the latest day. */
export function latestRatings(ratings: readonly Rating[]): Rating[] {
  const latest = new Map<string, Rating>();
  for (const rating of ratings) {
    const key = `${rating.country} ${rating.component}`;
    const known = latest.get(key);
    if (!known || known.cycle < rating.cycle || (known.cycle === rating.cycle && known.date < rating.date))
      latest.set(key, rating);
  }
  return [...latest.values()];
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Undefined of nothing. */
export const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Average {
  id: number;
  name: string;
  area: number;
  average: number;
}

/** The mean of each component over countries, by its number. */
export function componentAverages(ratings: readonly Rating[]): Average[] {
  const groups = groupBy(ratings, ({ component }) => component);
  return [...groups]
    .map(([id, own]) => ({
      id,
      name: own[0]?.name ?? '',
      area: own[0]?.area ?? 0,
      average: mean(own.map(({ value }) => value)) ?? 0,
    }))
    .sort((one, other) => one.id - other.id);
}

/** The mean of each area over its components. */
export function areaAverages(ratings: readonly Rating[]): Average[] {
  const names = new Map(ratings.map(({ area, areaName }) => [area, areaName]));
  const groups = groupBy(componentAverages(ratings), ({ area }) => area);
  return [...groups]
    .map(([area, own]) => ({
      id: area,
      area,
      name: names.get(area) ?? '',
      average: mean(own.map(({ average }) => average)) ?? 0,
    }))
    .sort((one, other) => one.id - other.id);
}

/** The mean over all components. */
export const overallAverage = (ratings: readonly Rating[]): number | undefined =>
  mean(componentAverages(ratings).map(({ average }) => average));

/** Cycles by their numbers: how many countries, how many of them went on to another, how they rated themselves, and the change. */
export function cyclesOf(ratings: readonly Rating[]) {
  const last = new Map<number, number>();
  for (const { country, cycle } of ratings) last.set(country, Math.max(cycle, last.get(country) ?? 0));
  const groups = [...groupBy(ratings, ({ cycle }) => cycle)].sort(([one], [other]) => one - other);
  let before: number | undefined;
  return groups.map(([cycle, own]) => {
    const countries = [...new Set(own.map(({ country }) => country))];
    const completed = countries.filter((country) => (last.get(country) ?? 0) > cycle).length;
    const average = overallAverage(own);
    const change = average !== undefined && before !== undefined ? average - before : undefined;
    before = average;
    return {
      cycle,
      societies: countries.length,
      completed,
      inProgress: countries.length - completed,
      average,
      change,
    };
  });
}
