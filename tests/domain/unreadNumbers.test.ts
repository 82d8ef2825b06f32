import { describe, expect, it } from 'vitest';
import { type FormValues, withValue } from '#machines/formValues.ts';
import { DREF_TYPE } from '#rules/dref.ts';
import type { FormDefinition } from '#src/forms/defineForm.ts';
import { type Field, fieldsOf, type Member } from '#src/forms/definition.ts';
import { count, percentage } from '#src/forms/kinds.tsx';
import { activityForm } from '#src/screens/activities/ActivityFormScreen/form.tsx';
import { newActivity } from '#src/screens/activities/ActivityFormScreen/values.ts';
import { bodyOf } from '#src/screens/dref/forms/body.ts';
import {
  applicationForm,
  reportForm as drefReportForm,
  updateForm,
} from '#src/screens/dref/forms/definitions.tsx';
import { consequencesIn, type DrefValues } from '#src/screens/dref/forms/values.ts';
import { warningsOf } from '#src/screens/dref/forms/warnings.ts';
import { reportForm } from '#src/screens/fieldReports/FieldReportFormScreen/form.tsx';
import { localUnitForm } from '#src/screens/localUnits/LocalUnitFormScreen/form.tsx';
import { projectForm } from '#src/screens/projects/ProjectFormScreen/form.tsx';
import { consequencesOf as afterProject } from '#src/screens/projects/ProjectFormScreen/values.ts';

/** A DREF of a type, with every row that has figures. */
const dref = (type: number) => ({
  type_of_dref: type,
  planned_interventions: [{ key: 'a', title: 'health', indicators: [{ key: 'i' }] }],
  proposed_action: [{ key: 'p' }],
});
const year = { isAnnual: true, annual_splits: [{ key: 'a' }] };
const goods = { supplies: [{ key: 's' }], custom_supplies: [{ key: 'c' }] };
const activity = (more: object) => ({
  activities: [{ ...newActivity('a', 1), ...goods, ...more }],
});
const detailed = { is_simplified_report: false, is_disaggregated_for_disabled: true };
const completed = { isCompleted: true, start_date: '2025-01-01', end_date: '2025-02-01' };

const FORMS: readonly [string, FormDefinition, FormValues][] = [
  ['a field report', reportForm, { status: 9, dtype: 12 }],
  ['an epidemic', reportForm, { status: 9, dtype: 1 }],
  ['an early warning', reportForm, { status: 8, dtype: 12 }],
  ['a project', projectForm, completed],
  ['a project by years', projectForm, year],
  ['an activity', activityForm, activity({})],
  ['an activity by age', activityForm, activity(detailed)],
  ['a health care unit', localUnitForm, { type: 2, other_profiles: [{ key: 'p' }] }],
  ['a branch', localUnitForm, { type: 1, other_profiles: [{ key: 'p' }] }],
  ...[
    ['application', applicationForm] as const,
    ['update', updateForm] as const,
    ['final report', drefReportForm] as const,
  ].flatMap(([stage, definition]) =>
    (['response', 'imminent', 'loan'] as const).map((type): [string, FormDefinition, FormValues] => [
      `a DREF ${stage}, ${type}`,
      definition,
      dref(DREF_TYPE[type]),
    ]),
  ),
];

const isNumber = ({ kind }: Field) => kind === (count as unknown) || kind === (percentage as unknown);
const membersOf = ({ allSections }: FormDefinition) => allSections.flatMap(({ members }) => members);

/** The paths of the numbers that somebody is asked for, those in rows too. */
function asked(definition: FormDefinition, values: FormValues): string[] {
  const scope = { values, row: values, facts: undefined };
  return definition.allSections
    .filter(({ isShown }) => isShown(scope))
    .flatMap(({ members }) => fieldsOf(members, scope))
    .filter(({ field }) => isNumber(field))
    .map(({ path }) => path);
}
/** All numbers of the form itself, asked for or not. */
const all = (members: readonly Member[]): string[] =>
  members.flatMap((member) =>
    member.member === 'field'
      ? isNumber(member)
        ? [member.name]
        : []
      : member.member === 'figure'
        ? all(member.fields)
        : [],
  );
const wrongIn = (definition: FormDefinition, values: FormValues) =>
  Object.keys(definition.validate(values, undefined)).sort();

describe.each(FORMS)('%s', (_, definition, values) => {
  // NaN is how drafts of before hold it.
  it.each(['about 20', Number.NaN])('refuses %s where a number is asked for, in rows too', (typed) => {
    const paths = asked(definition, values);
    const silent = paths.filter(
      (path) => !wrongIn(definition, withValue(values, path, typed)).includes(path),
    );
    expect(silent).toEqual([]);
  });

  it('is not kept from being sent by what is typed where nothing is asked for any more', () => {
    const hidden = all(membersOf(definition)).filter((path) => !asked(definition, values).includes(path));
    const typed = hidden.reduce((before, path) => withValue(before, path, '1.5 million'), values);
    expect(wrongIn(definition, typed)).toEqual(wrongIn(definition, values));
  });
});

it('looks at figures by the hundred', () => {
  const counts = FORMS.map(([, definition, values]) => asked(definition, values).length);
  expect(counts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(250);
  expect(asked(applicationForm, dref(DREF_TYPE.response))).toContain(
    'planned_interventions.a.indicators.i.target',
  );
});

describe('what follows from figures', () => {
  // As the form has it, though the type of a figure does not say so.
  const unread = '1.5m' as unknown as number;

  it('counts of a project those that can be read', () => {
    const paths = ['target_male'];
    const totalWith = (male: number) =>
      afterProject({ target_male: male, target_female: 30 }, paths, {}).target_total;
    expect([totalWith(12), totalWith(unread)]).toEqual([42, 30]);
  });

  it('adds up the money of a DREF without it, and compares nothing with it', () => {
    const values: DrefValues = { dref_allocated_so_far: 5000, additional_allocation: unread };
    expect(consequencesIn('update')(values, ['additional_allocation'], {}).total_dref_allocation).toBe(5000);
    const warned = (more: DrefValues) => warningsOf('application', more).map(({ key }) => key);
    expect(warned({ women: 5, total_targeted_population: 6 })).toContain('partsDiffer');
    expect(warned({ women: 5, total_targeted_population: unread, amount_requested: unread })).toEqual([]);
  });

  it('leaves the money of a loan as it was, where what was typed is out of sight', () => {
    const values = { type_of_dref: DREF_TYPE.loan, amount_requested: unread };
    expect(bodyOf('application', values)).not.toHaveProperty('amount_requested');
  });
});
