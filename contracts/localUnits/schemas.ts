import * as z from 'zod/mini';
import { VISIBILITY } from '#rules/visibility.ts';
import { EMAIL } from '../email.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import {
  changeOf,
  count,
  day,
  each,
  id,
  ids,
  isBlank,
  listOf,
  text,
  wholeCheck,
  wholeNumber,
  yesNo,
} from '../schemas/formFields.ts';
import { History, Writer } from '../schemas/history.ts';
import { Email, Iso3, like, Moment, Point, sometimes, WebAddress } from '../schemas/shared.ts';

/** What can be wrong with a local unit beyond what can be in any form, by key; translated as `localUnitErrors`. */
export const OWN_LOCAL_UNIT_ERRORS = {
  invalidLink: 'Enter a web address that begins with http:// or https://.',
  latitude: 'Enter a latitude from -90 to 90.',
  longitude: 'Enter a longitude from -180 to 180.',
  outsideCountry: 'This place lies outside the country of the local unit. Check both numbers.',
  noHealth: 'Only health care units have health data.',
  external: 'The National Society manages local units of this type elsewhere: they cannot be added here.',
  onlyValidated: 'Only a validated local unit can be edited. Wait until its last change has been validated.',
} as const;
export const LOCAL_UNIT_ERRORS = { ...FORM_ERRORS, ...OWN_LOCAL_UNIT_ERRORS } as const;
const E = LOCAL_UNIT_ERRORS;

/** Keys of `local_units_status`. */
export const UNIT_STATUS = { validated: 1, unvalidated: 2, pendingEdit: 3, external: 4 } as const;
/** Keys of `local_units_deprecate_reason`. */
export const DEPRECATE_REASONS = [1, 2, 3, 4] as const;
/** Codes of types, as `type__code` narrows by them. */
export const UNIT_TYPES = [1, 2, 3, 4, 5, 6] as const;
export const HEALTH_CARE = 2;

/** Staff of a health facility, by profession. */
export const HEALTH_STAFF = [
  'general_practitioner',
  'specialist',
  'residents_doctor',
  'nurse',
  'dentist',
  'nursing_aid',
  'midwife',
  'pharmacists',
] as const;
const HEALTH_COUNTS = [
  'number_of_isolation_rooms',
  'maximum_capacity',
  'ambulance_type_a',
  'ambulance_type_b',
  'ambulance_type_c',
  'total_number_of_human_resource',
  ...HEALTH_STAFF,
] as const;
const HEALTH_FLAGS = [
  'is_teaching_hospital',
  'is_in_patient_capacity',
  'is_isolation_rooms_wards',
  'is_warehousing',
  'is_cold_chain',
  'other_medical_heal',
] as const;
/** What one of is chosen, by the name of its list in the options. */
export const HEALTH_CHOICES = [
  'affiliation',
  'functionality',
  'health_facility_type',
  'hospital_type',
  'primary_health_care_center',
] as const;
/** What several of are chosen. */
export const HEALTH_SERVICES = [
  'general_medical_services',
  'specialized_medical_beyond_primary_level',
  'blood_services',
  'professional_training_facilities',
] as const;

const OtherProfile = z.object({
  id: z.optional(z.int()),
  position: z.string(E.required).check(z.trim(), z.minLength(1, E.required), z.maxLength(255, E.textTooLong)),
  number: wholeNumber(),
});

/** Every field of the health data of a local unit that people write. */
export const healthFields = {
  affiliation: id(E.required),
  other_affiliation: text(500),
  functionality: id(E.required),
  health_facility_type: id(E.required),
  other_facility_type: text(500),
  hospital_type: z.nullish(id()),
  primary_health_care_center: z.nullish(id()),
  ...each(HEALTH_FLAGS, yesNo),
  focal_point_position: text(255),
  focal_point_email: text(255),
  focal_point_phone_number: text(255),
  speciality: text(255),
  other_services: text(500),
  other_training_facilities: text(500),
  ...each(HEALTH_SERVICES, ids),
  ...each(HEALTH_COUNTS, count),
  other_profiles: z.optional(listOf(OtherProfile)),
  feedback: text(500),
};

const degrees = (most: number, message: string) =>
  z.number(message).check(z.minimum(-most, message), z.maximum(most, message));

/** Every field of a local unit that people write. Names are in English and in the local language: one of them is needed. */
export const localUnitFields = {
  country: id(E.required),
  type: id(E.required),
  visibility: z.optional(z.literal(Object.values(VISIBILITY), E.invalidChoice)),
  date_of_data: day(E.invalidDate, E.required),
  subtype: text(200),
  english_branch_name: text(255),
  local_branch_name: text(255),
  level: z.nullish(id()),
  focal_person_en: text(255),
  focal_person_loc: text(255),
  source_en: text(500),
  source_loc: text(500),
  /** In degrees, WGS 84. */
  location_json: z.object({ lat: degrees(90, E.latitude), lng: degrees(180, E.longitude) }, E.required),
  address_en: text(500),
  address_loc: text(500),
  city_en: text(255),
  city_loc: text(255),
  postcode: text(10),
  phone: text(30),
  email: text(255),
  link: text(255),
  health: z.nullish(z.object(healthFields)),
};

const WEB_ADDRESS = /^https?:\/\/[^\s/]+\.[^\s]+$/i;
const isWrong = (value: unknown, pattern: RegExp) => !isBlank(value) && !pattern.test(String(value).trim());

const Fields = z.object(localUnitFields);

/** What a local unit needs beyond its single fields. Of these some may be wrong or missing. */
const rules = wholeCheck<z.output<typeof Fields>>((unit, refuse) => {
  if (isBlank(unit.local_branch_name) && isBlank(unit.english_branch_name))
    refuse(E.required, 'local_branch_name');
  if (isWrong(unit.email, EMAIL)) refuse(E.invalidEmail, 'email');
  if (isWrong(unit.link, WEB_ADDRESS)) refuse(E.invalidLink, 'link');
  if (unit.type !== HEALTH_CARE && unit.health) refuse(E.noHealth, 'health');
  if (unit.type === HEALTH_CARE && !unit.health) refuse(E.required, 'health');
  if (isWrong(unit.health?.focal_point_email, EMAIL)) refuse(E.invalidEmail, 'health', 'focal_point_email');
});

/** A whole local unit as it may be saved: the rules of the form, on both sides. */
export const LocalUnit = Fields.check(rules);
export type LocalUnitBody = z.input<typeof LocalUnit>;
export type HealthBody = NonNullable<LocalUnitBody['health']>;

/** One as it is kept: with the reason of its last change beside what people write of it. */
export const KeptLocalUnit = z
  .object({ ...localUnitFields, update_reason_overview: text(2_000) })
  .check(rules);

/**
 * A change of a local unit. The real API fails without its reason, its type and its place, so all of it is sent; `status` never
 * is: sent back as it was read, the real API would take the change for validated.
 */
export const LocalUnitChange = z.extend(changeOf(localUnitFields), {
  /** Why it is changed, for those who validate it. */
  update_reason_overview: z
    .string(E.required)
    .check(z.trim(), z.minLength(1, E.required), z.maxLength(2_000, E.textTooLong)),
});

/** One to choose, by its id; `code` is what filters and rules go by. */
export const Choice = z.object({ id: z.int(), name: z.string(), code: z.int() });
const Named = z.object({ id: z.int(), name: z.string() });
const figure = () => z.nullish(z.int());
const words = () => z.nullish(z.string());
const detail = () => sometimes(z.nullable(Named));

const WrittenHealth = z.object({
  ...each(HEALTH_CHOICES, figure),
  affiliation_details: detail(),
  functionality_details: detail(),
  health_facility_type_details: detail(),
  hospital_type_details: detail(),
  primary_health_care_center_details: detail(),
  ...each(HEALTH_SERVICES, () => z.optional(z.array(z.int()))),
  general_medical_services_details: sometimes(z.array(Named)),
  specialized_medical_beyond_primary_level_details: sometimes(z.array(Named)),
  blood_services_details: sometimes(z.array(Named)),
  professional_training_facilities_details: sometimes(z.array(Named)),
  ...each(HEALTH_FLAGS, () => z.nullish(z.boolean())),
  ...each(HEALTH_COUNTS, figure),
  other_affiliation: words(),
  other_facility_type: words(),
  focal_point_position: words(),
  focal_point_email: z.nullish(Email),
  focal_point_phone_number: words(),
  speciality: words(),
  other_services: words(),
  other_training_facilities: words(),
  other_profiles: sometimes(
    z.array(z.object({ id: z.optional(z.int()), position: z.string(), number: z.int() })),
  ),
  feedback: words(),
});

const CountryOfUnit = z.object({ id: z.int(), name: z.string(), iso3: z.nullish(Iso3) });
const Status = like(z.int(), 1);

/** What every local unit tells: to visitors too, where it is public. */
const told = {
  country: z.int(),
  country_details: CountryOfUnit,
  type: z.int(),
  type_details: Choice,
  status: Status,
  status_details: z.string(),
  local_branch_name: words(),
  english_branch_name: words(),
  address_loc: words(),
  address_en: words(),
  location_geojson: Point,
};

/** A row of the list for visitors and guests: nobody's name, number or address. */
export const PublicLocalUnitRow = z.object({
  ...told,
  id: z.int(),
  health_details: sometimes(z.nullable(z.object({ health_facility_type_details: detail() }))),
});

/** A row of the list for members of the Movement. */
export const LocalUnitRow = z.extend(PublicLocalUnitRow, {
  focal_person_loc: words(),
  focal_person_en: words(),
  phone: words(),
  email: z.nullish(Email),
  modified_at: Moment,
});

const more = {
  date_of_data: like(z.string(), '2026-05-01'),
  subtype: words(),
  level: figure(),
  level_details: sometimes(z.nullable(Named)),
  source_en: words(),
  source_loc: words(),
  city_en: words(),
  city_loc: words(),
  postcode: words(),
  link: z.nullish(WebAddress),
  health: sometimes(z.nullable(WrittenHealth)),
  modified_at: Moment,
};

/** One as visitors and guests read it; it has no id. */
export const PublicLocalUnit = z.object({ ...told, ...more });

/** One as members of the Movement read it. */
export const WrittenLocalUnit = z.object({
  ...told,
  ...more,
  id: z.int(),
  location_json: z.object({ lat: z.number(), lng: z.number() }),
  visibility: z.optional(like(z.int(), 3)),
  visibility_display: z.string(),
  focal_person_en: words(),
  focal_person_loc: words(),
  phone: words(),
  email: z.nullish(Email),
  update_reason_overview: words(),
  modified_by_details: sometimes(z.nullable(Writer)),
  history: History,
});
