import { expect, it } from 'vitest';
import {
  areaAverages,
  componentAverages,
  cyclesOf,
  latestRatings,
  overallAverage,
  ratingsOf,
} from '#src/screens/preparedness/performance.ts';
import { type Cycle, countOf, keptCycles, yearsByRegion } from '#src/screens/preparedness/summary.ts';

const component = (component_id: number, rating_value: number, area_id = 1) => ({
  component_id,
  component_num: component_id,
  component_name: `C${component_id}`,
  area_id,
  area_name: `Area ${area_id}`,
  rating_value,
});
const inCountry = (country_id: number, country_name: string) => ({
  assessment_id: country_id,
  country_id,
  country_name,
});
const DASHBOARD = {
  assessments: [{ component_id: 1, assessments: [inCountry(10, 'Nepal'), inCountry(20, 'Chile')] }],
  countryAssessments: {
    Nepal: [
      { assessment_number: 1, date: '2020-01-01', components: [component(1, 2), component(2, 4, 2)] },
      { assessment_number: 2, date: '2023-01-01', components: [component(1, 4), component(2, 0, 2)] },
    ],
    Chile: [{ assessment_number: 1, date: '2021-01-01', components: [component(1, 2)] }],
    Nowhere: [{ assessment_number: 1, date: '2021-01-01', components: [component(1, 5)] }],
  },
};

it('joins ratings by the name of the country, without what nobody reviewed and countries that nobody knows', () => {
  const ratings = ratingsOf(DASHBOARD);
  expect(ratings.map(({ country, cycle, component: of, value }) => [country, cycle, of, value])).toEqual([
    [10, 1, 1, 2],
    [10, 1, 2, 4],
    [10, 2, 1, 4],
    [20, 1, 1, 2],
  ]);
});

it('averages the latest rating of each component over countries, areas over components, all over components', () => {
  const latest = latestRatings(ratingsOf(DASHBOARD));
  expect(componentAverages(latest).map(({ id, average }) => [id, average])).toEqual([
    [1, 3],
    [2, 4],
  ]);
  expect(areaAverages(latest).map(({ name, average }) => [name, average])).toEqual([
    ['Area 1', 3],
    ['Area 2', 4],
  ]);
  expect(overallAverage(latest)).toBe(3.5);
  expect(overallAverage([])).toBeUndefined();
});

it('tells of each cycle who went on to another, and how ratings changed', () => {
  expect(cyclesOf(ratingsOf(DASHBOARD))).toEqual([
    { cycle: 1, societies: 2, completed: 1, inProgress: 1, average: 3, change: undefined },
    { cycle: 2, societies: 1, completed: 0, inProgress: 1, average: 4, change: 1 },
  ]);
});

it('counts and keeps the latest cycles of countries', () => {
  const cycle = (id: number, more: Partial<Cycle>): Cycle => ({
    id,
    updated_at: '2026-05-01T00:00:00Z',
    prioritized_components: [],
    phase: 2,
    region_id: 0,
    date_of_assessment: '2024-03-01',
    ...more,
  });
  const cycles = [
    cycle(1, { phase: 1, date_of_assessment: null }),
    cycle(2, { phase: 5, assessment_number: 2, region_id: 2 }),
    cycle(3, { type_of_assessment: 4 }),
  ];
  expect(countOf(cycles)).toEqual({
    engaged: 3,
    inOrientation: 1,
    assessed: 2,
    inAction: 1,
    severalCycles: 1,
  });
  expect(keptCycles(cycles, { region: '0', phase: '2,5' }).map(({ id }) => id)).toEqual([3]);
  expect(keptCycles(cycles, { type: '4' }).map(({ id }) => id)).toEqual([3]);
  expect(yearsByRegion(cycles, [0, 2])).toEqual([{ year: '2024', counts: [1, 1] }]);
});
