import { hasBegun } from '#rules/dates.ts';
import { VISIBILITY } from '#rules/visibility.ts';
import { EMAIL } from '../email.ts';
import { FORM_ERRORS } from '../schemas/formErrors.ts';
import {
  changeOf,
  count,
  day,
  id,
  ids,
  isBlank,
  listOf,
  text,
  wholeCheck,
  wholeNumber,
  yesNo,
} from '../schemas/formFields.ts';
import { each } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { HEALTH_CARE, HEALTH_COUNTS, HEALTH_FLAGS, HEALTH_SERVICES } from './codes.ts';

/** What can be wrong with a local unit beyond what can be in any form, by key; translated as `localUnitErrors`. */
export const OWN_LOCAL_UNIT_ERRORS = {
  dataInFuture: 'Enter today or an earlier day.',
  invalidLink: 'Enter a web address that begins with http:// or https://.',
  latitude: 'Enter a latitude from -90 to 90.',
  longitude: 'Enter a longitude from -180 to 180.',
  outsideCountry: 'This place lies outside the country of the local unit. Check both numbers.',
  noName: 'Enter a name, in the local language or in English.',
  noHealth: 'Only health care units have health data.',
  external:
    'The National Society manages local units of this type elsewhere: they can be neither added nor changed here.',
  onlyValidated: 'Only a validated local unit can be edited. Wait until its last change has been validated.',
} as const;
export const LOCAL_UNIT_ERRORS = { ...FORM_ERRORS, ...OWN_LOCAL_UNIT_ERRORS } as const;
const E = LOCAL_UNIT_ERRORS;

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
  date_of_data: day(),
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
  if (typeof unit.date_of_data === 'string' && !hasBegun(unit.date_of_data))
    refuse(E.dataInFuture, 'date_of_data');
  if (isBlank(unit.local_branch_name) && isBlank(unit.english_branch_name))
    refuse(E.noName, 'local_branch_name');
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
