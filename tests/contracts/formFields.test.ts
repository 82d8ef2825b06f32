import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EmergencyProject } from '#contracts/activities/schemas.ts';
import { FieldReport } from '#contracts/fieldReports/schemas.ts';
import { Project } from '#contracts/projects/schemas.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { count, wholeCheck, wholeNumber } from '#contracts/schemas/formFields.ts';

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
