import * as z from 'zod/mini';
import { ACTIVITY_ERRORS, EmergencyProject } from '#contracts/activities/schemas.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { FieldErrors, FormValues } from '#machines/form.ts';
import { DISABLED_COUNTS, PEOPLE_COUNTS } from '#rules/peopleCounts.ts';
import { errorsByField, problemsOf } from '#src/forms/problems.ts';
import { type Actions, activitiesOf, bodyOf, sectorsOf, shownParts } from './values.ts';

const { noActivity, supplyTwice, endBeforeStart, moreDisabled, figureInSpite, latitude, longitude } =
  ACTIVITY_ERRORS;
const { required } = FORM_ERRORS;

/** What contradicts something else in the form: told at once, before it is sent. */
const CONTRADICTIONS: ReadonlySet<string> = new Set([
  endBeforeStart,
  moreDisabled,
  figureInSpite,
  supplyTwice,
  latitude,
  longitude,
]);

/** The fields before those of the activities, in the order of the form. */
export const FIELD_NAMES = [
  'event',
  'country',
  'districts',
  'title',
  'start_date',
  'end_date',
  'activity_lead',
  'reporting_ns',
  'reporting_ns_contact_name',
  'reporting_ns_contact_role',
  'reporting_ns_contact_email',
  'deployed_eru',
  'sectors',
] as const;

const PANEL_FIELDS = [
  'custom_action',
  'people_households',
  'household_count',
  'people_count',
  'male_count',
  'female_count',
  ...PEOPLE_COUNTS,
  ...DISABLED_COUNTS,
  'has_no_data_on_people_reached',
  'beneficiaries_count',
  'amount',
  'point_count',
] as const;

/** Every field that there is now, in the order of the form: `activities.0.points.1.latitude`. */
export function fieldNamesOf(values: FormValues): string[] {
  const activities = activitiesOf(values);
  return [
    ...FIELD_NAMES,
    ...sectorsOf(values).flatMap((sector) => [
      `sectors.${sector}`,
      ...activities.flatMap((activity, index) =>
        activity.sector === sector
          ? [
              ...PANEL_FIELDS.map((name) => `activities.${index}.${name}`),
              ...rowNames(index, 'points', activity.points, ['description', 'latitude', 'longitude']),
              ...rowNames(index, 'supplies', activity.supplies, ['supply', 'count']),
              ...rowNames(index, 'custom_supplies', activity.custom_supplies, ['name', 'count']),
              `activities.${index}.details`,
            ]
          : [],
      ),
    ]),
  ];
}

const rowNames = (index: number, list: string, rows: readonly unknown[], fields: readonly string[]) =>
  rows.flatMap((_, row) => fields.map((field) => `activities.${index}.${list}.${row}.${field}`));

/** The rules of the contract, and what only the form can get wrong: lists that are sent as maps, sectors without an activity. */
export function errorsIn(values: FormValues, actions: Actions): FieldErrors {
  const { error } = z.safeParse(EmergencyProject, bodyOf(values, actions));
  return {
    ...(error && errorsByField(error.issues, (path) => fieldNameOf(path, values))),
    ...listErrors(values, actions),
  };
}

/** The server's refusal by field. */
export const refusalOf = (error: unknown, values: FormValues): FieldErrors =>
  errorsByField(problemsOf(error), (path) => fieldNameOf(path, values));

/** What contradicts itself by now. */
export function contradictionsIn(values: FormValues, actions: Actions): FieldErrors {
  const errors = Object.entries(errorsIn(values, actions));
  return Object.fromEntries(errors.filter(([, message]) => CONTRADICTIONS.has(message)));
}

/** Activities of the body are those of the chosen sectors: a position among them is another in the form. */
function fieldNameOf(path: readonly PropertyKey[], values: FormValues): string {
  const [head, position, ...rest] = path;
  if (head !== 'activities') return String(head ?? '');
  const sent = activitiesOf(values).flatMap(({ sector }, index) =>
    sectorsOf(values).includes(sector) ? [index] : [],
  );
  const index = sent[Number(position)];
  if (index === undefined) return 'sectors';
  // Of a map the key is told, which is a row here.
  const name = rest[0] === 'supplies' || rest[0] === 'custom_supplies' ? rowOf(values, index, rest) : rest;
  return ['activities', index, ...name].join('.');
}

function rowOf(values: FormValues, index: number, [list, key]: readonly PropertyKey[]): PropertyKey[] {
  const activity = activitiesOf(values)[index];
  const row =
    list === 'supplies'
      ? activity?.supplies.findIndex(({ supply }) => String(supply) === String(key))
      : activity?.custom_supplies.findIndex(({ name }) => name?.trim() === key);
  return [list ?? '', Math.max(0, row ?? 0), 'count'];
}

function listErrors(values: FormValues, actions: Actions): FieldErrors {
  const errors: Record<string, string> = {};
  const sectors = sectorsOf(values);
  const activities = activitiesOf(values);
  for (const sector of sectors)
    if (!activities.some((activity) => activity.sector === sector)) errors[`sectors.${sector}`] = noActivity;
  for (const [index, activity] of activities.entries()) {
    if (!sectors.includes(activity.sector)) continue;
    const shown = shownParts(activity, actions);
    const at = (list: string, row: number, field: string) => `activities.${index}.${list}.${row}.${field}`;
    if (shown.isPoints)
      for (const [row, point] of activity.points.entries())
        for (const field of ['latitude', 'longitude'] as const)
          if (!point[field]?.trim()) errors[at('points', row, field)] = required;
    if (shown.isSupplies)
      for (const [row, { supply, count }] of activity.supplies.entries()) {
        if (supply === undefined) errors[at('supplies', row, 'supply')] = required;
        else if (activity.supplies.findIndex((one) => one.supply === supply) < row)
          errors[at('supplies', row, 'supply')] = supplyTwice;
        if (count === undefined) errors[at('supplies', row, 'count')] = required;
      }
    if (shown.isCustomSupplies)
      for (const [row, { name = '', count }] of activity.custom_supplies.entries()) {
        const isFirst = activity.custom_supplies.findIndex((one) => one.name?.trim() === name.trim()) === row;
        if (!name.trim()) errors[at('custom_supplies', row, 'name')] = required;
        else if (!isFirst) errors[at('custom_supplies', row, 'name')] = supplyTwice;
        if (count === undefined) errors[at('custom_supplies', row, 'count')] = required;
      }
  }
  return errors;
}
