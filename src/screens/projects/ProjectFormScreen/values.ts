import { COMPLETED, GENDERS, PEOPLE, PEOPLE_FIELDS, PROGRAMME } from '#contracts/projects/codes.ts';
import {
  linkedOperation,
  type ProjectBody,
  projectFields,
  projectStatus,
} from '#contracts/projects/schemas.ts';
import type { FormRow, FormValues } from '#machines/formValues.ts';
import { dayOf, isLikelyDay } from '#rules/dates.ts';
import { isFilled } from '#rules/isFilled.ts';
import type { Filled } from '#src/forms/definition.ts';
import type { Project } from '#src/records/project/types.ts';

/** An emergency that was chosen, with its name to show it again and its disaster type, which the project takes over. */
export interface ChosenEvent {
  id: number;
  name: string;
  dtype?: number | undefined;
}

/** A second-level district, which is a part of a province. `district`: the chosen province that it goes with; none where it was written without it. */
export interface ProvincePart {
  id: number;
  district?: number | undefined;
}

/** A second-level district as it is offered. `district_name`: of its province, where that is known. */
export interface OfferedPart {
  id: number;
  name: string;
  district_id: number;
  district_name?: string | undefined;
}

type PeopleFigures = { readonly [Name in (typeof PEOPLE_FIELDS)[number]]?: number | undefined };

/** Budget and people of one year. */
export interface YearValues extends FormRow, PeopleFigures {
  readonly id?: number | undefined;
  readonly year?: number | undefined;
  readonly budget_amount?: number | undefined;
}

/** What is in the form, by the API's names; beside these what the status and the way of counting follow from. */
export interface ProjectValues
  extends Omit<Filled<ProjectBody>, 'event' | 'status' | 'project_admin2' | 'annual_splits'> {
  readonly event?: ChosenEvent | undefined;
  readonly admin2?: readonly ProvincePart[] | undefined;
  readonly isCompleted?: boolean | undefined;
  readonly isAnnual?: boolean | undefined;
  readonly annual_splits?: readonly YearValues[] | undefined;
}

const YEAR_FIELDS = ['year', 'budget_amount', ...PEOPLE_FIELDS] as const;

export const emptyProject: ProjectValues = {
  visibility: 'public',
  project_districts: [],
  secondary_sectors: [],
};

/** One from nothing: of a National Society, in the country of who writes it, where these are known. */
export const newProject = (known: {
  society: number | undefined;
  country: number | undefined;
}): ProjectValues => ({
  ...emptyProject,
  ...(known.society !== undefined && { reporting_ns: known.society }),
  ...(known.country !== undefined && { project_country: known.country }),
});

/** A project as the form shows it; what is not filled in is absent. */
export function valuesOf(project: Project): ProjectValues {
  const { event_detail: event } = project;
  const values: FormValues = Object.fromEntries(
    Object.entries(project).filter(
      ([name, value]) => name in projectFields && !OWN.has(name) && isFilled(value),
    ),
  );
  return {
    ...values,
    isCompleted: project.status === COMPLETED,
    isAnnual: (project.annual_splits ?? []).length > 0,
    annual_splits: (project.annual_splits ?? []).map(yearOf),
    ...(event && { event: { id: event.id, name: event.name ?? '', dtype: event.dtype ?? undefined } }),
    admin2: placesIn(project),
  };
}

/** A province goes with its parts where it is chosen beside them; nothing in the API makes it so. */
function placesIn({
  project_admin2 = [],
  project_admin2_detail = [],
  project_districts,
}: Project): ProvincePart[] {
  const chosen = new Set(project_districts);
  const provinceOf = new Map(
    project_admin2_detail.flatMap(({ id, district_id: of }) => (chosen.has(of) ? [[id, of] as const] : [])),
  );
  return inOrder(project_admin2.map((id) => ({ id, district: provinceOf.get(id) })));
}

/** Two versions that name the same parts are the same, in whichever order they were chosen. */
const inOrder = (parts: readonly ProvincePart[]) => [...parts].sort((one, other) => one.id - other.id);

/** Whether there are provinces to choose parts of, or parts that were chosen without them. */
export const hasParts = ({
  project_districts = [],
  admin2 = [],
}: Pick<ProjectValues, 'project_districts' | 'admin2'>) => project_districts.length > 0 || admin2.length > 0;

/** Those of the chosen provinces, in the order of these, and what is chosen already and lies elsewhere. */
export const partsToOffer = (
  all: readonly OfferedPart[],
  provinces: readonly number[],
  chosen: readonly number[],
): OfferedPart[] => [
  ...provinces.flatMap((province) => all.filter((part) => part.district_id === province)),
  ...all.filter((part) => chosen.includes(part.id) && !provinces.includes(part.district_id)),
];

/** What is chosen from now on. `offered`: with the province of each; what was chosen before keeps what it was known by. */
export function chosenParts(
  ids: readonly number[],
  before: readonly ProvincePart[],
  offered: readonly OfferedPart[],
): ProvincePart[] {
  return inOrder(
    ids.map(
      (id) =>
        before.find((part) => part.id === id) ?? {
          id,
          district: offered.find((part) => part.id === id)?.district_id,
        },
    ),
  );
}

/** The form has its own: they follow from other fields, or are more than the API's. */
const OWN = new Set(['event', 'status', 'project_admin2', 'annual_splits']);

const yearOf = ({ id, ...split }: NonNullable<Project['annual_splits']>[number]): YearValues => ({
  key: `id-${id}`,
  id,
  ...Object.fromEntries(YEAR_FIELDS.flatMap((name) => (isFilled(split[name]) ? [[name, split[name]]] : []))),
});

/** The same as the beginning of another project: none of its years has an id yet. */
export function copyOf(project: Project): ProjectValues {
  const values = valuesOf(project);
  return {
    ...emptyProject,
    ...values,
    annual_splits: values.annual_splits?.map(({ id: _, ...year }) => year),
  };
}

/** A mistyped day says nothing. */
export const statusOf = ({ start_date, end_date, isCompleted }: ProjectValues) =>
  projectStatus(
    { start: likely(start_date), end: likely(end_date), isCompleted: isCompleted === true },
    dayOf(new Date()),
  );

const likely = (day: string | undefined) => (isLikelyDay(day) ? day : undefined);

/** The project that the values make: what does not belong to its type, its status or its way of counting is null. */
export function bodyOf(values: ProjectValues): ProjectBody {
  const { isAnnual, isCompleted: _, event, admin2, annual_splits: years = [], ...entered } = values;
  const status = statusOf(values);
  const known = Object.keys(projectFields).filter((name) => !OWN.has(name));
  const body = Object.fromEntries(
    known.map((name) => {
      const value = (entered as FormValues)[name];
      return [name, isFilled(value) ? value : null];
    }),
  );
  if (isAnnual) for (const name of PEOPLE_FIELDS) body[name] = null;
  return {
    // What is required and missing is null: the rules of the contract tell it.
    ...(body as unknown as ProjectBody),
    project_districts: [...(values.project_districts ?? [])],
    // A draft from before they were kept says nothing of them: they stay as they are.
    ...(admin2 && { project_admin2: stillChosen(admin2, values).map(({ id }) => id) }),
    secondary_sectors: [...(values.secondary_sectors ?? [])],
    event: (linkedOperation(values) && event?.id) ?? null,
    actual_expenditure: status === COMPLETED ? (values.actual_expenditure ?? null) : null,
    status,
    visibility: values.visibility ?? 'public',
    annual_splits: isAnnual ? years.map(splitOf) : [],
  };
}

/** Those whose province was not taken away. */
const stillChosen = (parts: readonly ProvincePart[], { project_districts = [] }: ProjectValues) =>
  parts.filter(({ district }) => district === undefined || project_districts.includes(district));

const splitOf = ({ key: _, id, ...year }: YearValues) => ({
  ...(id !== undefined && { id }),
  ...Object.fromEntries(YEAR_FIELDS.map((name) => [name, year[name] ?? null])),
});

/** The values after a change, with what follows from it. Source: 3W facts, project form. */
export function consequencesOf(
  values: ProjectValues,
  paths: readonly string[],
  before: ProjectValues,
): ProjectValues {
  const sums = new Set(paths.flatMap((path) => GENDER_PATH.exec(path)?.slice(1, 3).join('') ?? []));
  const changes = new Set(paths);
  const isElsewhere = changes.has('project_country') && values.project_country !== before.project_country;
  return {
    ...values,
    ...summed(values, before, '', sums),
    ...(values.annual_splits && {
      annual_splits: values.annual_splits.map((year) => ({
        ...year,
        ...summed(
          year,
          before.annual_splits?.find(({ key }) => key === year.key),
          `annual_splits.${year.key}.`,
          sums,
        ),
      })),
    }),
    ...(changes.has('project_districts') && values.admin2 && { admin2: stillChosen(values.admin2, values) }),
    ...(changes.has('event') && { dtype: values.event?.dtype }),
    ...(isElsewhere && { project_districts: [], admin2: [], event: undefined }),
    ...(values.isAnnual &&
      !before.isAnnual &&
      !values.annual_splits?.length && { annual_splits: [FIRST_YEAR] }),
  };
}

const FIRST_YEAR: YearValues = { key: 'first' };
const GENDER_PATH = /^((?:annual_splits\.[^.]+\.)?)(target|reached)_(?:male|female|other)$/;

/** The totals of which a part was changed; without parts there is none, except one that was typed. */
function summed(
  figures: PeopleFigures,
  before: PeopleFigures | undefined,
  prefix: string,
  changed: ReadonlySet<string>,
): PeopleFigures {
  const isOrWasSummed = (of: (typeof PEOPLE)[number]) =>
    isSummed(figures, of) || (before !== undefined && isSummed(before, of));
  return Object.fromEntries(
    PEOPLE.filter((of) => changed.has(prefix + of) && isOrWasSummed(of)).map((of) => {
      const parts = partsOf(figures, of);
      return [`${of}_total`, parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : undefined];
    }),
  );
}

const partsOf = (figures: PeopleFigures, of: (typeof PEOPLE)[number]) =>
  GENDERS.map((gender) => figures[`${of}_${gender}`]).filter((part) => typeof part === 'number');

/** Whether a total is the sum of its parts: it cannot be typed then. */
export const isSummed = (figures: PeopleFigures, of: (typeof PEOPLE)[number]) =>
  partsOf(figures, of).length > 0;

/** The budget that was spent and more; undefined while all is well. */
export function overspentBudget(values: ProjectValues): number | undefined {
  const { budget_amount: budget, actual_expenditure: spent } = values;
  const isOver =
    statusOf(values) === COMPLETED &&
    typeof budget === 'number' &&
    typeof spent === 'number' &&
    spent > budget;
  return isOver ? budget : undefined;
}

/** Not asked of a programme: it answers no disaster. */
export const needsDisasterType = ({ operation_type }: ProjectValues) =>
  operation_type !== undefined && operation_type !== PROGRAMME;

/** Whether the disaster type is that of the linked emergency: where that has none, or the project another, who writes chooses. */
export const takesDisasterType = (values: ProjectValues) =>
  linkedOperation(values) !== undefined &&
  (!values.event || (values.event.dtype !== undefined && values.event.dtype === values.dtype));

/** Before rows had keys, a year was `years.3.target_total`, and the chosen emergency stood beside its id. */
export function upgrade({ years, event: _, ...flat }: FormValues): ProjectValues {
  const keys = Array.isArray(years) ? (years as number[]) : [];
  const isFlat = (name: string) => name.includes('.');
  return {
    ...Object.fromEntries(Object.entries(flat).filter(([name]) => !isFlat(name))),
    ...(flat['event.option'] !== undefined && { event: flat['event.option'] as ChosenEvent }),
    annual_splits: keys.map((key) => ({
      key: `year-${key}`,
      ...Object.fromEntries(
        ['id', ...YEAR_FIELDS].map((name) => [name, flat[`years.${key}.${name}`] as number | undefined]),
      ),
    })),
  };
}
