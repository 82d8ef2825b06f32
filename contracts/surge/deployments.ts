import { COMING_BACK_MS, defineEndpoint } from '../defineEndpoint.ts';
import { EVENT } from '../emergencies/states.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { flag, integer, LARGEST_PAGE, moment } from '../query.ts';
import { like, MiniCountry, Moment, Society } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aPerson, aUnit } from './states.ts';

/**
 * How many people were on a rapid response mission at the end of each of the last twelve months, now for the present one;
 * oldest first, a month without anybody is left out. `date` is its first day. Source: GO API,
 * `api_v2_deployment_aggregated_by_month_list`.
 */
export const deploymentsByMonthEndpoint = defineEndpoint({
  title: 'the deployments by month',
  path: '/api/v2/deployment/aggregated_by_month',
  freshMs: COMING_BACK_MS,
  answer: z.array(z.object({ date: like(z.string(), '2026-05-01'), count: z.int() })),
  interactions: [
    { given: [aPerson] },
    {
      title: 'while nobody is',
      given: [['nobody was ever deployed']],
      isEmpty: true,
      extension: 'strictness',
    },
  ],
});

/**
 * How many people each National Society sent this year, the most first. `id` is that of its country. Source: GO API,
 * `api_v2_deployment_aggregated_by_ns_list`.
 */
export const deploymentsBySocietyEndpoint = defineEndpoint({
  title: 'the deployments by National Society',
  path: '/api/v2/deployment/aggregated_by_ns',
  freshMs: COMING_BACK_MS,
  answer: z.array(z.object({ id: z.int(), society_name: z.string(), deployments_count: z.nullish(z.int()) })),
  interactions: [
    { given: [aPerson] },
    { title: 'while nobody is', given: [['nobody was ever deployed']], isEmpty: true },
  ],
});

/** How many people and units are deployed, everywhere or for one `event`. Source: GO API, `api_v2_deployment_aggregated_retrieve`. */
export const deploymentTotalsEndpoint = defineEndpoint({
  title: 'the sums over deployments',
  path: '/api/v2/deployment/aggregated',
  freshMs: COMING_BACK_MS,
  query: z.object({ event: z.optional(integer()) }),
  answer: z.object({
    active_emergency_response_units: z.int(),
    active_rapid_response_personnel: z.int(),
    emergency_response_unit_deployed_this_year: z.int(),
    rapid_response_deployments_this_year: z.int(),
  }),
  interactions: [{ given: [aPerson] }],
});

/** People sent to emergencies. Names are for signed-in readers: a visitor gets none. Source: GO API, `api_v2_personnel_list`. */
export const personnelEndpoint = listEndpoint({
  title: 'the deployed personnel',
  path: '/api/v2/personnel/',
  filters: {
    event_deployed_to: z.optional(integer()),
    country_from: z.optional(integer()),
    country_to: z.optional(integer()),
    type: z.optional(z.string()),
    dtype: z.optional(integer()),
    role__icontains: z.optional(z.string()),
    is_active: z.optional(flag()),
    start_date__gt: z.optional(moment()),
    start_date__gte: z.optional(moment()),
    start_date__lte: z.optional(moment()),
    end_date__gt: z.optional(moment()),
    end_date__gte: z.optional(moment()),
    end_date__lte: z.optional(moment()),
  },
  order: [
    'id',
    'start_date',
    'end_date',
    'name',
    'role',
    'type',
    'country_from',
    'country_to',
    'deployment',
    'deployment__event_deployed_to',
  ],
  row: z.object({
    id: z.int(),
    name: z.nullish(z.string()),
    role: z.nullish(z.string()),
    type: like(z.string(), 'rr'),
    start_date: z.nullish(Moment),
    end_date: z.nullish(Moment),
    country_from: z.nullish(z.extend(Society, { record_type: z.optional(like(z.int(), 1)) })),
    country_to: z.nullish(MiniCountry),
    deployment: z.object({
      id: z.int(),
      event_deployed_to: z.nullish(z.object({ id: z.int(), name: z.nullish(z.string()) })),
    }),
  }),
  promises: {
    record: 'person',
    given: [aPerson],
    query: { event_deployed_to: fromState('event', EVENT), end_date__gt: '2026-01-01T00:00:00Z', limit: 10 },
  },
});

/** People of one emergency in one country. Names are for signed-in readers: a visitor gets none. */
const Mission = z.object({
  id: z.int(),
  country_deployed_to: z.nullish(MiniCountry),
  personnel: z.array(
    z.object({
      id: z.int(),
      name: z.nullish(z.string()),
      role: z.nullish(z.string()),
      start_date: z.nullish(Moment),
      end_date: z.nullish(Moment),
      country_from: z.nullish(Society),
    }),
  ),
});

/** The emergencies that people are in now, with those people. Source: GO API, `api_v2_personnel_by_event_list`. */
export const personnelByEventEndpoint = listEndpoint({
  title: 'the deployed personnel by emergency',
  path: '/api/v2/personnel_by_event/',
  order: ['id', 'name', 'disaster_start_date', 'personnel_count'],
  row: z.object({ id: z.int(), name: z.nullish(z.string()), deployments: z.array(Mission) }),
  promises: {
    record: 'person',
    given: [aPerson],
    query: { limit: 6, ordering: ['-personnel_count'] },
    searchedBy: 'search',
  },
});

/**
 * The emergencies that units or people are in, or people are about to go to, with all of them. Source: GO API,
 * `api_v2_aggregated_eru_and_rapid_response_list`.
 */
export const deployedByEventEndpoint = listEndpoint({
  title: 'the deployed units and personnel by emergency',
  path: '/api/v2/aggregated-eru-and-rapid-response/',
  order: ['id', 'name'],
  row: z.object({
    id: z.int(),
    name: z.nullish(z.string()),
    deployed_eru_count: z.int(),
    deployed_personnel_count: z.int(),
    erus: z.array(
      z.object({
        id: z.int(),
        type_display: z.string(),
        units: z.optional(z.int()),
        deployed_to: z.nullish(MiniCountry),
      }),
    ),
    deployments: z.array(Mission),
  }),
  promises: {
    record: 'person',
    given: [aPerson, aUnit],
    query: { limit: LARGEST_PAGE, ordering: ['id'] },
    searchedBy: 'search',
  },
});
