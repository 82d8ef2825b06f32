import { HEALTH_CARE } from '#contracts/localUnits/codes.ts';
import {
  type HealthBody,
  healthFields,
  type LocalUnitBody,
  localUnitFields,
} from '#contracts/localUnits/schemas.ts';
import type { FormRow, FormValues } from '#machines/formValues.ts';
import { isFilled } from '#rules/isFilled.ts';
import { VISIBILITY } from '#rules/visibility.ts';
import { parseDegrees } from '#src/domain/degrees.ts';
import type { Filled } from '#src/forms/definition.ts';
import type { LocalUnit } from '#src/records/localUnit/types.ts';

/** People of another profession. */
export interface ProfileValues extends FormRow {
  readonly id?: number | undefined;
  readonly position?: string | undefined;
  readonly number?: number | undefined;
}

/** What is in the form, by the API's names; those of the health data stand beside the others. Degrees are as they were typed. */
export interface LocalUnitValues
  extends Omit<Filled<LocalUnitBody>, 'location_json' | 'health'>,
    Omit<Filled<HealthBody>, 'other_profiles'> {
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
  readonly other_profiles?: readonly ProfileValues[] | undefined;
  readonly update_reason_overview?: string | undefined;
}

/** As it is sent; a change says why. */
export type SentLocalUnit = LocalUnitBody & { update_reason_overview?: string };

/** One from nothing, in a country that is known, or not. */
export const newLocalUnit = (country: number | undefined): LocalUnitValues => ({
  ...(country !== undefined && { country }),
  visibility: VISIBILITY.public,
});

const PLAIN = Object.keys(localUnitFields).filter((name) => name !== 'location_json' && name !== 'health');
const HEALTH = Object.keys(healthFields).filter((name) => name !== 'other_profiles');

const filledOf = (record: object, names: readonly string[]): FormValues =>
  Object.fromEntries(
    Object.entries(record).filter(([name, value]) => names.includes(name) && isFilled(value)),
  );

/** A local unit as the form shows it. Why it is changed now, its writer says anew. */
export function valuesOf(unit: LocalUnit): LocalUnitValues {
  const { health, location_json } = unit;
  return {
    ...filledOf(unit, PLAIN),
    latitude: String(location_json.lat),
    longitude: String(location_json.lng),
    ...(health && {
      ...filledOf(health, HEALTH),
      other_profiles: (health.other_profiles ?? []).map((row, index) => ({
        ...row,
        key: `id-${row.id ?? index}`,
      })),
    }),
  };
}

/** Only health care units have health data; others are reached as a branch is. */
export const isHealthCare = ({ type }: Pick<LocalUnitValues, 'type'>) => type === HEALTH_CARE;
/** What health care units do not have: they have a focal point of their own. */
const OF_BRANCHES = [
  'level',
  'focal_person_en',
  'focal_person_loc',
  'source_en',
  'source_loc',
  'phone',
  'email',
  'link',
];

/** The local unit that the values make: what does not belong to its type is null. */
export function bodyOf(values: LocalUnitValues): SentLocalUnit {
  const isHealth = isHealthCare(values);
  const sent = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const value = (values as FormValues)[name];
        return [name, isFilled(value) ? value : null];
      }),
    );
  const { update_reason_overview: reason, other_profiles = [] } = values;
  const body = {
    ...sent(PLAIN),
    ...(isHealth && Object.fromEntries(OF_BRANCHES.map((name) => [name, null]))),
    visibility: values.visibility ?? VISIBILITY.public,
    date_of_data: values.date_of_data ?? null,
    location_json: { lat: parseDegrees(values.latitude), lng: parseDegrees(values.longitude) },
    health: isHealth
      ? {
          ...sent(HEALTH),
          ...Object.fromEntries(SERVICES.map((name) => [name, [...(values[name] ?? [])]])),
          other_profiles: other_profiles.map(({ key: _, ...row }) => ({
            ...row,
            position: row.position ?? '',
            number: row.number ?? null,
          })),
        }
      : null,
    ...(reason && { update_reason_overview: reason }),
  };
  // What is required and missing is null: the rules of the contract tell it.
  return body as unknown as SentLocalUnit;
}

const SERVICES = [
  'general_medical_services',
  'specialized_medical_beyond_primary_level',
  'blood_services',
  'professional_training_facilities',
] as const;

/** Where the form shows what the contract calls otherwise. */
export function placeOf(path: readonly PropertyKey[]): readonly PropertyKey[] {
  const [first, second, ...rest] = path;
  if (first === 'location_json') return [second === 'lng' ? 'longitude' : 'latitude'];
  if (first === 'health') return second === undefined ? ['type'] : [second, ...rest];
  return path;
}
