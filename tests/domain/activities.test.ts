import { describe, expect, it } from 'vitest';
import {
  activityFigures,
  actorOf,
  byDistrict,
  bySector,
  filterActivities,
  inSeveralSectors,
  peopleReached,
  peopleReachedBy,
} from '#src/domain/activities.ts';

const activity = (sector: number, more: object = {}) => ({
  sector,
  sector_details: { title: `Sector ${sector}` },
  is_simplified_report: true,
  people_count: 10,
  ...more,
});

const society = { id: 123, name: 'Nepal', society_name: 'Nepal Red Cross Society' };
const bySociety = {
  activity_lead: 'national_society',
  status: 'complete',
  country: 123,
  reporting_ns: 123,
  reporting_ns_details: society,
  activities: [activity(1), activity(2)],
  districts_details: [{ id: 7, name: 'Bagmati' }],
};
const byUnit = {
  activity_lead: 'deployed_eru',
  status: 'on_going',
  deployed_eru: 5,
  deployed_eru_details: {
    type_display: 'Mobile Clinic',
    eru_owner_details: { national_society_country_details: { id: 60, name: 'France', society_name: null } },
  },
  activities: [activity(1, { is_simplified_report: false, male_0_1_count: 3, female_60_plus_count: 4 })],
  districts_details: [
    { id: 7, name: 'Bagmati' },
    { id: 8, name: 'Gandaki' },
  ],
};

describe('people reached', () => {
  it.each([
    ['the one figure of a simplified report', activity(1), 10],
    ['0 for a simplified report without one', activity(1, { people_count: null }), 0],
    [
      'unknown where households were counted instead',
      activity(1, { people_count: null, household_count: 12 }),
      undefined,
    ],
    ['what is said of people where both were counted', activity(1, { household_count: 2 }), 10],
    ['the sum of the counts of a full one', byUnit.activities[0], 7],
    ['unknown where nobody says how', activity(1, { is_simplified_report: null }), undefined],
  ])('are %s', (_, counted, people) => {
    expect(peopleReachedBy(counted ?? activity(1))).toBe(people);
  });

  it('add up over the activities that say', () => {
    expect(peopleReached({ activities: [activity(1), activity(2, { is_simplified_report: null })] })).toBe(
      10,
    );
    expect(peopleReached({ activities: [activity(1, { is_simplified_report: null })] })).toBeUndefined();
  });
});

it('counts societies, units and sectors once each', () => {
  expect(activityFigures([bySociety, { ...bySociety }, byUnit])).toEqual({
    actors: 2,
    reached: 47,
    sectors: 2,
    total: 3,
  });
});

it('names the society, and the unit where one leads', () => {
  expect(actorOf(bySociety)).toBe('Nepal Red Cross Society');
  expect(actorOf(byUnit)).toBe('France (Mobile Clinic)');
});

it('groups by sector, busiest first, with how many are complete', () => {
  expect(
    bySector([bySociety, byUnit]).map(({ id, projects, complete }) => [id, projects.length, complete]),
  ).toEqual([
    [1, 2, 1],
    [2, 1, 1],
  ]);
});

it('knows how many count in several sectors, so that sums which differ can be explained', () => {
  const projects = [bySociety, byUnit];
  const counted = bySector(projects).reduce((sum, sector) => sum + sector.projects.length, 0);
  expect(counted - projects.length).toBe(1);
  expect(inSeveralSectors(projects)).toBe(1);
  expect(inSeveralSectors([])).toBe(0);
});

it('counts the projects of each district', () => {
  expect(byDistrict([bySociety, byUnit]).map(({ name, count }) => [name, count])).toEqual([
    ['Bagmati', 2],
    ['Gandaki', 1],
  ]);
});

it.each([
  [{}, 2],
  [{ society: ['60'] }, 1],
  [{ society: ['123', '60'] }, 2],
  [{ unit: ['5'] }, 1],
  [{ unit: [], sector: ['2'] }, 1],
  [{ status: ['on_going'] }, 1],
  [{ country: ['123'] }, 1],
  [{ district: ['8'] }, 1],
  [{ district: ['7'], status: ['planned'] }, 0],
])('keeps by %o', (filter, count) => {
  expect(filterActivities([bySociety, byUnit], filter)).toHaveLength(count);
});
