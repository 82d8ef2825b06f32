import { type EmergencyProjectBody, statusOn } from '#contracts/activities/schemas.ts';
import { figureOr0 } from '#contracts/schemas/formFields.ts';
import type { FormRow, FormValues } from '#machines/formValues.ts';
import { dayOf } from '#rules/dates.ts';
import { isFilled } from '#rules/isFilled.ts';
import { DISABLED_COUNTS, PEOPLE_COUNTS } from '#rules/peopleCounts.ts';
import { parseDegrees } from '#src/domain/degrees.ts';
import type { Filled } from '#src/forms/definition.ts';
import type { Project } from '../ActivityScreen/types.ts';

type ActivityBody = NonNullable<EmergencyProjectBody['activities']>[number];

/** An emergency that was chosen: with its name to show it again, whom to ask, and where it is. */
export interface EmergencyOption {
  readonly id: number;
  readonly name: string;
  readonly email?: string | undefined;
  readonly countries?: readonly number[] | undefined;
}

/** A place, its coordinates as they were typed. */
export interface PlaceRow extends FormRow {
  readonly description?: string | undefined;
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
}
/** Goods handed out, by the id of a supply of the action. */
export interface SupplyRow extends FormRow {
  readonly supply?: number | undefined;
  readonly count?: number | undefined;
}
/** Goods that are in no list, by their name. */
export interface CustomSupplyRow extends FormRow {
  readonly name?: string | undefined;
  readonly count?: number | undefined;
}

/** One activity as the form keeps it: lists of supplies instead of maps, and figures of ways of reporting that are not chosen now. */
export interface ActivityValues
  extends FormRow,
    Omit<Filled<ActivityBody>, 'sector' | 'points' | 'supplies' | 'custom_supplies'> {
  readonly sector: number;
  readonly points: readonly PlaceRow[];
  readonly supplies: readonly SupplyRow[];
  readonly custom_supplies: readonly CustomSupplyRow[];
}

/** What is in the form, by the API's names. `sectors`: those that are ticked, with an activity or before the first. */
export interface EmergencyProjectValues
  extends Omit<Filled<EmergencyProjectBody>, 'event' | 'activities' | 'status'> {
  readonly event?: EmergencyOption | undefined;
  readonly sectors?: readonly number[] | undefined;
  readonly activities?: readonly ActivityValues[] | undefined;
}

/** What an action asks for; missing until the list of actions is there: then nothing is left out. */
export interface ActionFacts {
  id: number;
  is_cash_type?: boolean | undefined;
  has_location?: boolean | undefined;
  supplies_details?: readonly { id: number; title: string }[] | undefined;
}
export type Actions = readonly ActionFacts[] | undefined;

/** `country`: of who writes it. */
export const emptyProject = (country?: number | undefined): EmergencyProjectValues => ({
  ...(country !== undefined && { country }),
  activity_lead: 'national_society',
  sectors: [],
  activities: [],
});

/** The values of a new record for an emergency that the link to the form named. */
export const projectFor = (event: EmergencyOption): EmergencyProjectValues => ({
  ...emptyProject(onlyCountryOf(event)),
  event,
});

/** An emergency in one country is responded to there. */
function onlyCountryOf({ countries = [] }: EmergencyOption): number | undefined {
  const [only, ...others] = countries;
  return others.length === 0 ? only : undefined;
}

/** An activity as ticking an action, or "Add another activity", adds it. */
export const newActivity = (key: string, sector: number, action?: number): ActivityValues => ({
  key,
  sector,
  ...(action !== undefined && { action }),
  is_simplified_report: true,
  people_households: 'people',
  points: [],
  supplies: [],
  custom_supplies: [],
});

/** Whether somebody has entered anything in an activity, so that it is not dropped without asking. */
export function isFilledIn(activity: ActivityValues): boolean {
  const { key, sector, action } = activity;
  const untouched: FormValues = { ...newActivity(key, sector, action ?? undefined) };
  return Object.entries(activity).some(
    ([name, value]) =>
      value !== undefined && value !== '' && JSON.stringify(value) !== JSON.stringify(untouched[name]),
  );
}

/** The sectors in the order in which they are shown: what is there is never out of sight. */
export const sectorsOf = ({ sectors = [], activities = [] }: EmergencyProjectValues): readonly number[] => [
  ...new Set([...sectors, ...activities.map(({ sector }) => sector)]),
];

/** The figures that belong to a way of reporting or a kind of action, by what has to be shown for them. */
const FIGURES_OF = {
  isPeople: ['male_count', 'female_count', 'people_count'],
  isHouseholds: ['household_count'],
  isDetailed: PEOPLE_COUNTS,
  isDisaggregated: DISABLED_COUNTS,
  isCash: ['beneficiaries_count', 'amount'],
  isPointCount: ['point_count'],
} as const satisfies Partial<Record<keyof ReturnType<typeof shownParts>, readonly (keyof ActivityBody)[]>>;

/** Which parts of an activity's form are shown; what is not shown is not sent. Source: 3W facts, the form of an activity. */
export function shownParts(activity: ActivityValues, actions: Actions) {
  const isCustom = activity.action === undefined;
  const action = actions?.find(({ id }) => id === activity.action);
  const isDetailed = activity.is_simplified_report === false;
  const isUnknown = !isCustom && action === undefined;
  const isCash = action?.is_cash_type === true;
  const hasPlaces = isCustom || isUnknown || (!isCash && action?.has_location === true);
  return {
    isCustom,
    isSimplified: !isDetailed,
    isDetailed,
    isHouseholds: !isDetailed && activity.people_households === 'households',
    isPeople: !isDetailed && activity.people_households === 'people',
    isDisaggregated: isDetailed && activity.is_disaggregated_for_disabled === true,
    isCash: isCash || isUnknown,
    isPointCount: hasPlaces && !isDetailed,
    isPoints: hasPlaces && isDetailed,
    isSupplies: isUnknown || (!isCash && (action?.supplies_details ?? []).length > 0),
    isCustomSupplies: isCustom || !isCash,
  };
}

/** Whether people are counted by men and women: their sum is the total then, which cannot be typed. */
export const isSplit = ({ male_count, female_count }: ActivityValues) =>
  male_count !== undefined || female_count !== undefined;

const peopleOf = (activity: ActivityValues): number | undefined =>
  isSplit(activity)
    ? figureOr0(activity.male_count) + figureOr0(activity.female_count)
    : activity.people_count;

export const statusOf = ({ start_date, end_date }: EmergencyProjectValues) =>
  statusOn(dayOf(new Date()), start_date, end_date);

const textOf = (value: string | undefined) => value?.trim() || null;

/** The record that the values make. What belongs to a lead or a way of reporting that is not chosen is null. */
export function bodyOf(values: EmergencyProjectValues, actions?: Actions): EmergencyProjectBody {
  const isUnit = values.activity_lead === 'deployed_eru';
  const status = statusOf(values);
  const ofSociety = <Value>(value: Value | undefined): Value | null => (isUnit ? null : (value ?? null));
  return {
    title: textOf(values.title) ?? '',
    // What is required and missing is told by the rules of the contract.
    event: values.event?.id as number,
    country: values.country as number,
    districts: [...(values.districts ?? [])],
    admin2: [...(values.admin2 ?? [])],
    start_date: values.start_date as string,
    end_date: textOf(values.end_date),
    ...(status && { status }),
    activity_lead: isUnit ? 'deployed_eru' : 'national_society',
    reporting_ns: ofSociety(values.reporting_ns),
    reporting_ns_contact_name: ofSociety(textOf(values.reporting_ns_contact_name)),
    reporting_ns_contact_role: ofSociety(textOf(values.reporting_ns_contact_role)),
    reporting_ns_contact_email: ofSociety(textOf(values.reporting_ns_contact_email)),
    deployed_eru: isUnit ? (values.deployed_eru ?? null) : null,
    activities: (values.activities ?? []).map((activity) => activityBody(activity, actions)),
  };
}

function activityBody(activity: ActivityValues, actions: Actions): ActivityBody {
  const shown = shownParts(activity, actions);
  const parts = Object.keys(FIGURES_OF) as (keyof typeof FIGURES_OF)[];
  const figures = parts.flatMap((part) =>
    FIGURES_OF[part].map((name) => [name, shown[part] ? (activity[name] ?? null) : null] as const),
  );
  return {
    ...(activity.id !== undefined && { id: activity.id }),
    sector: activity.sector,
    action: activity.action ?? null,
    custom_action: shown.isCustom ? textOf(activity.custom_action) : null,
    is_simplified_report: shown.isSimplified,
    has_no_data_on_people_reached: activity.has_no_data_on_people_reached ?? false,
    people_households: shown.isDetailed ? null : (activity.people_households ?? null),
    is_disaggregated_for_disabled: shown.isDetailed ? shown.isDisaggregated : null,
    item_count: activity.item_count ?? null,
    ...Object.fromEntries(figures),
    points: (shown.isPoints ? activity.points : []).map(({ description = '', latitude, longitude }) => ({
      description: description.trim(),
      latitude: parseDegrees(latitude),
      longitude: parseDegrees(longitude),
    })),
    supplies: asMap(shown.isSupplies ? activity.supplies : [], ({ supply }) => supply),
    custom_supplies: asMap(shown.isCustomSupplies ? activity.custom_supplies : [], ({ name }) =>
      name?.trim(),
    ),
    details: textOf(activity.details),
  };
}

/** How many of each; of the same one named twice the mistake is told, and of one without a number or a name that it is missing. */
const asMap = <Row extends { count?: number | undefined }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | number | undefined,
): Record<string, number> =>
  Object.fromEntries(rows.flatMap((row) => (row.count === undefined ? [] : [[nameOf(row), row.count]])));

const filled = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));

/** A record as the form shows it; what is not filled in is absent. */
export function valuesOf(project: Project): EmergencyProjectValues {
  const { event_details: event, activities } = project;
  const { title, country, districts, admin2, start_date, end_date, activity_lead, deployed_eru } = project;
  const { reporting_ns, reporting_ns_contact_name, reporting_ns_contact_role, reporting_ns_contact_email } =
    project;
  return {
    ...filled({
      ...{ title, country, districts, admin2, start_date, end_date, activity_lead, deployed_eru },
      ...{ reporting_ns, reporting_ns_contact_name, reporting_ns_contact_role, reporting_ns_contact_email },
    }),
    event: {
      id: event.id,
      name: event.name ?? '',
      email: event.emergency_response_contact_email ?? undefined,
    },
    sectors: [...new Set(activities.map(({ sector }) => sector))],
    activities: activities.map(activityValues),
  };
}

function activityValues(written: Project['activities'][number]): ActivityValues {
  const { id, sector, action, points = [], supplies = {}, custom_supplies = {}, ...rest } = written;
  const { sector_details: _, action_details: __, is_simplified_report, people_households, ...entered } = rest;
  return withTotal({
    ...newActivity(`id-${id}`, sector, action ?? undefined),
    id,
    is_simplified_report: is_simplified_report !== false,
    people_households: people_households === 'households' ? 'households' : 'people',
    ...filled(entered),
    points: withKeys(
      points.map(({ description, latitude, longitude }) => ({
        description,
        latitude: String(latitude),
        longitude: String(longitude),
      })),
    ),
    // The keys of a map are texts, the options of the select are numbers.
    supplies: withKeys(Object.entries(supplies).map(([key, count]) => ({ supply: Number(key), count }))),
    custom_supplies: withKeys(Object.entries(custom_supplies).map(([name, count]) => ({ name, count }))),
  });
}

/** The same for the same rows: two readings of a record can be compared. */
const withKeys = <Row extends object>(rows: readonly Row[]): (Row & FormRow)[] =>
  rows.map((row, index) => ({ ...row, key: `at-${index}` }));

const withTotal = (activity: ActivityValues): ActivityValues =>
  isSplit(activity) ? { ...activity, people_count: peopleOf(activity) } : activity;

/** The same as the beginning of another record: nothing of it is the first one's. */
export function copyOf(project: Project): EmergencyProjectValues {
  const { activities, ...values } = valuesOf(project);
  return {
    ...values,
    activities: activities?.map(({ id, ...activity }) => ({ ...activity, key: `copy-${id}` })),
  };
}

/** The values after a change, with what follows from it. Source: 3W facts, the form of an activity. */
export function consequencesOf(
  values: EmergencyProjectValues,
  paths: readonly string[],
  before: EmergencyProjectValues,
): EmergencyProjectValues {
  const changes = new Set(paths);
  const { event, country, activities } = values;
  const counted = new Set(paths.flatMap((path) => GENDER_PATH.exec(path)?.[1] ?? []));
  return {
    ...values,
    ...(changes.has('country') && country !== before.country && { districts: [], admin2: [] }),
    ...(changes.has('event') && event && country === undefined && { country: onlyCountryOf(event) }),
    // As they are shown: sector by sector.
    ...(changes.has('activities') && { activities: bySector(values) }),
    ...(counted.size > 0 && {
      activities: activities?.map((activity) =>
        counted.has(activity.key)
          ? { ...activity, people_count: isSplit(activity) ? peopleOf(activity) : undefined }
          : activity,
      ),
    }),
  };
}

function bySector(values: EmergencyProjectValues): readonly ActivityValues[] {
  const sectors = sectorsOf(values);
  return (values.activities ?? []).toSorted(
    (one, other) => sectors.indexOf(one.sector) - sectors.indexOf(other.sector),
  );
}

const GENDER_PATH = /^activities\.([^.]+)\.(?:male|female)_count$/;

/** Before rows had keys, points and supplies were known by their place, and the chosen emergency stood beside its id. */
export function upgrade({ event: _, 'event.option': event, ...flat }: FormValues): EmergencyProjectValues {
  // Nothing else of a draft has changed since it was written.
  const values = flat as Omit<EmergencyProjectValues, 'event'>;
  return {
    ...values,
    ...(event !== undefined && { event: event as EmergencyOption }),
    activities: (values.activities ?? []).map((activity) =>
      withTotal({
        ...activity,
        points: withKeys(activity.points),
        supplies: withKeys(activity.supplies),
        custom_supplies: withKeys(activity.custom_supplies),
      }),
    ),
  };
}
