import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EmergencyProject } from '#contracts/activities/schemas.ts';
import { Dref, DrefReport, DrefUpdate } from '#contracts/dref/schemas.ts';
import { FieldReport, FieldReportChange, WrittenReport } from '#contracts/fieldReports/schemas.ts';
import { FlashUpdate } from '#contracts/flashUpdates/schemas.ts';
import { LocalUnit } from '#contracts/localUnits/schemas.ts';
import { PerOverview } from '#contracts/per/overview.ts';
import { PerWorkPlanChange } from '#contracts/per/steps.ts';
import { Project } from '#contracts/projects/schemas.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { count, day, wholeCheck, wholeNumber } from '#contracts/schemas/formFields.ts';
import { FIRST_DAY, LAST_DAY } from '#rules/dates.ts';

const problemsOf = (schema: z.core.$ZodType, value: unknown) =>
  Object.fromEntries(
    (z.safeParse(schema, value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

it.each([
  [0, undefined],
  [7, undefined],
  [0.5, FORM_ERRORS.wholeNumber],
  [-1, FORM_ERRORS.wholeNumber],
  [-0.5, FORM_ERRORS.wholeNumber],
  [3_000_000_000, FORM_ERRORS.numberTooLarge],
  ['7', FORM_ERRORS.wholeNumber],
  [Number.NaN, FORM_ERRORS.wholeNumber],
])('%s as a whole number is told at most one mistake', (value, message) => {
  const issues = z.safeParse(wholeNumber(), value).error?.issues ?? [];
  expect(issues.map((issue) => issue.message)).toEqual(message === undefined ? [] : [message]);
});

it.each([0.5, -1, 3_000_000_000, 'many'])(
  'the figure %s keeps no rule of the whole from being told',
  (figure) => {
    const Both = z
      .object({ first: count(), last: z.string() })
      .check(wholeCheck<{ last: string }>(({ last }, refuse) => last || refuse('Say more.', 'last')));
    expect(Object.keys(problemsOf(Both, { first: figure, last: '' })).sort()).toEqual(['first', 'last']);
  },
);

const halves: [string, z.core.$ZodType, object, string[]][] = [
  [
    'a project',
    Project,
    {
      reporting_ns: 123,
      project_country: 123,
      project_districts: [],
      operation_type: 0,
      programme_type: 2,
      name: ' ',
      primary_sector: 0.5,
      start_date: '2026-05-01',
      end_date: '2026-04-01',
      target_total: 0.5,
    },
    ['end_date', 'name', 'primary_sector', 'target_total'],
  ],
  [
    'an activity',
    EmergencyProject,
    {
      title: ' ',
      event: 1050,
      country: 123,
      start_date: '2026-05-01',
      end_date: '2026-04-01',
      activity_lead: 'deployed_eru',
      activities: [
        { sector: 1, action: 1, people_households: 'people', people_count: 0.5, supplies: { 7: 1.5 } },
        { sector: 1, people_households: 'people', people_count: 5 },
      ],
    },
    [
      'activities.0.people_count',
      'activities.0.supplies.7',
      'activities.1.custom_action',
      'deployed_eru',
      'end_date',
      'title',
    ],
  ],
];

it.each(halves)('half a figure hides no other mistake of %s', (_, schema, body, fields) => {
  expect(Object.keys(problemsOf(schema, body)).sort()).toEqual(fields);
});

it('half a figure hides no other mistake of a field report', () => {
  const body = { status: 9, event: 1, dtype: 12, countries: [123], title: ' ', summary: ' ' };
  const without = Object.keys(problemsOf(FieldReport, body));
  const problems = problemsOf(FieldReport, { ...body, num_dead: 0.5 });
  expect(problems.num_dead).toBe(FORM_ERRORS.wholeNumber);
  expect(Object.keys(problems).sort()).toEqual([...without, 'num_dead'].sort());
  expect(without.length).toBeGreaterThan(0);
});

describe('a day', () => {
  it.each([
    [FIRST_DAY, undefined],
    [LAST_DAY, undefined],
    ['1899-12-31', FORM_ERRORS.unlikelyDate],
    ['0026-11-20', FORM_ERRORS.unlikelyDate],
    ['2101-01-01', FORM_ERRORS.unlikelyDate],
    ['202611-11-20', FORM_ERRORS.invalidDate],
    ['2026-02-30', FORM_ERRORS.invalidDate],
    ['0026-02-30', FORM_ERRORS.invalidDate],
  ])('%s is told at most one mistake', (value, message) => {
    const issues = z.safeParse(day(), value).error?.issues ?? [];
    expect(issues.map((issue) => issue.message)).toEqual(message === undefined ? [] : [message]);
  });

  it('that is too far off is told between which years it has to lie', () => {
    expect(FORM_ERRORS.unlikelyDate.match(/\d+/g)).toEqual([FIRST_DAY.slice(0, 4), LAST_DAY.slice(0, 4)]);
  });

  it.each<[string, z.core.$ZodType, (day: string) => object, string]>([
    ['an activity', EmergencyProject, (day) => ({ start_date: '2026-11-20', end_date: day }), 'end_date'],
    ['a DREF', Dref, (day) => ({ date_of_approval: '2026-11-20', end_date: day }), 'end_date'],
    ['its update', DrefUpdate, (day) => ({ reporting_end_date: day }), 'reporting_end_date'],
    ['its final report', DrefReport, (day) => ({ event_date: day }), 'event_date'],
    ['a field report', FieldReport, (day) => ({ start_date: `${day}T00:00:00Z` }), 'start_date'],
    ['its change', FieldReportChange, (day) => ({ sit_fields_date: `${day}T00:00` }), 'sit_fields_date'],
    ['a flash update', FlashUpdate, (day) => ({ references: [{ date: day }] }), 'references.0.date'],
    ['a local unit', LocalUnit, (day) => ({ date_of_data: day }), 'date_of_data'],
    [
      'a PER overview',
      PerOverview,
      (day) => ({ workplan_development_date: '2026-11-20', workplan_revision_date: day }),
      'workplan_revision_date',
    ],
    [
      'a PER work plan',
      PerWorkPlanChange,
      (day) => ({ prioritized_action_responses: [{ due_date: day }] }),
      'prioritized_action_responses.0.due_date',
    ],
    ['a project', Project, (day) => ({ start_date: '2026-11-20', end_date: day }), 'end_date'],
  ])(
    'of two digits is refused in the body of %s, and nothing else is said of it',
    (_, schema, body, path) => {
      const said = (value: string) =>
        (z.safeParse(schema, body(value)).error?.issues ?? [])
          .filter((issue) => issue.path.join('.') === path)
          .map(({ message }) => message);
      expect(said('0026-11-20')).toEqual([FORM_ERRORS.unlikelyDate]);
      expect(said('2026-11-20')).toEqual([]);
    },
  );

  it('of two digits is read all the same', () => {
    const read = problemsOf(WrittenReport, { start_date: '0026-11-20T00:00:00.000Z' });
    expect(read).not.toHaveProperty('start_date');
  });
});
