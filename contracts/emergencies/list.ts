import { listEndpoint } from '../listEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList, flag, integer, moment } from '../query.ts';
import * as z from '../zod.ts';
import { ListedEvent } from './schemas.ts';
import { aFlood, anEmergency } from './states.ts';

export const emergencyFilters = {
  id: z.optional(integer()),
  dtype: z.optional(integer()),
  appeal_type: z.optional(commaList(integer())),
  countries__in: z.optional(commaList(integer())),
  regions__in: z.optional(commaList(integer())),
  is_featured: z.optional(flag()),
  is_featured_region: z.optional(flag()),
  is_subscribed: z.optional(flag()),
  auto_generated_source: z.optional(z.string()),
  disaster_start_date__gt: z.optional(moment()),
  disaster_start_date__gte: z.optional(moment()),
  disaster_start_date__lt: z.optional(moment()),
  disaster_start_date__lte: z.optional(moment()),
  created_at__gte: z.optional(moment()),
  created_at__lte: z.optional(moment()),
  updated_at__gte: z.optional(moment()),
  updated_at__lte: z.optional(moment()),
};

export const EMERGENCY_SORT_KEYS = [
  'id',
  'disaster_start_date',
  'created_at',
  'updated_at',
  'dtype',
  'name',
  'summary',
  'num_affected',
  'glide',
  'ifrc_severity_level',
] as const;

/**
 * Emergencies, newest first. Those merged into another are left out; those the caller may not see as well.
 * Source: GO API, `api_v2_event_list`.
 */
export const emergenciesEndpoint = listEndpoint({
  title: 'the list of emergencies',
  path: '/api/v2/event/',
  touches: ['emergency', 'subscription'],
  filters: emergencyFilters,
  order: EMERGENCY_SORT_KEYS,
  row: ListedEvent,
  promises: {
    record: 'emergency',
    given: [anEmergency],
    query: { limit: 15, offset: 0, ordering: ['-disaster_start_date'] },
    also: [
      {
        title: 'of a country, a region and a disaster type',
        given: [aFlood],
        query: { countries__in: [fromState('country', 123)], regions__in: [2], dtype: 12, limit: 15 },
      },
      {
        title: 'of several countries and regions, found by a word',
        query: { countries__in: [123, 14], regions__in: [2, 0], search: 'Nepal', limit: 15 },
      },
    ],
  },
});
