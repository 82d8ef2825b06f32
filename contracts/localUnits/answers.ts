import { History, Writer } from '../schemas/history.ts';
import { Email, each, Iso3, like, Moment, Point, sometimes, WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { HEALTH_CHOICES, HEALTH_COUNTS, HEALTH_FLAGS, HEALTH_SERVICES } from './codes.ts';

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
  /** Why its last change was taken back, as long as no other followed. The real API keeps it to itself. */
  reverted: sometimes(z.nullable(z.object({ reason: z.string(), decided_at: z.string() }))),
});
