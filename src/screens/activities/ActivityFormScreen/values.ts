import { type EmergencyProjectBody, statusOn } from '#contracts/activities/schemas.ts';
import type { FormValues } from '#machines/form.ts';
import { dayOf } from '#rules/dates.ts';
import { isFilled } from '#rules/isFilled.ts';
import { DISABLED_COUNTS, type DisabledCount, PEOPLE_COUNTS, type PeopleCount } from '#rules/peopleCounts.ts';
import { parseDegrees } from '#src/domain/degrees.ts';
import type { Project } from '../ActivityScreen/types.ts';

type Count = number | undefined;

/** Goods handed out, by the id of a supply of the action. */
export interface SupplyRow {
  supply?: number | undefined;
  count?: Count;
}
/** Goods that are in no list, by their name. */
export interface CustomSupplyRow {
  name?: string | undefined;
  count?: Count;
}
/** A place, its coordinates as they were typed. */
export interface PlaceRow {
  description?: string | undefined;
  latitude?: string | undefined;
  longitude?: string | undefined;
}

/** One activity as the form keeps it: lists of supplies instead of maps, and figures of ways of reporting that are not chosen now. */
export interface ActivityValues extends Partial<Record<PeopleCount | DisabledCount, Count>> {
  /** Tells it from the others while the form is open. */
  key: string;
  id?: number | undefined;
  sector: number;
  /** Missing: an activity of one's own. */
  action?: number | undefined;
  custom_action?: string | undefined;
  is_simplified_report: boolean;
  people_households?: 'people' | 'households' | undefined;
  household_count?: Count;
  people_count?: Count;
  male_count?: Count;
  female_count?: Count;
  is_disaggregated_for_disabled?: boolean | undefined;
  has_no_data_on_people_reached?: boolean | undefined;
  beneficiaries_count?: Count;
  amount?: Count;
  item_count?: Count;
  point_count?: Count;
  points: PlaceRow[];
  supplies: SupplyRow[];
  custom_supplies: CustomSupplyRow[];
  details?: string | undefined;
}

/** What an action asks for; missing until the list of actions is there: then nothing is left out. */
export interface ActionFacts {
  id: number;
  is_cash_type?: boolean | undefined;
  has_location?: boolean | undefined;
  supplies_details?: readonly { id: number; title: string }[] | undefined;
}
export type Actions = readonly ActionFacts[] | undefined;

export interface EmergencyOption {
  id: number;
  name: string;
  email?: string | undefined;
  countries?: number[] | undefined;
}

export const activitiesOf = (values: FormValues) => (values.activities ?? []) as readonly ActivityValues[];
export const sectorsOf = (values: FormValues) => (values.sectors ?? []) as readonly number[];
export const emergencyOf = (values: FormValues) => values['event.option'] as EmergencyOption | undefined;

/** `country`: of who writes it. */
export const emptyProject = (country?: number | undefined): FormValues => ({
  ...(country !== undefined && { country }),
  activity_lead: 'national_society',
  sectors: [],
  activities: [],
});

/** The values of a new record for an emergency that the link to the form named. */
export const projectFor = (emergency: EmergencyOption): FormValues => ({
  ...emptyProject(),
  ...consequencesOf('event', emergency, {}),
});

/** An activity as ticking an action, or "Add custom activity", adds it. */
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
  const { key, sector, action, ...entered } = activity;
  const untouched: Partial<ActivityValues> = newActivity(key, sector, action);
  return Object.entries(entered).some(
    ([name, value]) =>
      value !== undefined &&
      value !== '' &&
      JSON.stringify(value) !== JSON.stringify(untouched[name as keyof ActivityValues]),
  );
}

/** Which parts of an activity's form are shown; what is not shown is not sent. Source: 3W facts, the form of an activity. */
export function shownParts(activity: ActivityValues, actions: Actions) {
  const isCustom = activity.action === undefined;
  const action = actions?.find(({ id }) => id === activity.action);
  const isDetailed = !activity.is_simplified_report;
  const isUnknown = !isCustom && action === undefined;
  const isCash = action?.is_cash_type === true;
  const hasPlaces = isCustom || isUnknown || (!isCash && action?.has_location === true);
  return {
    isDetailed,
    isHouseholds: !isDetailed && activity.people_households === 'households',
    isPeople: !isDetailed && activity.people_households === 'people',
    isDisaggregated: isDetailed && activity.is_disaggregated_for_disabled === true,
    isCash: isCash || isUnknown,
    isPointCount: hasPlaces && !isDetailed,
    isPoints: hasPlaces && isDetailed,
    supplies: isCash ? [] : (action?.supplies_details ?? []),
    isSupplies: isUnknown || (!isCash && (action?.supplies_details ?? []).length > 0),
    isCustomSupplies: isCustom || !isCash,
  };
}

/** The sum of the two is the number of people as soon as one of them is given. */
export function peopleOf({ people_count, male_count, female_count }: ActivityValues): Count {
  if (male_count === undefined && female_count === undefined) return people_count;
  return (male_count ?? 0) + (female_count ?? 0);
}

export const statusOf = ({ start_date, end_date }: FormValues) =>
  statusOn(dayOf(new Date()), start_date as string | undefined, end_date as string | undefined);

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null);

/** The record that the values make. What belongs to a lead or a way of reporting that is not chosen is null. */
export function bodyOf(values: FormValues, actions?: Actions): EmergencyProjectBody {
  const isUnit = values.activity_lead === 'deployed_eru';
  const status = statusOf(values);
  const sectors = sectorsOf(values);
  return {
    title: textOf(values.title) ?? '',
    event: values.event as number,
    country: values.country as number,
    districts: [...((values.districts ?? []) as number[])],
    admin2: [...((values.admin2 ?? []) as number[])],
    start_date: (values.start_date ?? '') as string,
    end_date: textOf(values.end_date),
    ...(status && { status }),
    activity_lead: isUnit ? 'deployed_eru' : 'national_society',
    reporting_ns: isUnit ? null : ((values.reporting_ns ?? null) as number | null),
    reporting_ns_contact_name: isUnit ? null : textOf(values.reporting_ns_contact_name),
    reporting_ns_contact_role: isUnit ? null : textOf(values.reporting_ns_contact_role),
    reporting_ns_contact_email: isUnit ? null : textOf(values.reporting_ns_contact_email),
    deployed_eru: isUnit ? ((values.deployed_eru ?? null) as number | null) : null,
    activities: activitiesOf(values)
      .filter(({ sector }) => sectors.includes(sector))
      .map((activity) => activityBody(activity, actions)),
  };
}

type ActivityBody = NonNullable<EmergencyProjectBody['activities']>[number];

const countsOf = <Name extends PeopleCount | DisabledCount>(
  activity: ActivityValues,
  names: readonly Name[],
  isShown: boolean,
) => Object.fromEntries(names.map((name) => [name, (isShown ? activity[name] : null) ?? null]));

function activityBody(activity: ActivityValues, actions: Actions): ActivityBody {
  const shown = shownParts(activity, actions);
  return {
    ...(activity.id !== undefined && { id: activity.id }),
    sector: activity.sector,
    action: activity.action ?? null,
    custom_action: activity.action === undefined ? textOf(activity.custom_action) : null,
    is_simplified_report: !shown.isDetailed,
    has_no_data_on_people_reached: activity.has_no_data_on_people_reached ?? false,
    people_households: shown.isDetailed ? null : (activity.people_households ?? null),
    household_count: shown.isHouseholds ? (activity.household_count ?? null) : null,
    people_count: shown.isPeople ? (peopleOf(activity) ?? null) : null,
    male_count: shown.isPeople ? (activity.male_count ?? null) : null,
    female_count: shown.isPeople ? (activity.female_count ?? null) : null,
    ...countsOf(activity, PEOPLE_COUNTS, shown.isDetailed),
    is_disaggregated_for_disabled: shown.isDetailed ? shown.isDisaggregated : null,
    ...countsOf(activity, DISABLED_COUNTS, shown.isDisaggregated),
    beneficiaries_count: shown.isCash ? (activity.beneficiaries_count ?? null) : null,
    amount: shown.isCash ? (activity.amount ?? null) : null,
    item_count: activity.item_count ?? null,
    point_count: shown.isPointCount ? (activity.point_count ?? null) : null,
    points: shown.isPoints
      ? activity.points.map(({ description = '', latitude, longitude }) => ({
          description: description.trim(),
          latitude: parseDegrees(latitude),
          longitude: parseDegrees(longitude),
        }))
      : [],
    supplies: Object.fromEntries(
      shown.isSupplies
        ? activity.supplies.flatMap(({ supply, count }) => (count === undefined ? [] : [[supply, count]]))
        : [],
    ),
    custom_supplies: Object.fromEntries(
      shown.isCustomSupplies
        ? activity.custom_supplies.flatMap(({ name = '', count }) =>
            count === undefined ? [] : [[name.trim(), count]],
          )
        : [],
    ),
    details: textOf(activity.details),
  };
}

const filled = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));

/** A record as the form shows it; what is not filled in is absent. */
export function valuesOf(project: Project): FormValues {
  const { event_details, activities } = project;
  const { title, event, country, districts, admin2, start_date, end_date, activity_lead } = project;
  const { reporting_ns, reporting_ns_contact_name, reporting_ns_contact_role } = project;
  const { reporting_ns_contact_email, deployed_eru } = project;
  return {
    ...filled({
      ...{ title, event, country, districts, admin2, start_date, end_date, activity_lead, deployed_eru },
      ...{ reporting_ns, reporting_ns_contact_name, reporting_ns_contact_role, reporting_ns_contact_email },
      'event.option': {
        id: event_details.id,
        name: event_details.name ?? '',
        email: event_details.emergency_response_contact_email ?? undefined,
      },
    }),
    sectors: [...new Set(activities.map(({ sector }) => sector))],
    activities: activities.map(activityValues),
  };
}

function activityValues(activity: Project['activities'][number]): ActivityValues {
  const { id, sector, points = [], supplies = {}, custom_supplies = {} } = activity;
  const { action, is_simplified_report, people_households, ...rest } = activity;
  const names = [
    ...PEOPLE_COUNTS,
    ...DISABLED_COUNTS,
    'custom_action',
    'household_count',
    'people_count',
    'male_count',
    'female_count',
    'is_disaggregated_for_disabled',
    'has_no_data_on_people_reached',
    'beneficiaries_count',
    'amount',
    'item_count',
    'point_count',
    'details',
  ] as const;
  return {
    ...newActivity(`id-${id}`, sector, action ?? undefined),
    id,
    is_simplified_report: is_simplified_report !== false,
    people_households: people_households === 'households' ? 'households' : 'people',
    ...filled(Object.fromEntries(names.map((name) => [name, rest[name]]))),
    points: points.map(({ description, latitude, longitude }) => ({
      description,
      latitude: String(latitude),
      longitude: String(longitude),
    })),
    // The keys of a map are texts, the options of the select are numbers.
    supplies: Object.entries(supplies).map(([key, count]) => ({ supply: Number(key), count })),
    custom_supplies: Object.entries(custom_supplies).map(([name, count]) => ({ name, count })),
  };
}

/** The same as a new record: nothing of it is the first one's. */
export const copyOf = (values: FormValues): FormValues => ({
  ...values,
  activities: activitiesOf(values).map(({ id, ...activity }) => ({ ...activity, key: `copy-${id}` })),
});

/** A change of one field with what follows from it. */
export function consequencesOf(name: string, value: unknown, values: FormValues): FormValues {
  if (name === 'country')
    return value === values.country ? {} : { country: value, districts: [], admin2: [] };
  if (name !== 'event') return { [name]: value };
  const chosen = value as EmergencyOption | undefined;
  const [only, ...others] = chosen?.countries ?? [];
  return {
    event: chosen?.id,
    'event.option': chosen,
    // An emergency in one country is responded to there.
    ...(only !== undefined && others.length === 0 && values.country === undefined && { country: only }),
  };
}
