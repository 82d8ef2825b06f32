import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PROJECT_ERRORS, Project, projectFields, projectStatus } from '#contracts/projects/schemas.ts';
import { dayOf } from '#rules/dates.ts';
import { FIELDS } from '#src/screens/projects/ProjectFormScreen/fields.ts';
import {
  bodyOf,
  consequencesOf,
  contradictionsIn,
  copyOf,
  emptyProject,
  errorsIn,
  overspentBudget,
  valuesOf,
  withoutYear,
  withYear,
} from '#src/screens/projects/ProjectFormScreen/values.ts';
import type { Project as Written } from '#src/screens/projects/types.ts';

const wells = {
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
  const asked = new Set(FIELDS.map(({ name }) => name));
  const missing = Object.keys(projectFields).filter((name) => !asked.has(name));
  // The years have a block each; there are no records of the second administrative level.
  expect(missing).toEqual(['project_admin2', 'annual_splits']);
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
    const values = { ...wells, target_total: 9, ...withYear(wells), 'years.1.year': 2026 };
    expect(bodyOf({ ...values, isAnnual: true })).toMatchObject({
      target_total: null,
      annual_splits: [{ year: 2026 }],
    });
    expect(bodyOf(values)).toMatchObject({ target_total: 9, annual_splits: [] });
    expect(bodyOf({ ...values, ...withoutYear(values, 1), isAnnual: true }).annual_splits).toEqual([]);
  });

  it('is linked to an operation only where its type asks for one', () => {
    const linked = { ...wells, operation_type: 1, event: 5, dtype: 12 };
    expect(bodyOf(linked).event).toBe(5);
    expect(bodyOf({ ...linked, programme_type: 0 }).event).toBeNull();
  });

  it('of a copy has years of its own', () => {
    const original = written({
      annual_splits: [{ id: 31, year: 2026, target_total: 1, reached_total: 0 }],
    });
    expect(bodyOf(valuesOf(original)).annual_splits).toMatchObject([{ id: 31 }]);
    const [copied] = bodyOf({ ...emptyProject, ...copyOf(original) }).annual_splits ?? [];
    expect(copied).toMatchObject({ year: 2026 });
    expect(copied).not.toHaveProperty('id');
  });
});

describe('what follows from a change', () => {
  it('is the total, of the project and of a year', () => {
    expect(consequencesOf('target_male', 3, { target_female: 4 })).toEqual({
      target_male: 3,
      target_total: 7,
    });
    expect(consequencesOf('years.2.reached_other', 1, {})).toMatchObject({ 'years.2.reached_total': 1 });
    expect(consequencesOf('target_male', undefined, { target_total: 7 })).toEqual({ target_male: undefined });
  });

  it('is the disaster type of the emergency, and no district of another country', () => {
    const chosen = { id: 5, name: 'Floods', dtype: 12 };
    expect(consequencesOf('event', chosen, {})).toMatchObject({ event: 5, dtype: 12 });
    expect(
      consequencesOf('project_country', 14, { project_country: 123, project_districts: [1] }),
    ).toMatchObject({ project_districts: [], event: undefined });
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
    const years = { ...wells, isAnnual: true, years: [1, 3], 'years.1.year': 2026, 'years.3.year': 2026 };
    expect(contradictionsIn(years)).toEqual({ 'years.3.year': PROJECT_ERRORS.yearTwice });
  });

  it('of money are a warning', () => {
    const spent = { ...wells, isCompleted: true, budget_amount: 10, actual_expenditure: 11 };
    expect(overspentBudget(spent)).toBe(10);
    expect(overspentBudget({ ...spent, actual_expenditure: 10 })).toBeUndefined();
    expect(overspentBudget({ ...spent, isCompleted: false, end_date: dayOf(new Date()) })).toBeUndefined();
  });
});
