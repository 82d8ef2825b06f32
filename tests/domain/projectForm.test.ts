import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#contracts/errors.ts';
import { PROJECT_ERRORS, Project, projectFields, projectStatus } from '#contracts/projects/schemas.ts';
import { dayOf, FIRST_DAY, LAST_DAY } from '#rules/dates.ts';
import { fieldsOf } from '#src/forms/definition.ts';
import { differencesIn } from '#src/forms/merge.ts';
import type { Project as Written } from '#src/records/project/types.ts';
import { projectForm } from '#src/screens/projects/ProjectFormScreen/form.tsx';
import { projectKind } from '#src/screens/projects/ProjectFormScreen/kind.ts';
import {
  bodyOf,
  chosenParts,
  consequencesOf,
  copyOf,
  emptyProject,
  overspentBudget,
  type ProjectValues,
  partsToOffer,
  statusOf,
  upgrade,
  valuesOf,
} from '#src/screens/projects/ProjectFormScreen/values.ts';

const errorsIn = (values: ProjectValues) => projectForm.validate({ ...values }, undefined);
const contradictionsIn = (values: ProjectValues) =>
  Object.fromEntries(
    Object.entries(errorsIn(values)).filter(([, message]) => projectForm.isToldAtOnce(message)),
  );
/** What a change of some fields makes of the values. */
const afterChange = (before: ProjectValues, change: ProjectValues, ...paths: string[]) =>
  consequencesOf({ ...before, ...change }, paths.length > 0 ? paths : Object.keys(change), before);

const wells: ProjectValues = {
  ...emptyProject,
  reporting_ns: 123,
  project_country: 123,
  operation_type: 0,
  programme_type: 2,
  name: 'Wells',
  primary_sector: 0,
  start_date: '2025-01-01',
  end_date: '2099-12-31',
};
/** Of a project, what the form reads. */
const written = (more: Partial<Written>) =>
  ({ ...bodyOf(wells), id: 7, modified_at: '2026-05-02T00:00:00Z', ...more }) as unknown as Written;

it('has a field for everything that people write', () => {
  const values = { operation_type: 1, programme_type: 1, isAnnual: true, annual_splits: [{ key: 'a' }] };
  const shownIn = (more: object) =>
    projectForm.allSections.flatMap(({ members }) =>
      fieldsOf(members, { values: { ...values, ...more }, row: { ...values, ...more }, facts: undefined }),
    );
  const completed = { isAnnual: false, isCompleted: true, start_date: '2025-01-01' };
  const asked = new Set([...shownIn({}), ...shownIn(completed)].map(({ path }) => path));
  const missing = Object.keys(projectFields).filter((name) => !asked.has(name));
  // The status follows, the years have rows, and the form knows second-level districts with their provinces.
  expect(missing).toEqual(['project_admin2', 'status', 'annual_splits']);
  expect([...asked].some((path) => path === 'admin2')).toBe(false);
  expect(shownIn({ project_districts: [1] }).map(({ path }) => path)).toContain('admin2');
  expect(asked).toContain('annual_splits.a.target_total');
});

describe('the status', () => {
  it.each([
    ['planned', { start: '2026-05-02', isCompleted: false }, 0],
    ['ongoing on its first day', { start: '2026-05-01', isCompleted: false }, 1],
    ['ongoing on its last day', { start: '2026-01-01', end: '2026-05-01', isCompleted: false }, 1],
    ['completed after it', { start: '2026-01-01', end: '2026-04-30', isCompleted: false }, 2],
    ['completed when said so', { start: '2026-05-02', isCompleted: true }, 2],
    ['unknown without a start', { isCompleted: false }, undefined],
  ])('is %s', (_, dates, status) => expect(projectStatus(dates, '2026-05-01')).toBe(status));
});

describe('the body of a project', () => {
  it('is one that the contract takes', () => {
    expect(errorsIn({ ...wells, budget_amount: 5 })).toEqual({});
    expect(z.safeParse(Project, bodyOf(wells)).success).toBe(true);
    expect('isAnnual' in bodyOf({ ...wells, isAnnual: false })).toBe(false);
  });

  it('keeps the expenditure of a completed project that is opened and sent again', () => {
    const completed = written({ status: 2, actual_expenditure: 900, target_total: 5, reached_total: 5 });
    expect(bodyOf(valuesOf(completed))).toMatchObject({ status: 2, actual_expenditure: 900 });
    expect(bodyOf({ ...valuesOf(completed), isCompleted: false }).actual_expenditure).toBeNull();
  });

  it('counts people once or year by year, and never both', () => {
    const values = { ...wells, target_total: 9, annual_splits: [{ key: 'a', year: 2026 }] };
    expect(bodyOf({ ...values, isAnnual: true })).toMatchObject({
      target_total: null,
      annual_splits: [{ year: 2026 }],
    });
    expect(bodyOf(values)).toMatchObject({ target_total: 9, annual_splits: [] });
    expect(errorsIn({ ...values, annual_splits: [], isAnnual: true })).toMatchObject({
      annual_splits: PROJECT_ERRORS.required,
    });
  });

  it('is linked to an operation only where its type asks for one', () => {
    const linked: ProjectValues = {
      ...wells,
      operation_type: 1,
      event: { id: 5, name: 'Floods' },
      dtype: 12,
    };
    expect(bodyOf(linked).event).toBe(5);
    expect(bodyOf({ ...linked, programme_type: 0 }).event).toBeNull();
  });

  it('keeps second-level districts while their province is chosen, and those that came without theirs', () => {
    const placed = written({
      project_districts: [1, 2],
      project_admin2: [11, 21, 31, 41],
      project_admin2_detail: [
        { id: 11, name: 'Chitwan', district_id: 1 },
        { id: 21, name: 'Kaski', district_id: 2 },
        // Of a province that is not chosen.
        { id: 31, name: 'Jumla', district_id: 3 },
      ],
    });
    const sent = (change: ProjectValues) => bodyOf(afterChange(valuesOf(placed), change)).project_admin2;
    expect(sent({ name: 'More wells' })).toEqual([11, 21, 31, 41]);
    expect(sent({ project_districts: [2] })).toEqual([21, 31, 41]);
    expect(sent({ project_country: 14 })).toEqual([]);
    expect(bodyOf(copyOf(placed)).project_admin2).toEqual([11, 21, 31, 41]);
    // Gone for good: the province that comes back comes without them.
    const taken = afterChange(valuesOf(placed), { project_districts: [2] });
    expect(bodyOf(afterChange(taken, { project_districts: [1, 2] })).project_admin2).toEqual([21, 31, 41]);
  });

  it('tells two versions apart by the second-level districts they name, whatever their order', () => {
    const members = projectForm.allSections.flatMap((section) => section.members);
    const names = [
      { id: 11, name: 'Chitwan', district_id: 1 },
      { id: 12, name: 'Lalitpur', district_id: 1 },
    ];
    const version = (...project_admin2: number[]) => ({
      ...valuesOf(written({ project_districts: [1], project_admin2, project_admin2_detail: names })),
    });
    const tools = {
      options: { admin2: { options: names, hasFailed: false, retry: () => {} } },
      words: projectForm.words.english,
      language: 'en' as const,
    };
    const before = version(11);
    const told = (mine: object, theirs: object) =>
      differencesIn(members, { before, mine: { ...mine }, theirs: { ...theirs } }, tools);
    expect(told(version(12, 11), version(11, 12))).toEqual([]);
    expect(told(version(12), version(11, 12))).toMatchObject([
      { path: 'admin2', label: 'Districts', mine: 'Lalitpur', theirs: 'Chitwan, Lalitpur' },
    ]);
  });

  it('offers second-level districts in the order of the provinces above, and those that are chosen besides', () => {
    const all = [
      { id: 11, name: 'Chitwan', district_id: 1 },
      { id: 21, name: 'Kaski', district_id: 2 },
      { id: 31, name: 'Jumla', district_id: 3 },
      { id: 41, name: 'Mugu', district_id: 3 },
    ];
    expect(partsToOffer(all, [2, 1], [31]).map(({ id }) => id)).toEqual([21, 11, 31]);
  });

  it('knows of each second-level district that is chosen which province it goes with', () => {
    const before = [{ id: 41 }, { id: 11, district: 1 }];
    const offered = [
      { id: 11, name: 'Chitwan', district_id: 1 },
      { id: 21, name: 'Kaski', district_id: 2 },
      { id: 41, name: 'Jumla', district_id: 3 },
    ];
    // In one order, however they were chosen: versions that name the same are the same.
    const chosen = chosenParts([41, 21, 11], before, offered);
    expect(chosen).toEqual([{ id: 11, district: 1 }, { id: 21, district: 2 }, { id: 41 }]);
    const values = { ...wells, project_districts: [1, 2], admin2: chosen };
    expect(bodyOf(afterChange(values, { project_districts: [1] })).project_admin2).toEqual([11, 41]);
  });

  it('tells what the server refuses of second-level districts at their field', () => {
    const refused = new ApiError({
      kind: 'server',
      message: 'Refused',
      debugMessage: 'Refused',
      status: 400,
      formErrors: { project_admin2: ['No.'] },
    });
    expect(projectForm.errorsOf(refused, { ...wells, admin2: [{ id: 11 }] }, undefined)).toEqual({
      admin2: 'No.',
    });
  });

  it('says nothing of parts of provinces where a draft from before they were kept does not', () => {
    expect(bodyOf(upgrade({ name: 'Wells' }))).not.toHaveProperty('project_admin2');
  });

  it('of a copy has years of its own', () => {
    const original = written({
      annual_splits: [{ id: 31, year: 2026, target_total: 1, reached_total: 0 }],
    });
    expect(bodyOf(valuesOf(original)).annual_splits).toMatchObject([{ id: 31 }]);
    const [copied] = bodyOf(copyOf(original)).annual_splits ?? [];
    expect(copied).toMatchObject({ year: 2026 });
    expect(copied).not.toHaveProperty('id');
  });
});

describe('what follows from a change', () => {
  it('is the total, of the project and of a year', () => {
    expect(afterChange({ target_female: 4 }, { target_male: 3 })).toMatchObject({ target_total: 7 });
    const years = {
      annual_splits: [
        { key: 'a', reached_other: 1 },
        { key: 'b', reached_total: 9 },
      ],
    };
    expect(afterChange({}, years, 'annual_splits.a.reached_other').annual_splits).toEqual([
      { key: 'a', reached_other: 1, reached_total: 1 },
      { key: 'b', reached_total: 9 },
    ]);
    expect(afterChange({ target_male: 3, target_total: 3 }, { target_male: undefined })).toMatchObject({
      target_total: undefined,
    });
    const year = (more: object) => ({ annual_splits: [{ key: 'a', reached_total: 5, ...more }] });
    expect(
      afterChange(year({ reached_male: 5 }), year({}), 'annual_splits.a.reached_male').annual_splits,
    ).toEqual([{ key: 'a', reached_total: undefined }]);
    // One that was typed is nobody's sum.
    expect(afterChange({ target_total: 7 }, { target_male: undefined }).target_total).toBe(7);
  });

  it('is the disaster type of the emergency, and no district of another country', () => {
    const event = { id: 5, name: 'Floods', dtype: 12 };
    expect(afterChange({}, { event })).toMatchObject({ event, dtype: 12 });
    expect(
      afterChange({ project_country: 123, project_districts: [1], event }, { project_country: 14 }),
    ).toMatchObject({ project_districts: [], event: undefined });
  });

  it('is no disaster type of an emergency that has none: it can be chosen', () => {
    const dtype = projectForm.allSections
      .flatMap(({ members }) => fieldsOf(members, { values: {}, row: {}, facts: undefined }))
      .find(({ path }) => path === 'dtype');
    const isFixed = (entered: ProjectValues) => {
      const values = { operation_type: 1, programme_type: 1, ...entered };
      return dtype?.field.isFixed({ values, row: values, facts: undefined });
    };
    const floods = { id: 5, name: 'Floods' };
    expect(isFixed({ event: floods })).toBe(false);
    expect(isFixed({ event: { ...floods, dtype: 12 }, dtype: 12 })).toBe(true);
    expect(isFixed({})).toBe(true);
    // Opened again it is that of the emergency still, which the project itself does not tell.
    const opened = (ofEvent: number | null, dtype: number | null) =>
      valuesOf(
        written({
          operation_type: 1,
          programme_type: 1,
          event: 5,
          event_detail: { ...floods, dtype: ofEvent },
          dtype,
        }),
      );
    expect(isFixed(opened(12, 12))).toBe(true);
    expect(isFixed(opened(null, 14))).toBe(false);
    // Nobody could mend these otherwise.
    expect(isFixed(opened(12, null))).toBe(false);
    expect(isFixed(opened(12, 14))).toBe(false);
  });

  it('is a first year, where people are counted year by year', () => {
    expect(afterChange({}, { isAnnual: true }).annual_splits).toHaveLength(1);
    const years = [{ key: 'a' }, { key: 'b' }];
    expect(afterChange({ annual_splits: years }, { isAnnual: true }).annual_splits).toHaveLength(2);
  });
});

describe('contradictions', () => {
  it('are told at once, what is missing is not', () => {
    expect(contradictionsIn(emptyProject)).toEqual({});
    expect(errorsIn(emptyProject)).toMatchObject({ name: PROJECT_ERRORS.required });
    expect(contradictionsIn({ ...wells, end_date: '2024-12-31', reached_total: 4 })).toEqual({
      end_date: PROJECT_ERRORS.endBeforeStart,
      target_total: PROJECT_ERRORS.reachedWithoutTarget,
    });
    const annual_splits = [
      { key: 'a', year: 2026 },
      { key: 'b', year: 2026 },
    ];
    expect(contradictionsIn({ ...wells, isAnnual: true, annual_splits })).toEqual({
      'annual_splits.b.year': PROJECT_ERRORS.yearTwice,
    });
  });

  it('of money are a warning', () => {
    const spent = { ...wells, isCompleted: true, budget_amount: 10, actual_expenditure: 11 };
    expect(overspentBudget(spent)).toBe(10);
    expect(overspentBudget({ ...spent, actual_expenditure: 10 })).toBeUndefined();
    expect(overspentBudget({ ...spent, isCompleted: false, end_date: dayOf(new Date()) })).toBeUndefined();
  });
});

it.each([
  [1899, PROJECT_ERRORS.unlikelyYear],
  [1900, undefined],
  [2100, undefined],
  [2101, PROJECT_ERRORS.unlikelyYear],
  [26, PROJECT_ERRORS.unlikelyYear],
  [0.5, PROJECT_ERRORS.wholeNumber],
])('splits its figures by years in which a project can lie: %s', (year, message) => {
  const annual_splits = [{ key: 'a', year, target_total: 1, reached_total: 0 }];
  expect(errorsIn({ ...wells, isAnnual: true, annual_splits })['annual_splits.a.year']).toBe(message);
  expect(PROJECT_ERRORS.unlikelyYear.match(/\d+/g)).toEqual([FIRST_DAY.slice(0, 4), LAST_DAY.slice(0, 4)]);
});

it('opens drafts of the time when years had numbers', () => {
  const old = {
    name: 'Wells',
    event: 5,
    'event.option': { id: 5, name: 'Floods', dtype: 12 },
    years: [1, 3],
    'years.1.year': 2025,
    'years.3.year': 2026,
    'years.3.target_total': 40,
    isAnnual: true,
  };
  const values = upgrade(old);
  expect(values).toMatchObject({ name: 'Wells', event: { id: 5, name: 'Floods' }, isAnnual: true });
  expect(bodyOf(values).annual_splits).toMatchObject([{ year: 2025 }, { year: 2026, target_total: 40 }]);
  expect(projectKind.titleOf(values)).toBe('Wells');
});

it('a mistyped day says nothing of the status', () => {
  const start_date = '2026-01-01';
  expect(statusOf({ start_date, end_date: '0026-05-05' })).toBe(statusOf({ start_date }));
  expect(statusOf({ start_date: '0026-01-01', end_date: '2026-05-05' })).toBeUndefined();
  expect(statusOf({ start_date, end_date: '2026-02-05' })).not.toBe(statusOf({ start_date }));
});
