import { PEOPLE_COUNTS, type PeopleCount } from '#rules/peopleCounts.ts';
import { EVENT } from '../emergencies/states.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList, integer, LARGEST_PAGE, moment, repeated } from '../query.ts';
import { Iso3, like, MiniCountry, Moment, Society, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { ACTIVITY_LEADS, ACTIVITY_STATUSES } from './codes.ts';
import { aListedActivity } from './states.ts';

/** A calendar day, `YYYY-MM-DD`. */
const Day = like(z.string(), '2026-05-01');
const count = z.nullish(z.int());

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

const SORT_KEYS = [
  'id',
  'title',
  'status',
  'start_date',
  'end_date',
  'created_at',
  'modified_at',
  'country__name',
  'event__name',
] as const;
/** Those that the real API knows as well; any other is the extension `ordering`. */
export const REAL_ACTIVITY_SORT_KEYS = ['title'] as const satisfies readonly (typeof SORT_KEYS)[number][];

/**
 * What National Societies and Emergency Response Units do in emergencies (3W activities), newest first, for those who may
 * see them. Source: GO API, `api_v2_emergency_project_list`.
 */
export const emergencyProjectsEndpoint = listEndpoint({
  title: 'the activities in emergencies',
  path: '/api/v2/emergency-project/',
  touches: ['activity'],
  filters: {
    event: z.optional(repeated(integer())),
    country: z.optional(repeated(integer())),
    country_iso3: z.optional(commaList(Iso3)),
    reporting_ns: z.optional(repeated(integer())),
    deployed_eru: z.optional(repeated(integer())),
    sector: z.optional(repeated(integer())),
    status: z.optional(repeated(z.enum(ACTIVITY_STATUSES))),
    activity_lead: z.optional(repeated(z.enum(ACTIVITY_LEADS))),
    start_date: z.optional(moment()),
    start_date__gt: z.optional(moment()),
    start_date__gte: z.optional(moment()),
    start_date__lt: z.optional(moment()),
    start_date__lte: z.optional(moment()),
    user: z.optional(integer()),
  },
  order: SORT_KEYS,
  row: z.object({
    id: z.int(),
    title: z.string(),
    event: z.int(),
    event_details: z.object({ id: z.int(), name: z.nullish(z.string()) }),
    activity_lead: like(z.string(), 'national_society'),
    status: z.optional(like(z.string(), 'on_going')),
    status_display: z.string(),
    start_date: Day,
    end_date: z.nullish(Day),
    modified_at: Moment,
    country: z.int(),
    country_details: MiniCountry,
    districts_details: z.array(z.object({ id: z.int(), name: z.string() })),
    // Second-level districts.
    admin2_details: z.optional(z.array(z.object({ id: z.int(), name: z.string() }))),
    reporting_ns: count,
    reporting_ns_details: z.nullish(Society),
    deployed_eru: count,
    // Only where a unit leads, which the promise's example cannot say.
    deployed_eru_details: sometimes(
      z.nullable(
        z.object({
          id: z.int(),
          type_display: z.string(),
          eru_owner_details: z.object({
            national_society_country_details: Society,
          }),
        }),
      ),
    ),
    activities: z.array(Activity),
  }),
  promises: {
    record: 'activity',
    given: [aListedActivity],
    query: { event: [fromState('event', EVENT)], limit: LARGEST_PAGE },
    also: [
      {
        title: 'of several countries and statuses',
        query: { country: [123, 14], status: ['on_going', 'planned', 'complete'], limit: LARGEST_PAGE },
      },
      {
        title: 'as they were told, the last first',
        query: { ordering: ['-created_at'], limit: 15 },
        extension: 'ordering',
      },
    ],
  },
});
