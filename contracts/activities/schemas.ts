import * as z from 'zod/mini';
import { isDay, phaseOn } from '#rules/dates.ts';
import { DISABLED_COUNTS, type DisabledCount, PEOPLE_COUNTS, type PeopleCount } from '#rules/peopleCounts.ts';
import { EMAIL } from '../email.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import {
  changeOf,
  count,
  day,
  each,
  figureOr0,
  id,
  ids,
  isBlank,
  listOf,
  MOST_PARTS,
  text,
  wholeCheck,
  wholeNumber,
  yesNo,
} from '../schemas/formFields.ts';
import { History } from '../schemas/history.ts';
import { Email, like, MiniCountry, Moment, Society, sometimes } from '../schemas/shared.ts';

/**
 * What can be wrong with the activities of an emergency response besides what can be in any form, by key: the server says these
 * sentences, the app translates them by their keys (`activityErrors`), its own and the server's alike.
 */
export const ACTIVITY_ERRORS = {
  endBeforeStart: 'The end date must be after the start date.',
  noActivity: 'Add at least one activity to this sector.',
  noTitle: 'Give this activity a title.',
  sumDiffers: 'Male and female do not add up to this number.',
  moreDisabled: 'There cannot be more people with disabilities than people.',
  noFigure: 'Enter how many people were reached, or tick “No data”.',
  figureInSpite: 'You entered people reached, so untick “No data”.',
  latitude: 'Enter a latitude from -90 to 90.',
  longitude: 'Enter a longitude from -180 to 180.',
  supplyTwice: 'This supply is listed twice.',
} as const;
const E = { ...FORM_ERRORS, ...ACTIVITY_ERRORS };

export const ACTIVITY_LEADS = ['national_society', 'deployed_eru'] as const;
export const ACTIVITY_STATUSES = ['on_going', 'complete', 'planned'] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

/** A calendar day, `YYYY-MM-DD`. */
const Day = like(z.string(), '2026-05-01');

/** How many of each supply, by its id, or by its name where it is in no list. */
const supplies = () =>
  z.optional(
    z
      .record(z.string().check(z.maxLength(255, E.textTooLong)), wholeNumber())
      .check(z.refine((named) => Object.keys(named).length <= MOST_PARTS, E.listTooLong)),
  );

/** The figures of one activity besides those by age. */
export const FIGURES = [
  'people_count',
  'male_count',
  'female_count',
  'household_count',
  'beneficiaries_count',
  'amount',
  'item_count',
  'point_count',
] as const;

const Place = z.object({
  description: z.string(E.required).check(z.maxLength(255, E.textTooLong)),
  latitude: z.number(E.latitude).check(z.minimum(-90, E.latitude), z.maximum(90, E.latitude)),
  longitude: z.number(E.longitude).check(z.minimum(-180, E.longitude), z.maximum(180, E.longitude)),
});

/** One thing done. Counts by age are those of a detailed report, of all people and of those with disabilities. */
const Activity = z.object({
  id: z.optional(z.int()),
  sector: id(E.required),
  action: z.nullish(id()),
  custom_action: text(255),
  is_simplified_report: yesNo(),
  has_no_data_on_people_reached: yesNo(),
  people_households: z.nullish(z.enum(['people', 'households'], E.invalidChoice)),
  ...each(FIGURES, count),
  ...each(PEOPLE_COUNTS, count),
  is_disaggregated_for_disabled: yesNo(),
  ...each(DISABLED_COUNTS, count),
  points: z.optional(listOf(Place)),
  supplies: supplies(),
  custom_supplies: supplies(),
  details: text(),
});

/** Every field of an emergency project that people write. */
export const projectFields = {
  title: z.string(E.required).check(z.maxLength(255, E.textTooLong)),
  event: id(E.required),
  country: id(E.required),
  districts: ids(),
  admin2: ids(),
  start_date: day(E.invalidDate, E.required),
  end_date: z.nullish(day()),
  status: z.optional(z.enum(ACTIVITY_STATUSES, E.invalidChoice)),
  activity_lead: z.enum(ACTIVITY_LEADS, E.required),
  reporting_ns: z.nullish(id()),
  reporting_ns_contact_name: text(255),
  reporting_ns_contact_role: text(255),
  reporting_ns_contact_email: text(255),
  deployed_eru: z.nullish(id()),
  activities: z.optional(listOf(Activity)),
};

const Fields = z.object(projectFields);
type Counted = Partial<
  Record<PeopleCount | DisabledCount | (typeof FIGURES)[number], number | null | undefined>
>;

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** People by age and gender, of all or of those with disabilities. */
export const sumOfCounts = (
  activity: Readonly<Counted>,
  names: readonly (keyof Counted)[] = PEOPLE_COUNTS,
): number => names.reduce((sum, name) => sum + figureOr0(activity[name]), 0);

/** How many an activity says it reached, people and households alike: what "no data" contradicts. */
export function figureOf(activity: Readonly<Counted> & { is_simplified_report?: unknown }): number {
  return activity.is_simplified_report === false
    ? sumOfCounts(activity)
    : figureOr0(activity.people_count) + figureOr0(activity.household_count);
}

/** Where a project stands on a day; undefined before it has a start. Source: 3W facts, the form of an activity. */
export function statusOn(
  today: string,
  start: string | null | undefined,
  end: string | null | undefined,
): ActivityStatus | undefined {
  const phase = phaseOn(today, { start, end });
  return phase && STATUSES[phase];
}

const STATUSES = { planned: 'planned', ongoing: 'on_going', completed: 'complete' } as const;

const NS_CONTACT = [
  'reporting_ns',
  'reporting_ns_contact_name',
  'reporting_ns_contact_role',
  'reporting_ns_contact_email',
] as const;

/** What a project needs beyond its single fields. */
const rules = wholeCheck<z.output<typeof Fields>>((project, refuse) => {
  if (typeof project.title === 'string' && isBlank(project.title)) refuse(E.required, 'title');
  if (isDay(project.end_date) && isDay(project.start_date) && project.end_date < project.start_date)
    refuse(E.endBeforeStart, 'end_date');
  if (project.activity_lead === 'deployed_eru') {
    if (!isGiven(project.deployed_eru)) refuse(E.required, 'deployed_eru');
  } else {
    for (const name of NS_CONTACT) {
      const value = project[name];
      if (!isGiven(value) || (typeof value === 'string' && isBlank(value))) refuse(E.required, name);
    }
    const email = project.reporting_ns_contact_email;
    if (!isBlank(email) && !EMAIL.test((email ?? '').trim()))
      refuse(E.invalidEmail, 'reporting_ns_contact_email');
  }

  const activities = Array.isArray(project.activities) ? project.activities : [];
  for (const [index, activity] of activities.entries()) {
    if (typeof activity !== 'object' || activity === null) continue;
    for (const [message, ...path] of problemsOf(activity)) refuse(message, 'activities', index, ...path);
  }
});

type Problem = readonly [message: string, ...path: (string | number)[]];

/** What contradicts itself in one activity; the form tells it beside the field while it is written. */
export function problemsOf(activity: Partial<z.input<typeof Activity>>): Problem[] {
  const problems: Problem[] = [];
  const { people_count, male_count, female_count } = activity;
  const isDetailed = activity.is_simplified_report === false;
  if (!isGiven(activity.action) && isBlank(activity.custom_action))
    problems.push([E.noTitle, 'custom_action']);
  if (!isDetailed) {
    if (!activity.people_households) problems.push([E.required, 'people_households']);
    const isSplit = isGiven(male_count) || isGiven(female_count);
    if (isSplit && isGiven(people_count) && people_count !== figureOr0(male_count) + figureOr0(female_count))
      problems.push([E.sumDiffers, 'people_count']);
  } else if (activity.is_disaggregated_for_disabled) {
    for (const name of PEOPLE_COUNTS)
      if (figureOr0(activity[`disabled_${name}`]) > figureOr0(activity[name]))
        problems.push([E.moreDisabled, `disabled_${name}`]);
  }
  const points = Array.isArray(activity.points) ? activity.points : [];
  for (const [index, place] of points.entries())
    if (isBlank(place?.description)) problems.push([E.required, 'points', index, 'description']);
  const hasFigure = figureOf(activity) > 0;
  if (activity.has_no_data_on_people_reached && hasFigure)
    problems.push([E.figureInSpite, 'has_no_data_on_people_reached']);
  if (!activity.has_no_data_on_people_reached && !hasFigure)
    problems.push([E.noFigure, 'has_no_data_on_people_reached']);
  return problems;
}

/** Activities in an emergency as they may be saved: the rules of the form, on both sides. Source: 3W facts, the form of an activity. */
export const EmergencyProject = Fields.check(rules);

export type EmergencyProjectBody = z.input<typeof EmergencyProject>;

/** A change of a project: any of its fields. */
export const EmergencyProjectChange = changeOf(projectFields);

const Person = z.object({
  id: z.int(),
  username: z.string(),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
});
const figure = () => z.nullish(z.int());
const suppliesRead = () => z.optional(like(z.record(z.string(), z.int()), {}));

const ReadActivity = z.object({
  id: z.int(),
  sector: z.int(),
  sector_details: z.object({ id: z.int(), title: z.string() }),
  action: figure(),
  action_details: z.nullish(z.object({ id: z.int(), title: z.string() })),
  custom_action: z.nullish(z.string()),
  is_simplified_report: z.nullish(z.boolean()),
  has_no_data_on_people_reached: z.nullish(z.boolean()),
  people_households: z.nullish(like(z.string(), 'people')),
  ...each(FIGURES, figure),
  ...each(PEOPLE_COUNTS, figure),
  is_disaggregated_for_disabled: z.nullish(z.boolean()),
  ...each(DISABLED_COUNTS, figure),
  points: sometimes(
    z.array(
      z.object({
        id: z.optional(z.int()),
        description: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
  ),
  supplies: suppliesRead(),
  custom_supplies: suppliesRead(),
  details: z.nullish(z.string()),
});

/** What somebody does in an emergency as it is read back: what was written, and what the server made of it. */
export const WrittenEmergencyProject = z.object({
  id: z.int(),
  title: z.string(),
  event: z.int(),
  event_details: z.object({
    id: z.int(),
    name: z.nullish(z.string()),
    emergency_response_contact_email: z.nullish(Email),
  }),
  country: z.int(),
  country_details: MiniCountry,
  districts: z.optional(z.array(z.int())),
  districts_details: z.array(z.object({ id: z.int(), name: z.string() })),
  admin2: sometimes(z.array(z.int())),
  start_date: Day,
  end_date: z.nullish(Day),
  status: z.optional(like(z.string(), 'on_going')),
  status_display: z.string(),
  activity_lead: like(z.string(), 'national_society'),
  activity_lead_display: z.string(),
  visibility_display: z.string(),
  reporting_ns: figure(),
  reporting_ns_details: z.nullish(Society),
  // Names and addresses of people are for members of the Movement.
  reporting_ns_contact_name: z.nullish(z.string()),
  reporting_ns_contact_role: z.nullish(z.string()),
  reporting_ns_contact_email: z.nullish(Email),
  deployed_eru: figure(),
  // Only where a unit leads, which the promise's example cannot say.
  deployed_eru_details: sometimes(
    z.nullable(
      z.object({
        id: z.int(),
        type_display: z.string(),
        eru_owner_details: z.object({ national_society_country_details: Society }),
      }),
    ),
  ),
  activities: z.array(ReadActivity),
  created_at: Moment,
  modified_at: Moment,
  // Visitors are not told who wrote it.
  created_by_details: sometimes(z.nullable(Person)),
  modified_by_details: sometimes(z.nullable(Person)),
  history: History,
});
