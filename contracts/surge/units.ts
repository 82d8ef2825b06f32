import { WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { EVENT } from '../emergencies/states.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList, flag, integer, LARGEST_PAGE, moment } from '../query.ts';
import { like, MiniCountry, Moment, Society, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aUnit } from './states.ts';

/** Emergency Response Units with where they are now. Source: GO API, `api_v2_eru_list`. */
export const erusEndpoint = listEndpoint({
  title: 'the emergency response units',
  path: '/api/v2/eru/',
  filters: {
    event: z.optional(integer()),
    event__in: z.optional(commaList(integer())),
    deployed_to__isnull: z.optional(flag()),
    deployed_to__in: z.optional(commaList(integer())),
    type: z.optional(integer()),
    disaster_type: z.optional(integer()),
    available: z.optional(flag()),
    start_date__gte: z.optional(moment()),
    start_date__lte: z.optional(moment()),
  },
  order: [
    'id',
    'type',
    'start_date',
    'units',
    'equipment_units',
    'available',
    'deployed_to__society_name',
    'event__name',
    'eru_owner__national_society_country__society_name',
  ],
  row: z.object({
    id: z.int(),
    type: z.optional(like(z.int(), 1)),
    type_display: z.string(),
    units: z.optional(z.int()),
    equipment_units: z.optional(z.int()),
    eru_owner: z.object({
      id: z.int(),
      national_society_country: Society,
    }),
    deployed_to: z.nullish(MiniCountry),
    event: z.nullish(z.object({ id: z.int(), name: z.nullish(z.string()) })),
  }),
  promises: {
    record: 'emergency response unit',
    given: [aUnit],
    query: { event: fromState('event', EVENT), deployed_to__isnull: false, limit: 10 },
    searchedBy: 'search',
  },
});

const ownerFilters = {
  eru_type: z.optional(commaList(integer())),
  available: z.optional(flag()),
};

/**
 * The National Societies that have Emergency Response Units, with those units. `eru_type` and `available` keep those that
 * have one such unit. Source: GO API, `api_v2_eru_owner_list`.
 */
export const eruOwnersEndpoint = listEndpoint({
  title: 'the owners of emergency response units',
  path: '/api/v2/eru_owner/',
  filters: ownerFilters,
  order: ['id', 'updated_at', 'national_society_country__society_name'],
  row: z.object({
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
  promises: {
    record: 'emergency response unit',
    given: [aUnit],
    query: { limit: 10, ordering: ['national_society_country__society_name'] },
  },
});

/** The same by name alone. Source: GO API, `api_v2_eru_owner_mini_list`. */
export const eruOwnerNamesEndpoint = listEndpoint({
  title: 'the names of the owners of emergency response units',
  path: '/api/v2/eru_owner/mini/',
  freshMs: WHOLE_VISIT_MS,
  filters: ownerFilters,
  row: z.object({ id: z.int(), national_society_country_details: Society }),
  promises: {
    record: 'emergency response unit',
    given: [aUnit],
    query: { limit: LARGEST_PAGE },
    searchedBy: 'search',
  },
});

/** Keys of `deployments_eru_readiness_status`: 1 ready, 2 partial capacity, 3 none. */
const Readiness = like(z.int(), 1);

/**
 * What National Societies say of each type of Emergency Response Unit that they hold (`ns_contribution` 1) or support (2): how
 * ready its equipment, people and funds are. Source: GO API, `api_v2_eru_readiness_type_list`.
 */
export const eruReadinessEndpoint = listEndpoint({
  title: 'the readiness of emergency response units',
  path: '/api/v2/eru-readiness-type/',
  filters: {
    eru_owner: z.optional(integer()),
    type: z.optional(integer()),
  },
  order: ['id', 'type', 'equipment_readiness', 'people_readiness', 'funding_readiness'],
  row: z.object({
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
  promises: {
    record: 'emergency response unit',
    given: [['a National Society told of its emergency response units', { country: 123, type: 3 }]],
    query: { limit: 10, ordering: ['type'] },
    searchedBy: 'search',
  },
});
