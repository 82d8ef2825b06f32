import * as z from 'zod/mini';
import { defineEndpoint } from '../defineEndpoint.ts';
import { emptyPage } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList, integer, listQuery, orderingBy } from '../query.ts';
import { like, MiniCountry, pageOf, sometimes } from '../schemas/shared.ts';

/** A calendar day, `YYYY-MM-DD`. */
const Day = like(z.string(), '2026-05-01');
const count = z.nullish(z.int());

const AGES = ['0_1', '2_5', '6_12', '13_17', '18_59', '60_plus', 'unknown_age'] as const;
const GENDERS = ['male', 'female', 'other'] as const;
type PeopleCount = `${(typeof GENDERS)[number]}_${(typeof AGES)[number]}_count`;

/** The 21 counts of people reached, by gender and age. */
export const PEOPLE_COUNTS: readonly PeopleCount[] = GENDERS.flatMap((gender) =>
  AGES.map((age) => `${gender}_${age}_count` as const),
);

/** One thing done, with whom it reached: `people_count` when the report is simplified, else the 21 counts. */
const Activity = z.object({
  id: z.int(),
  sector: z.int(),
  sector_details: z.object({ id: z.int(), title: z.string() }),
  action_details: z.nullish(z.object({ id: z.int(), title: z.string() })),
  custom_action: z.nullish(z.string()),
  is_simplified_report: z.nullish(z.boolean()),
  has_no_data_on_people_reached: z.nullish(z.boolean()),
  people_count: count,
  household_count: count,
  details: z.nullish(z.string()),
  ...(Object.fromEntries(PEOPLE_COUNTS.map((name) => [name, count])) as Record<PeopleCount, typeof count>),
});

/**
 * What National Societies and Emergency Response Units do in emergencies (3W activities), newest first, for those who may
 * see them. Source: GO API, `api_v2_emergency_project_list`.
 */
export const emergencyProjectsEndpoint = defineEndpoint({
  title: 'the activities in emergencies',
  method: 'GET',
  path: '/api/v2/emergency-project/',
  query: z.object({
    ...listQuery,
    event: z.optional(commaList(integer())),
    country: z.optional(commaList(integer())),
    reporting_ns: z.optional(commaList(integer())),
    deployed_eru: z.optional(commaList(integer())),
    sector: z.optional(commaList(integer())),
    status: z.optional(commaList(z.enum(['on_going', 'complete', 'planned']))),
    activity_lead: z.optional(commaList(z.enum(['national_society', 'deployed_eru']))),
    ordering: z.optional(orderingBy('id', 'title', 'start_date', 'end_date', 'created_at', 'modified_at')),
  }),
  answer: pageOf(
    z.object({
      id: z.int(),
      title: z.string(),
      activity_lead: like(z.string(), 'national_society'),
      status: z.optional(like(z.string(), 'on_going')),
      status_display: z.string(),
      start_date: Day,
      end_date: z.nullish(Day),
      country: z.int(),
      country_details: MiniCountry,
      districts_details: z.array(z.object({ id: z.int(), name: z.string() })),
      reporting_ns: count,
      reporting_ns_details: z.nullish(z.extend(MiniCountry, { society_name: z.nullish(z.string()) })),
      deployed_eru: count,
      // Only where a unit leads, which the promise's example cannot say.
      deployed_eru_details: sometimes(
        z.nullable(
          z.object({
            id: z.int(),
            type_display: z.string(),
            eru_owner_details: z.object({
              national_society_country_details: z.extend(MiniCountry, {
                society_name: z.nullish(z.string()),
              }),
            }),
          }),
        ),
      ),
      activities: z.array(Activity),
    }),
  ),
  interactions: [
    {
      given: [['an activity in an emergency exists', { event: 7001, country: 123 }]],
      query: { event: [fromState('event', 7001)], limit: 9999 },
    },
    emptyPage('activity'),
  ],
});

/** The sectors of activities in emergencies, and what can be done in each. Source: GO API, `api_v2_emergency_project_options_retrieve`. */
export const emergencyProjectOptionsEndpoint = defineEndpoint({
  title: 'the sectors and actions of activities',
  method: 'GET',
  path: '/api/v2/emergency-project/options/',
  answer: z.object({
    sectors: z.array(z.object({ id: z.int(), title: z.string(), order: z.optional(z.int()) })),
    actions: z.array(z.object({ id: z.int(), sector: z.int(), title: z.string() })),
  }),
  interactions: [{}],
});
