import { ACTIVITY_ERRORS, type EmergencyProjectBody } from '#contracts/activities/schemas.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { FieldErrors } from '#machines/form.ts';
import { isFilled } from '#rules/isFilled.ts';
import { type Actions, type EmergencyProjectValues, shownParts } from './values.ts';

/** What contradicts something else in the form: told at once, before it is sent. */
export const CONTRADICTIONS: readonly string[] = [
  ACTIVITY_ERRORS.endBeforeStart,
  ACTIVITY_ERRORS.moreDisabled,
  ACTIVITY_ERRORS.figureInSpite,
  ACTIVITY_ERRORS.supplyTwice,
  ACTIVITY_ERRORS.latitude,
  ACTIVITY_ERRORS.longitude,
];

/** The rows of an activity: what is required in each, and what there may be once. */
const ROWS = [
  { list: 'points', part: 'isPoints', required: ['latitude', 'longitude'], once: undefined },
  { list: 'supplies', part: 'isSupplies', required: ['supply', 'count'], once: 'supply' },
  { list: 'custom_supplies', part: 'isCustomSupplies', required: ['name', 'count'], once: 'name' },
] as const;

/** What only the form can get wrong: lists that are sent as maps, sectors without an activity. */
export function ownMistakes(
  { sectors = [], activities = [] }: EmergencyProjectValues,
  actions: Actions,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const sector of sectors)
    if (!activities.some((activity) => activity.sector === sector))
      errors[`sectors.${sector}`] = ACTIVITY_ERRORS.noActivity;
  for (const activity of activities) {
    const shown = shownParts(activity, actions);
    for (const { list, part, required, once } of ROWS) {
      const seen = new Set<unknown>();
      for (const row of shown[part] ? activity[list] : []) {
        const fields = new Map<string, unknown>(Object.entries(row));
        const at = (field: string) => `activities.${activity.key}.${list}.${row.key}.${field}`;
        for (const field of required)
          if (!isFilled(fields.get(field))) errors[at(field)] = FORM_ERRORS.required;
        if (!once || !isFilled(fields.get(once))) continue;
        const what = String(fields.get(once)).trim();
        if (seen.has(what)) errors[at(once)] = ACTIVITY_ERRORS.supplyTwice;
        seen.add(what);
      }
    }
  }
  return errors;
}

/** Of a map its key is told to be wrong, which is a row here. */
export function placeOf(
  path: readonly PropertyKey[],
  { values }: { values: EmergencyProjectValues; body: EmergencyProjectBody },
): readonly PropertyKey[] {
  const [head, position, list, key] = path;
  const activity = values.activities?.[Number(position)];
  if (head !== 'activities' || key === undefined || !activity) return path;
  const names =
    list === 'supplies'
      ? activity.supplies.map(({ supply }) => String(supply))
      : list === 'custom_supplies'
        ? activity.custom_supplies.map(({ name }) => name?.trim())
        : undefined;
  return names ? [head, position ?? '', list ?? '', Math.max(0, names.indexOf(String(key))), 'count'] : path;
}
