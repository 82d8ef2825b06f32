import * as z from 'zod/mini';
import { defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { emptyPage, emptySearch } from '../pact/interactions.ts';
import { commaList, flag, integer, LARGEST_PAGE, listQuery, orderingBy } from '../query.ts';
import { like, MiniCountry, Moment, pageOf, sometimes } from '../schemas/shared.ts';

const EVENT = 7001;
const personIsDeployed = [['a person is deployed', { event: EVENT, country: 123 }]] as const;
const unitIsDeployed = [['an emergency response unit is deployed', { event: EVENT, country: 123 }]] as const;

const Society = z.extend(MiniCountry, { society_name: z.nullish(z.string()) });

/**
 * How many people were on a rapid response mission at the end of each of the last twelve months, now for the present one;
 * oldest first, a month without anybody is left out. `date` is its first day. Source: GO API,
 * `api_v2_deployment_aggregated_by_month_list`.
 */
export const deploymentsByMonthEndpoint = defineEndpoint({
  title: 'the deployments by month',
  method: 'GET',
  path: '/api/v2/deployment/aggregated_by_month',
  answer: z.array(z.object({ date: like(z.string(), '2026-05-01'), count: z.int() })),
  interactions: [
    { given: personIsDeployed },
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
  method: 'GET',
  path: '/api/v2/deployment/aggregated_by_ns',
  answer: z.array(z.object({ id: z.int(), society_name: z.string(), deployments_count: z.nullish(z.int()) })),
  interactions: [
    { given: personIsDeployed },
    { title: 'while nobody is', given: [['nobody was ever deployed']], isEmpty: true },
  ],
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
export const personnelByEventEndpoint = defineEndpoint({
  title: 'the deployed personnel by emergency',
  method: 'GET',
  path: '/api/v2/personnel_by_event/',
  query: z.object({
    ...listQuery,
    ordering: z.optional(orderingBy('id', 'name', 'disaster_start_date', 'personnel_count')),
  }),
  answer: pageOf(z.object({ id: z.int(), name: z.nullish(z.string()), deployments: z.array(Mission) })),
  interactions: [
    { given: personIsDeployed, query: { limit: 6, ordering: ['-personnel_count'] } },
    emptySearch('person'),
  ],
});

/**
 * The emergencies that units or people are in, or people are about to go to, with all of them. Source: GO API,
 * `api_v2_aggregated_eru_and_rapid_response_list`.
 */
export const deployedByEventEndpoint = defineEndpoint({
  title: 'the deployed units and personnel by emergency',
  method: 'GET',
  path: '/api/v2/aggregated-eru-and-rapid-response/',
  query: z.object({ ...listQuery, ordering: z.optional(orderingBy('id', 'name')) }),
  answer: pageOf(
    z.object({
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
  ),
  interactions: [
    {
      given: [...personIsDeployed, ...unitIsDeployed],
      query: { limit: LARGEST_PAGE, ordering: ['id'] },
    },
    emptySearch('person'),
  ],
});

const ownerQuery = {
  ...listQuery,
  eru_type: z.optional(commaList(integer())),
  available: z.optional(flag()),
};

/**
 * The National Societies that have Emergency Response Units, with those units. `eru_type` and `available` keep those that
 * have one such unit. Source: GO API, `api_v2_eru_owner_list`.
 */
export const eruOwnersEndpoint = defineEndpoint({
  title: 'the owners of emergency response units',
  method: 'GET',
  path: '/api/v2/eru_owner/',
  query: z.object({
    ...ownerQuery,
    ordering: z.optional(orderingBy('id', 'updated_at', 'national_society_country__society_name')),
  }),
  answer: pageOf(
    z.object({
      id: z.int(),
      national_society_country: Society,
      updated_at: Moment,
      eru: z.array(
        z.object({
          id: z.int(),
          type_display: z.string(),
          units: z.optional(z.int()),
          available: z.optional(z.boolean()),
          // One that stands ready is nowhere.
          deployed_to: sometimes(z.nullable(MiniCountry)),
        }),
      ),
    }),
  ),
  interactions: [
    {
      given: unitIsDeployed,
      query: { limit: 10, ordering: ['national_society_country__society_name'] },
    },
    emptyPage('emergency response unit'),
  ],
});

/** The same by name alone. Source: GO API, `api_v2_eru_owner_mini_list`. */
export const eruOwnerNamesEndpoint = defineEndpoint({
  title: 'the names of the owners of emergency response units',
  method: 'GET',
  path: '/api/v2/eru_owner/mini/',
  freshMs: WHOLE_VISIT_MS,
  query: z.object(ownerQuery),
  answer: pageOf(z.object({ id: z.int(), national_society_country_details: Society })),
  interactions: [
    { given: unitIsDeployed, query: { limit: LARGEST_PAGE } },
    emptySearch('emergency response unit'),
  ],
});

/** Keys of `deployments_eru_readiness_status`: 1 ready, 2 partial capacity, 3 none. */
const Readiness = like(z.int(), 1);

/**
 * What National Societies say of each type of Emergency Response Unit that they hold (`ns_contribution` 1) or support (2): how
 * ready its equipment, people and funds are. Source: GO API, `api_v2_eru_readiness_type_list`.
 */
export const eruReadinessEndpoint = defineEndpoint({
  title: 'the readiness of emergency response units',
  method: 'GET',
  path: '/api/v2/eru-readiness-type/',
  query: z.object({
    ...listQuery,
    eru_owner: z.optional(integer()),
    type: z.optional(integer()),
    ordering: z.optional(
      orderingBy('id', 'type', 'equipment_readiness', 'people_readiness', 'funding_readiness'),
    ),
  }),
  answer: pageOf(
    z.object({
      id: z.int(),
      type: like(z.int(), 3),
      type_display: z.string(),
      equipment_readiness: Readiness,
      equipment_readiness_display: z.string(),
      people_readiness: Readiness,
      people_readiness_display: z.string(),
      funding_readiness: Readiness,
      funding_readiness_display: z.string(),
      ns_contribution: like(z.int(), 1),
      comment: z.nullish(z.string()),
      eru_readiness: z.array(
        z.object({
          id: z.int(),
          updated_at: Moment,
          eru_owner_details: z.nullish(z.object({ id: z.int(), national_society_country_details: Society })),
        }),
      ),
    }),
  ),
  interactions: [
    {
      given: [['a National Society told of its emergency response units', { country: 123, type: 3 }]],
      query: { limit: 10, ordering: ['type'] },
    },
    emptySearch('emergency response unit'),
  ],
});
