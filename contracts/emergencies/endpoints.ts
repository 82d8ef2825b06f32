import * as z from 'zod/mini';
import { defineEndpoint } from '../defineEndpoint.ts';
import { emptyPage } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList, flag, integer, listQuery, moment, orderingBy } from '../query.ts';
import {
  DisasterType,
  like,
  MiniCountry,
  Moment,
  pageOf,
  SeverityLevel,
  sometimes,
} from '../schemas/shared.ts';

export const anEmergency = [
  'an emergency exists',
  { id: 7001, name: 'Nepal: Floods', country: 123 },
] as const;

const eventFilters = {
  ...listQuery,
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
  ordering: z.optional(
    orderingBy(
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
    ),
  ),
};

/** Of the three figures of people affected, an answer holds the one that was counted last. */
export const affectedCount = sometimes(z.nullable(z.int()));

/** An appeal as its emergency shows it. Amounts in Swiss francs. */
const RelatedAppeal = z.object({
  id: z.int(),
  atype: z.optional(z.int()),
  atype_display: z.string(),
  code: z.nullish(z.string()),
  start_date: z.nullish(Moment),
  end_date: z.nullish(Moment),
  status_display: z.string(),
  amount_requested: z.optional(z.number()),
  amount_funded: z.optional(z.number()),
  num_beneficiaries: z.optional(z.int()),
});

/** What lists and pages of an emergency share. `ifrc_severity_level` 0 yellow, 1 orange, 2 red. */
export const EventCore = z.object({
  id: z.int(),
  name: z.nullish(z.string()),
  slug: z.nullish(like(z.string(), 'nepal-floods')),
  glide: z.optional(z.string()),
  disaster_start_date: Moment,
  updated_at: Moment,
  ifrc_severity_level: SeverityLevel,
  ifrc_severity_level_display: z.string(),
  num_affected: z.nullish(z.int()),
  countries: z.array(MiniCountry),
  appeals: z.array(RelatedAppeal),
  active_deployments: z.int(),
});

/**
 * Emergencies, newest first. Those merged into another are left out; those the caller may not see as well.
 * Source: GO API, `api_v2_event_list`.
 */
export const emergenciesEndpoint = defineEndpoint({
  title: 'the list of emergencies',
  method: 'GET',
  path: '/api/v2/event/',
  touches: ['emergency', 'subscription'],
  query: z.object(eventFilters),
  answer: pageOf(
    z.extend(EventCore, {
      dtype: z.nullish(DisasterType),
      is_featured: z.optional(z.boolean()),
      field_reports: z.array(z.object({ id: z.int(), num_affected: affectedCount, updated_at: Moment })),
    }),
  ),
  interactions: [
    { given: [anEmergency], query: { limit: 15, offset: 0, ordering: ['-disaster_start_date'] } },
    {
      title: 'of a country, a region and a disaster type',
      given: [['an emergency exists', { id: 7001, name: 'Nepal: Floods', country: 123, dtype: 12 }]],
      query: { countries__in: [fromState('country', 123)], regions__in: [2], dtype: 12, limit: 15 },
    },
    {
      title: 'of several countries and regions, found by a word',
      given: [anEmergency],
      query: { countries__in: [123, 14], regions__in: [2, 0], search: 'Nepal', limit: 15 },
    },
    emptyPage('emergency'),
  ],
});

/** Emergencies with their names only, for pickers. Source: GO API, `api_v2_event_mini_list`. */
export const emergencyNamesEndpoint = defineEndpoint({
  title: 'the list of emergency names',
  method: 'GET',
  path: '/api/v2/event/mini/',
  touches: ['emergency'],
  query: z.object(eventFilters),
  answer: pageOf(z.object({ id: z.int(), name: z.nullish(z.string()), dtype: z.nullish(DisasterType) })),
  interactions: [{ given: [anEmergency], query: { search: 'Nepal', limit: 20 } }, emptyPage('emergency')],
});
