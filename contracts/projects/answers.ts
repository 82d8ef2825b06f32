import { History, Writer } from '../schemas/history.ts';
import { DisasterType, Email, each, LanguageCode, like, Moment, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { PEOPLE_FIELDS } from './codes.ts';

/** A calendar day, `YYYY-MM-DD`. */
const Day = like(z.string(), '2026-05-01');
const figure = () => z.nullish(z.int());
const Place = z.object({
  id: z.int(),
  name: z.string(),
  iso3: z.nullish(like(z.string(), 'NPL')),
  society_name: z.nullish(z.string()),
});

/** A project as it is read back: what was written, and the names of what it refers to. */
export const WrittenProject = z.object({
  id: z.int(),
  name: z.nullish(z.string()),
  description: z.nullish(z.string()),
  reporting_ns: z.int(),
  reporting_ns_detail: Place,
  // For members of the Movement: numbers are public, names and addresses of people are not.
  reporting_ns_contact_name: z.nullish(z.string()),
  reporting_ns_contact_role: z.nullish(z.string()),
  reporting_ns_contact_email: z.nullish(Email),
  // Null in records of old.
  project_country: z.nullable(z.int()),
  project_country_detail: z.nullable(Place),
  project_districts: z.array(z.int()),
  project_districts_detail: z.array(z.object({ id: z.int(), name: z.string() })),
  // Parts of provinces, which need not be among those of the project.
  project_admin2: z.optional(z.array(z.int())),
  project_admin2_detail: z.optional(
    z.array(z.object({ id: z.int(), name: z.string(), district_id: z.int() })),
  ),
  operation_type: z.optional(like(z.int(), 0)),
  operation_type_display: z.string(),
  programme_type: like(z.int(), 2),
  programme_type_display: z.string(),
  event: figure(),
  event_detail: sometimes(
    z.nullable(z.object({ id: z.int(), name: z.nullish(z.string()), dtype: figure() })),
  ),
  dtype: figure(),
  dtype_detail: sometimes(z.nullable(DisasterType)),
  primary_sector: z.int(),
  primary_sector_display: z.string(),
  secondary_sectors: z.optional(z.array(z.int())),
  secondary_sectors_display: sometimes(z.array(z.string())),
  start_date: Day,
  end_date: Day,
  budget_amount: figure(),
  actual_expenditure: figure(),
  status: z.optional(like(z.int(), 1)),
  status_display: z.string(),
  ...each(PEOPLE_FIELDS, figure),
  annual_splits: sometimes(
    z.array(
      z.object({ id: z.int(), year: figure(), budget_amount: figure(), ...each(PEOPLE_FIELDS, figure) }),
    ),
  ),
  visibility: z.optional(like(z.string(), 'public')),
  visibility_display: z.string(),
  user: figure(),
  // Visitors are not told who changed it.
  modified_by_detail: sometimes(z.nullable(Writer)),
  history: History,
  modified_at: Moment,
  translation_module_original_language: z.optional(LanguageCode),
});
