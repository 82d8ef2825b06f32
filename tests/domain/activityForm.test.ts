import { describe, expect, it } from 'vitest';
import { ACTIVITY_ERRORS } from '#contracts/activities/schemas.ts';
import { ApiError } from '#contracts/errors.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { withValues } from '#machines/formValues.ts';
import { activityForm } from '#src/screens/activities/ActivityFormScreen/form.tsx';
import {
  type ActivityValues,
  bodyOf,
  consequencesOf,
  type EmergencyProjectValues,
  isFilledIn,
  newActivity,
  shownParts,
  upgrade,
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
const project = (
  activities: readonly ActivityValues[],
  more: Partial<EmergencyProjectValues> = {},
): EmergencyProjectValues => ({
  event: { id: 7, name: 'Floods' },
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
const WORDS = activityForm.words.english;
const errorsIn = (values: EmergencyProjectValues) => activityForm.validate({ ...values }, ACTIONS);

/** The values as the form has them after somebody changed this. */
function changed(
  values: EmergencyProjectValues,
  patch: Readonly<Record<string, unknown>>,
): EmergencyProjectValues {
  return consequencesOf(withValues({ ...values }, patch), Object.keys(patch), values);
}

it('has no mistake when it is filled in', () => {
  expect(errorsIn(project([activity()]))).toEqual({});
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

  it('is a figure of 0 as well', () => {
    expect(bodyWith({ male_count: 0 })).toMatchObject({ male_count: 0, female_count: null });
  });

  it('holds supplies as a map', () => {
    expect(
      bodyWith({
        supplies: [{ key: 's', supply: 11, count: 9 }],
        custom_supplies: [{ key: 'c', name: ' Rope ', count: 2 }],
      }),
    ).toMatchObject({ supplies: { 11: 9 }, custom_supplies: { Rope: 2 } });
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
    ['which supply it is', { supplies: [{ key: 's', count: 1 }] }, 'supplies.s.supply', FORM_ERRORS.required],
    [
      'each supply once',
      {
        supplies: [
          { key: 's', supply: 11, count: 1 },
          { key: 't', supply: 11, count: 2 },
        ],
      },
      'supplies.t.supply',
      ACTIVITY_ERRORS.supplyTwice,
    ],
    [
      'each supply of no list once',
      {
        custom_supplies: [
          { key: 's', name: 'Rope', count: 1 },
          { key: 't', name: ' Rope', count: 2 },
        ],
      },
      'custom_supplies.t.name',
      ACTIVITY_ERRORS.supplyTwice,
    ],
    [
      'a number of supplies that can be counted',
      { supplies: [{ key: 's', supply: 11, count: -1 }] },
      'supplies.s.count',
      FORM_ERRORS.wholeNumber,
    ],
    [
      'a place on the earth',
      {
        is_simplified_report: false,
        male_0_1_count: 1,
        points: [
          { key: 'p', description: 'Camp', latitude: '27', longitude: '85' },
          { key: 'q', description: 'Pole', latitude: '97', longitude: '12' },
        ],
      },
      'points.q.latitude',
      ACTIVITY_ERRORS.latitude,
    ],
    [
      'where a place is',
      {
        is_simplified_report: false,
        male_0_1_count: 1,
        points: [{ key: 'p', description: 'Camp', latitude: '27' }],
      },
      'points.p.longitude',
      FORM_ERRORS.required,
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
  ])('is told at its field, which has a name: wants %s', (_, more, field, message) => {
    const values = { ...project([activity(), activity({ key: 'b', ...more })]) };
    const path = `activities.b.${field}`;
    expect(activityForm.validate(values, ACTIONS)).toEqual({ [path]: message });
    expect(activityForm.pathsIn(values, ACTIONS)).toContain(path);
    expect(activityForm.labelled(path, values, ACTIONS, WORDS)).toBeDefined();
  });

  it('is a sector without an activity', () => {
    const values = { ...project([activity()], { sectors: [1, 2] }) };
    expect(activityForm.validate(values, ACTIONS)).toEqual({ 'sectors.2': ACTIVITY_ERRORS.noActivity });
    expect(activityForm.pathsIn(values, ACTIONS)).toContain('sectors.2');
  });

  it('is told at once where it contradicts something, and what is missing only when it is sent', () => {
    const values = project([activity({ people_count: undefined })], { end_date: '2026-04-01', title: '' });
    const told = Object.entries(errorsIn(values)).filter(([, message]) => activityForm.isToldAtOnce(message));
    expect(Object.fromEntries(told)).toEqual({ end_date: ACTIVITY_ERRORS.endBeforeStart });
  });

  it('is where the server says it is, of supplies by what they are', () => {
    const supplies = [
      { key: 's', supply: 11, count: 1 },
      { key: 't', supply: 12, count: 2 },
    ];
    const refused = new ApiError({
      kind: 'server',
      message: 'Refused',
      debugMessage: 'Refused',
      status: 400,
      formErrors: { title: ['No.'], activities: { 1: { supplies: { 12: ['Too many.'] } } } },
    });
    const values = { ...project([activity(), activity({ key: 'b', supplies })]) };
    expect(activityForm.errorsOf(refused, values, ACTIONS)).toEqual({
      title: 'No.',
      'activities.b.supplies.t.count': 'Too many.',
    });
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

describe('what follows from a change', () => {
  it('is the country of an emergency in one country, and none of one in several', () => {
    const event = (countries: number[]) => ({ event: { id: 7, name: 'Floods', countries } });
    expect(changed({}, event([123]))).toMatchObject({ event: { id: 7 }, country: 123 });
    expect(changed({}, event([123, 14])).country).toBeUndefined();
    expect(changed({ country: 5 }, event([123])).country).toBe(5);
  });

  it('is no province of another country', () => {
    const values = { country: 123, districts: [1], admin2: [2] };
    expect(changed(values, { country: 14 })).toEqual({ country: 14, districts: [], admin2: [] });
    expect(changed(values, { country: 123 })).toEqual(values);
  });

  it('is the sum of male and female, and no total without them', () => {
    const counts = (values: EmergencyProjectValues) =>
      values.activities?.map(({ people_count }) => people_count);
    const before = project([activity({ people_count: undefined }), activity({ key: 'b' })]);
    const males = changed(before, { 'activities.a.male_count': 3 });
    const both = changed(males, { 'activities.a.female_count': 4 });
    expect(counts(both)).toEqual([7, 120]);
    const none = changed(both, {
      'activities.a.male_count': undefined,
      'activities.a.female_count': undefined,
    });
    expect(counts(none)).toEqual([undefined, 120]);
  });

  it('is the order of the sectors, which is that on the page', () => {
    const of = (key: string, sector: number) => ({ ...newActivity(key, sector) });
    const values = changed({ sectors: [2, 1] }, { activities: [of('a', 1), of('b', 2), of('c', 1)] });
    expect(values.activities?.map(({ key }) => key)).toEqual(['b', 'a', 'c']);
  });
});

describe('a draft of the time before rows had keys', () => {
  const flat = {
    event: 7,
    'event.option': { id: 7, name: 'Floods', countries: [123] },
    title: 'Clinics',
    sectors: [1],
    activities: [
      {
        ...newActivity('a', 1, 1),
        is_simplified_report: false,
        male_0_1_count: 3,
        male_count: 1,
        points: [
          { description: 'Camp', latitude: '27', longitude: '85' },
          { description: 'Pole', latitude: '97' },
        ],
        supplies: [{ supply: 11, count: 2 }],
        custom_supplies: [{ name: 'Rope' }],
      },
    ],
  };

  it('opens with everything that was entered', () => {
    expect(upgrade(flat)).toMatchObject({
      event: { id: 7, name: 'Floods', countries: [123] },
      title: 'Clinics',
      sectors: [1],
      activities: [
        {
          key: 'a',
          male_0_1_count: 3,
          people_count: 1,
          points: [{ description: 'Camp' }, { latitude: '97' }],
          supplies: [{ supply: 11, count: 2 }],
          custom_supplies: [{ name: 'Rope' }],
        },
      ],
    });
  });

  it('has rows that are told apart, and one event', () => {
    const { activities = [], ...rest } = upgrade(flat);
    expect(new Set(activities[0]?.points.map(({ key }) => key)).size).toBe(2);
    expect(rest).not.toHaveProperty('event.option');
    expect(errorsIn(upgrade(flat))).toMatchObject({
      'activities.a.points.at-1.latitude': ACTIVITY_ERRORS.latitude,
    });
  });

  it('opens where nothing was chosen yet', () => {
    expect(upgrade({ title: 'Clinics' })).toEqual({ title: 'Clinics', activities: [] });
  });
});
