import { DISABLED_COUNTS, PEOPLE_COUNTS } from '#rules/peopleCounts.ts';
import { History } from '../schemas/history.ts';
import { Email, each, like, MiniCountry, Moment, Society, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { FIGURES } from './codes.ts';

/** A calendar day, `YYYY-MM-DD`. */
const Day = like(z.string(), '2026-05-01');

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
  // Second-level districts.
  admin2: z.optional(z.array(z.int())),
  admin2_details: z.optional(z.array(z.object({ id: z.int(), name: z.string() }))),
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
