// By its name: the bundler keeps all of zod for the first load when this module takes the namespace.

import { safeParse } from 'zod/mini';
import {
  COMPLETED,
  GENDERS,
  linkedOperation,
  OWN_PROJECT_ERRORS,
  PEOPLE,
  PEOPLE_FIELDS,
  PROGRAMME,
  Project as ProjectSchema,
  projectFields,
  projectStatus,
} from '#contracts/projects/schemas.ts';
import type { FieldErrors, FormValues } from '#machines/form.ts';
import { dayOf } from '#rules/dates.ts';
import { isFilled } from '#rules/isFilled.ts';
import { errorsByField, type Problem } from '#src/forms/problems.ts';
import type { Project, ProjectBody } from '../types.ts';

/**
 * The values of the form are flat, by the API's names. Beside them: `isCompleted` and `isAnnual`, which are the form's own;
 * `years`, the keys of the annual blocks in their order, whose fields are `years.3.target_total`; `event.option`, the chosen
 * emergency with its name.
 */
export const yearField = (key: number, field: string) => `years.${key}.${field}`;
export const YEAR_FIELDS = ['year', 'budget_amount', ...PEOPLE_FIELDS] as const;
export const keysOf = (values: FormValues) => (values.years ?? []) as readonly number[];

export interface ChosenEvent {
  id: number;
  name: string;
  dtype?: number | undefined;
}

export const emptyProject: FormValues = {
  visibility: 'public',
  project_districts: [],
  secondary_sectors: [],
};

/** One from nothing: of a National Society, in the country of who writes it, where these are known. */
export const newProject = (known: {
  society: number | undefined;
  country: number | undefined;
}): FormValues => ({
  ...emptyProject,
  ...(known.society !== undefined && { reporting_ns: known.society }),
  ...(known.country !== undefined && { project_country: known.country }),
});

/** Local, as the writer counts days. */

/** A project as the form shows it; what is not filled in is absent. */
export function valuesOf(project: Project): FormValues {
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(project).filter(([name, value]) => name in projectFields && isFilled(value)),
  );
  delete values.annual_splits;
  // It follows from the dates and from this.
  values.isCompleted = project.status === COMPLETED;
  delete values.status;
  const splits = project.annual_splits ?? [];
  values.isAnnual = splits.length > 0;
  values.years = splits.map((_, index) => index + 1);
  for (const [index, split] of splits.entries()) {
    values[yearField(index + 1, 'id')] = split.id;
    for (const field of YEAR_FIELDS)
      if (isFilled(split[field])) values[yearField(index + 1, field)] = split[field];
  }
  if (project.event_detail)
    values['event.option'] = { id: project.event_detail.id, name: project.event_detail.name ?? '' };
  return values;
}

/** The same as the beginning of another project: none of its years has an id yet. */
export function copyOf(project: Project): FormValues {
  const values = valuesOf(project);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/^years\.\d+\.id$/.test(name)));
}

export const statusOf = (values: FormValues) =>
  projectStatus(
    {
      start: values.start_date as string | undefined,
      end: values.end_date as string | undefined,
      isCompleted: values.isCompleted === true,
    },
    dayOf(new Date()),
  );

/** A change of one field with what follows from it. Source: 3W facts, project form. */
export function consequencesOf(name: string, value: unknown, values: FormValues): FormValues {
  const patch = { [name]: value };
  const people = /^(years\.\d+\.)?(target|reached)_(male|female|other)$/.exec(name);
  if (people) {
    const [, of = '', kind = ''] = people;
    const parts = GENDERS.map((gender) => ({ ...values, ...patch })[`${of}${kind}_${gender}`]);
    const known = parts.filter((part): part is number => typeof part === 'number');
    return known.length > 0
      ? { ...patch, [`${of}${kind}_total`]: known.reduce((sum, part) => sum + part, 0) }
      : patch;
  }
  switch (name) {
    case 'event': {
      // The picker hands over the whole emergency, so that it can be shown again without asking.
      const chosen = value as ChosenEvent | undefined;
      return { event: chosen?.id, 'event.option': chosen, dtype: chosen?.dtype };
    }
    case 'project_country':
      return value === values.project_country
        ? patch
        : { ...patch, project_districts: [], event: undefined, 'event.option': undefined };
    case 'isAnnual':
      return value === true && keysOf(values).length === 0 ? { ...patch, years: [1] } : patch;
    default:
      return patch;
  }
}

export function withYear(values: FormValues): FormValues {
  const keys = keysOf(values);
  return { years: [...keys, Math.max(0, ...keys) + 1] };
}

export function withoutYear(values: FormValues, key: number): FormValues {
  const fields = ['id', ...YEAR_FIELDS].map((field) => [yearField(key, field), undefined]);
  return { ...Object.fromEntries(fields), years: keysOf(values).filter((other) => other !== key) };
}

/** Whether a total is the sum of its parts: it cannot be typed then. */
export const isSummed = (values: FormValues, of: string) =>
  GENDERS.some((gender) => typeof values[`${of}_${gender}`] === 'number');

/** The project that the values make: what does not belong to its type, its status or its way of counting is null. */
export function bodyOf(values: FormValues): ProjectBody {
  const status = statusOf(values);
  const isAnnual = values.isAnnual === true;
  const known = Object.keys(projectFields).filter((name) => name !== 'annual_splits');
  const body: Record<string, unknown> = Object.fromEntries(
    known.map((name) => [name, isFilled(values[name]) ? values[name] : null]),
  );
  if (isAnnual) for (const name of PEOPLE_FIELDS) body[name] = null;
  return {
    ...body,
    project_districts: values.project_districts ?? [],
    project_admin2: [],
    secondary_sectors: values.secondary_sectors ?? [],
    event: linkedOperation(body) ? body.event : null,
    actual_expenditure: status === COMPLETED ? body.actual_expenditure : null,
    status,
    visibility: values.visibility ?? 'public',
    annual_splits: isAnnual ? keysOf(values).map((key) => splitOf(values, key)) : [],
  } as unknown as ProjectBody;
}

function splitOf(values: FormValues, key: number) {
  const id = values[yearField(key, 'id')];
  return {
    ...(id !== undefined && { id }),
    ...Object.fromEntries(YEAR_FIELDS.map((field) => [field, values[yearField(key, field)] ?? null])),
  };
}

/** `annual_splits` 0 `year` is that of the first block. */
export function fieldNameOf([head, index, field]: readonly PropertyKey[], values: FormValues): string {
  if (head !== 'annual_splits') return String(head ?? '');
  const key = keysOf(values)[Number(index ?? 0)];
  return key === undefined ? 'isAnnual' : yearField(key, String(field ?? 'year'));
}

const problemsIn = (values: FormValues): readonly Problem[] =>
  safeParse(ProjectSchema, bodyOf(values)).error?.issues ?? [];

export const errorsOf = (problems: readonly Problem[], values: FormValues): FieldErrors =>
  errorsByField(problems, (path) => fieldNameOf(path, values));

/** The rules of the contract. */
export const errorsIn = (values: FormValues): FieldErrors => {
  const problems = problemsIn(values);
  const isWithoutYears = values.isAnnual === true && keysOf(values).length === 0;
  return errorsOf(
    isWithoutYears ? [...problems, { path: ['isAnnual'], message: 'This field is required.' }] : problems,
    values,
  );
};

const CONTRADICTIONS: ReadonlySet<string> = new Set(Object.values(OWN_PROJECT_ERRORS));

/** What cannot be true together, told while one types; what is only missing can wait. */
export const contradictionsIn = (values: FormValues): FieldErrors =>
  errorsOf(
    problemsIn(values).filter(({ message }) => CONTRADICTIONS.has(message)),
    values,
  );

/** The budget that was spent and more; undefined while all is well. */
export function overspentBudget(values: FormValues): number | undefined {
  const { budget_amount: budget, actual_expenditure: spent } = values;
  const isOver =
    statusOf(values) === COMPLETED &&
    typeof budget === 'number' &&
    typeof spent === 'number' &&
    spent > budget;
  return isOver ? budget : undefined;
}

/** Not asked of a programme: it answers no disaster. */
export const needsDisasterType = (values: FormValues) =>
  values.operation_type !== undefined && values.operation_type !== PROGRAMME;

/** The names of people's figures, targeted before reached. */
export const PEOPLE_GROUPS = PEOPLE;
