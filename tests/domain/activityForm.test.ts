import { describe, expect, it } from 'vitest';
import { ACTIVITY_ERRORS } from '#contracts/activities/schemas.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import {
  contradictionsIn,
  errorsIn,
  fieldNamesOf,
} from '#src/screens/activities/ActivityFormScreen/problems.ts';
import {
  type ActivityValues,
  bodyOf,
  consequencesOf,
  isFilledIn,
  newActivity,
  shownParts,
} from '#src/screens/activities/ActivityFormScreen/values.ts';

const ACTIONS = [
  { id: 1, supplies_details: [{ id: 11, title: 'Kits' }], has_location: true },
  { id: 10, is_cash_type: true, supplies_details: [] },
];
const activity = (more: Partial<ActivityValues> = {}): ActivityValues => ({
  ...newActivity('a', 1, 1),
  people_count: 120,
  ...more,
});
const project = (activities: readonly ActivityValues[], more: object = {}) => ({
  event: 7,
  country: 123,
  title: 'Clinics',
  start_date: '2026-05-01',
  activity_lead: 'national_society',
  reporting_ns: 123,
  reporting_ns_contact_name: 'Ana',
  reporting_ns_contact_role: 'Officer',
  reporting_ns_contact_email: 'ana@example.org',
  sectors: [1],
  activities,
  ...more,
});
const bodyWith = (more: Partial<ActivityValues>) =>
  bodyOf(project([activity(more)]), ACTIONS).activities?.[0] ?? {};

it('has no mistake when it is filled in', () => {
  expect(errorsIn(project([activity()]), ACTIONS)).toEqual({});
});

describe('what is sent', () => {
  it('is nothing of a way of reporting that is not chosen', () => {
    const both = { people_count: 120, male_0_1_count: 4, disabled_male_0_1_count: 1 };
    expect(bodyWith(both)).toMatchObject({ people_count: 120, male_0_1_count: null });
    expect(bodyWith({ ...both, is_simplified_report: false })).toMatchObject({
      people_count: null,
      male_0_1_count: 4,
      disabled_male_0_1_count: null,
      people_households: null,
    });
  });

  it('holds the sum of male and female, and supplies as a map', () => {
    expect(
      bodyWith({
        people_count: undefined,
        male_count: 3,
        female_count: 4,
        supplies: [{ supply: 11, count: 9 }],
        custom_supplies: [{ name: ' Rope ', count: 2 }],
      }),
    ).toMatchObject({ people_count: 7, supplies: { 11: 9 }, custom_supplies: { Rope: 2 } });
  });

  it('leaves out the activities of a sector that is unticked', () => {
    expect(bodyOf(project([activity(), activity({ sector: 2 })]), ACTIONS).activities).toHaveLength(1);
  });

  it('is of the one who leads only', () => {
    const body = bodyOf(project([], { activity_lead: 'deployed_eru', deployed_eru: 5 }), ACTIONS);
    expect(body).toMatchObject({ deployed_eru: 5, reporting_ns: null, reporting_ns_contact_email: null });
  });
});

describe('what is wrong', () => {
  it.each<[string, Partial<ActivityValues>, string, string]>([
    ['a title of its own', { action: undefined }, 'custom_action', ACTIVITY_ERRORS.noTitle],
    ['a figure', { people_count: undefined }, 'has_no_data_on_people_reached', ACTIVITY_ERRORS.noFigure],
    [
      'no figure where there is no data',
      { has_no_data_on_people_reached: true },
      'has_no_data_on_people_reached',
      ACTIVITY_ERRORS.figureInSpite,
    ],
    ['which supply it is', { supplies: [{ count: 1 }] }, 'supplies.0.supply', FORM_ERRORS.required],
    [
      'each supply once',
      {
        supplies: [
          { supply: 11, count: 1 },
          { supply: 11, count: 2 },
        ],
      },
      'supplies.1.supply',
      ACTIVITY_ERRORS.supplyTwice,
    ],
    [
      'a place on the earth',
      {
        is_simplified_report: false,
        male_0_1_count: 1,
        points: [{ description: 'Pole', latitude: '97', longitude: '12' }],
      },
      'points.0.latitude',
      ACTIVITY_ERRORS.latitude,
    ],
    [
      'no more people with disabilities than people',
      {
        is_simplified_report: false,
        male_0_1_count: 1,
        is_disaggregated_for_disabled: true,
        disabled_male_0_1_count: 2,
      },
      'disabled_male_0_1_count',
      ACTIVITY_ERRORS.moreDisabled,
    ],
  ])('is told at its field: wants %s', (_, more, field, message) => {
    // After an activity of a sector that is unticked: positions in the form are not those of the body.
    const values = project([activity({ sector: 2 }), activity(more)]);
    const name = `activities.1.${field}`;
    expect(errorsIn(values, ACTIONS)).toEqual({ [name]: message });
    expect(fieldNamesOf(values)).toContain(name);
  });

  it('is a sector without an activity', () => {
    expect(errorsIn(project([activity()], { sectors: [1, 2] }), ACTIONS)).toEqual({
      'sectors.2': ACTIVITY_ERRORS.noActivity,
    });
  });

  it('is told at once where it contradicts something, and what is missing only when it is sent', () => {
    const values = project([activity({ people_count: undefined })], { end_date: '2026-04-01', title: '' });
    expect(contradictionsIn(values, ACTIONS)).toEqual({ end_date: ACTIVITY_ERRORS.endBeforeStart });
  });
});

it('asks for what its action needs', () => {
  expect(shownParts(newActivity('a', 4, 10), ACTIONS)).toMatchObject({
    isCash: true,
    isSupplies: false,
    isCustomSupplies: false,
    isPointCount: false,
  });
  expect(shownParts(newActivity('a', 1, 1), ACTIONS)).toMatchObject({
    isCash: false,
    isSupplies: true,
    isPointCount: true,
  });
});

it('knows whether something was entered', () => {
  expect(isFilledIn(newActivity('a', 1, 1))).toBe(false);
  expect(isFilledIn(activity())).toBe(true);
});

it('takes over the country of an emergency in one country, and none of one in several', () => {
  const emergency = (countries: number[]) => ({ id: 7, name: 'Floods', countries });
  expect(consequencesOf('event', emergency([123]), {})).toMatchObject({ event: 7, country: 123 });
  expect(consequencesOf('event', emergency([123, 14]), {})).not.toHaveProperty('country');
});
