import { FIRST_DAY, isLikelyDay, LAST_DAY, phaseOn } from '#rules/dates.ts';
import { PROJECT_VISIBILITIES } from '#rules/visibility.ts';
import { EMAIL } from '../email.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import {
  changeOf,
  count,
  day,
  figureOr0,
  id,
  ids,
  isBlank,
  listOf,
  MOST_IDS,
  text,
  wholeCheck,
  wholeNumber,
} from '../schemas/formFields.ts';
import { each } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import {
  BILATERAL,
  COMPLETED,
  DOMESTIC,
  EMERGENCY_OPERATION,
  GENDERS,
  MULTILATERAL,
  ONGOING,
  PEOPLE,
  PEOPLE_FIELDS,
  PLANNED,
  PROGRAMME,
} from './codes.ts';

/** What can be wrong with a project beyond what can be in any form, by key; translated as `projectErrors`. */
export const OWN_PROJECT_ERRORS = {
  endBeforeStart: 'The end date must be after the start date.',
  partsOverTotal: 'The parts add up to more than the total.',
  reachedWithoutTarget: 'People were reached, but none were targeted. Enter how many were targeted.',
  unlikelyYear: 'Enter a year between 1900 and 2100.',
  yearTwice: 'This year is listed twice.',
} as const;
export const PROJECT_ERRORS = { ...FORM_ERRORS, ...OWN_PROJECT_ERRORS } as const;
const E = PROJECT_ERRORS;

/** `2026-05-01`: planned before its start, completed when said or over, else ongoing; undefined without a start. Source: 3W facts. */
export function projectStatus(
  { start, end, isCompleted }: { start?: string | undefined; end?: string | undefined; isCompleted: boolean },
  today: string,
): typeof PLANNED | typeof ONGOING | typeof COMPLETED | undefined {
  if (start && isCompleted) return COMPLETED;
  const phase = phaseOn(today, { start, end });
  return phase && STATUSES[phase];
}

const STATUSES = { planned: PLANNED, ongoing: ONGOING, completed: COMPLETED } as const;

/** Which operation a project must be linked to: one of the IFRC, a current one of its country, or none. */
export function linkedOperation({
  operation_type,
  programme_type,
}: {
  operation_type?: unknown;
  programme_type?: unknown;
}): 'supported' | 'current' | undefined {
  if (operation_type !== EMERGENCY_OPERATION) return undefined;
  if (programme_type === MULTILATERAL) return 'supported';
  return programme_type === DOMESTIC ? 'current' : undefined;
}

const record = () => z.nullish(id());

/** In which a project can lie: 26 was mistyped. */
const year = () =>
  wholeNumber().check(
    z.minimum(yearOf(FIRST_DAY), E.unlikelyYear),
    z.maximum(yearOf(LAST_DAY), E.unlikelyYear),
  );
const yearOf = (day: string) => Number(day.slice(0, 4));

const Split = z.object({
  id: z.optional(z.int()),
  year: z.nullish(year()),
  budget_amount: count(),
  ...each(PEOPLE_FIELDS, count),
});

/** Every field of a project that people write. Amounts in Swiss francs, the description as HTML. */
export const projectFields = {
  reporting_ns: id(E.required),
  reporting_ns_contact_name: text(255),
  reporting_ns_contact_role: text(255),
  reporting_ns_contact_email: text(255),
  project_country: id(E.required),
  project_districts: listOf(id(), MOST_IDS, E.required),
  project_admin2: ids(),
  operation_type: z.literal([PROGRAMME, EMERGENCY_OPERATION], E.required),
  programme_type: z.literal([BILATERAL, MULTILATERAL, DOMESTIC], E.required),
  event: record(),
  dtype: record(),
  name: z.string(E.required).check(z.maxLength(1000, E.textTooLong)),
  description: text(),
  primary_sector: id(E.required),
  secondary_sectors: ids(),
  start_date: day(),
  end_date: day(),
  budget_amount: count(),
  actual_expenditure: count(),
  status: z.optional(z.literal([PLANNED, ONGOING, COMPLETED], E.invalidChoice)),
  ...each(PEOPLE_FIELDS, count),
  annual_splits: z.optional(listOf(Split)),
  visibility: z.optional(z.enum(PROJECT_VISIBILITIES, E.invalidChoice)),
};

const Fields = z.object(projectFields);

/** What a project needs beyond its single fields. Of these some may be wrong or missing. */
const rules = wholeCheck<z.output<typeof Fields>>((project, refuse) => {
  const isCompleted = project.status === COMPLETED;
  const splits = Array.isArray(project.annual_splits) ? project.annual_splits : [];
  if (typeof project.name === 'string' && isBlank(project.name)) refuse(E.required, 'name');
  const email = project.reporting_ns_contact_email;
  if (!isBlank(email) && !EMAIL.test(String(email).trim()))
    refuse(E.invalidEmail, 'reporting_ns_contact_email');
  if (
    isLikelyDay(project.start_date) &&
    isLikelyDay(project.end_date) &&
    project.end_date < project.start_date
  )
    refuse(E.endBeforeStart, 'end_date');
  if (project.operation_type === EMERGENCY_OPERATION && !isGiven(project.dtype)) refuse(E.required, 'dtype');
  if (linkedOperation(project) && !isGiven(project.event)) refuse(E.required, 'event');
  if (isCompleted && !isGiven(project.actual_expenditure)) refuse(E.required, 'actual_expenditure');
  if (splits.length === 0) {
    if (isCompleted)
      for (const people of PEOPLE)
        if (!isGiven(project[`${people}_total`])) refuse(E.required, `${people}_total`);
    for (const [field, message] of contradictions(project)) refuse(message, field);
  }
  const years = new Set<unknown>();
  for (const [index, split] of splits.entries()) {
    for (const name of ['year', 'target_total', 'reached_total'] as const)
      if (!isGiven(split?.[name])) refuse(E.required, 'annual_splits', index, name);
    if (isGiven(split?.year) && years.has(split.year)) refuse(E.yearTwice, 'annual_splits', index, 'year');
    years.add(split?.year);
    for (const [field, message] of contradictions(split ?? {}))
      refuse(message, 'annual_splits', index, field);
  }
});

type Figures = { [Name in (typeof PEOPLE_FIELDS)[number]]?: number | null | undefined };

/** What cannot be true together of people targeted and reached, by field. */
export function contradictions(figures: Figures): [field: (typeof PEOPLE_FIELDS)[number], message: string][] {
  const found: ReturnType<typeof contradictions> = [];
  for (const people of PEOPLE) {
    const total = figures[`${people}_total`];
    const parts = GENDERS.reduce((sum, gender) => sum + figureOr0(figures[`${people}_${gender}`]), 0);
    if (isGiven(total) && parts > figureOr0(total)) found.push([`${people}_total`, E.partsOverTotal]);
  }
  if (figureOr0(figures.reached_total) > 0 && !figures.target_total)
    found.push(['target_total', E.reachedWithoutTarget]);
  return found;
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** A whole project as it may be saved: the rules of the form, on both sides. */
export const Project = Fields.check(rules);
export type ProjectBody = z.input<typeof Project>;

/** A change of a project: any of its fields. */
export const ProjectChange = changeOf(projectFields);
