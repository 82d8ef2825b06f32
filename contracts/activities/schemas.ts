import { isLikelyDay, phaseOn } from '#rules/dates.ts';
import { DISABLED_COUNTS, type DisabledCount, PEOPLE_COUNTS, type PeopleCount } from '#rules/peopleCounts.ts';
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
  MOST_PARTS,
  text,
  wholeCheck,
  wholeNumber,
  yesNo,
} from '../schemas/formFields.ts';
import { each } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { ACTIVITY_LEADS, ACTIVITY_STATUSES, type ActivityStatus, FIGURES } from './codes.ts';

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

/** How many of each supply, by its id, or by its name where it is in no list. */
const supplies = () =>
  z.optional(
    z
      .record(z.string().check(z.maxLength(255, E.textTooLong)), wholeNumber())
      .check(z.refine((named) => Object.keys(named).length <= MOST_PARTS, E.listTooLong)),
  );

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
  start_date: day(),
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
  if (
    isLikelyDay(project.end_date) &&
    isLikelyDay(project.start_date) &&
    project.end_date < project.start_date
  )
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
