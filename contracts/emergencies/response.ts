import * as z from 'zod/mini';
import { defineEndpoint } from '../defineEndpoint.ts';
import { emptyPage } from '../pact/interactions.ts';
import { commaList, flag, integer, LARGEST_PAGE, listQuery, moment, orderingBy, repeated } from '../query.ts';
import { DisasterType, MiniCountry, Moment, pageOf, SeverityLevel, sometimes } from '../schemas/shared.ts';

/** Appeals as they stand now, newest first. Amounts in Swiss francs. Source: GO API, `api_v2_appeal_list`. */
export const appealsEndpoint = defineEndpoint({
  title: 'the list of appeals',
  method: 'GET',
  path: '/api/v2/appeal/',
  query: z.object({
    ...listQuery,
    atype: z.optional(integer()),
    dtype: z.optional(integer()),
    status: z.optional(integer()),
    country: z.optional(repeated(integer())),
    region: z.optional(repeated(integer())),
    country__iso3: z.optional(z.string()),
    code: z.optional(z.string()),
    needs_confirmation: z.optional(flag()),
    has_event: z.optional(flag()),
    start_date__gt: z.optional(moment()),
    start_date__gte: z.optional(moment()),
    start_date__lt: z.optional(moment()),
    start_date__lte: z.optional(moment()),
    end_date__gt: z.optional(moment()),
    end_date__gte: z.optional(moment()),
    end_date__lt: z.optional(moment()),
    end_date__lte: z.optional(moment()),
    ordering: z.optional(
      orderingBy(
        'id',
        'start_date',
        'end_date',
        'atype',
        'dtype',
        'country',
        'region',
        'status',
        'code',
        'amount_requested',
        'amount_funded',
        'num_beneficiaries',
      ),
    ),
  }),
  answer: pageOf(
    z.object({
      id: z.string(),
      name: z.string(),
      code: z.string(),
      atype: z.optional(z.int()),
      atype_display: z.string(),
      status_display: z.string(),
      dtype: z.nullish(DisasterType),
      country: MiniCountry,
      event: z.nullish(z.int()),
      event_details: sometimes(z.nullable(z.object({ ifrc_severity_level: SeverityLevel }))),
      start_date: z.nullish(Moment),
      end_date: z.nullish(Moment),
      amount_requested: z.optional(z.number()),
      amount_funded: z.optional(z.number()),
      num_beneficiaries: z.optional(z.int()),
    }),
  ),
  interactions: [
    {
      title: 'that are active',
      given: [['an active appeal exists', { code: 'MDRNP099', country: 123, dtype: 12 }]],
      query: { end_date__gt: '2026-01-01T00:00:00Z', limit: LARGEST_PAGE },
    },
    {
      title: 'of several countries and regions with a status, found by a word',
      given: [['an active appeal exists', { code: 'MDRNP099', country: 123, dtype: 12 }]],
      query: { country: [123, 14], region: [2, 0], status: 0, search: 'MDRNP099', limit: 10 },
    },
    emptyPage('appeal'),
  ],
});

/** Field reports the caller may see, newest first. `summary` is the title. Source: GO API, `api_v2_field_report_list`. */
export const fieldReportsEndpoint = defineEndpoint({
  title: 'the list of field reports',
  method: 'GET',
  path: '/api/v2/field-report/',
  touches: ['fieldReport'],
  query: z.object({
    ...listQuery,
    id: z.optional(integer()),
    dtype: z.optional(integer()),
    user: z.optional(integer()),
    countries__in: z.optional(commaList(integer())),
    regions__in: z.optional(commaList(integer())),
    is_covid_report: z.optional(flag()),
    summary: z.optional(z.string()),
    created_at__gt: z.optional(moment()),
    created_at__gte: z.optional(moment()),
    created_at__lt: z.optional(moment()),
    created_at__lte: z.optional(moment()),
    updated_at__gte: z.optional(moment()),
    updated_at__lte: z.optional(moment()),
    ordering: z.optional(orderingBy('id', 'summary', 'event', 'dtype', 'created_at', 'updated_at')),
  }),
  answer: pageOf(
    z.object({
      id: z.int(),
      summary: z.nullish(z.string()),
      created_at: Moment,
      event: z.nullish(z.int()),
      event_details: z.nullish(z.object({ id: z.int(), name: z.nullish(z.string()) })),
      dtype_details: DisasterType,
      countries_details: z.array(MiniCountry),
    }),
  ),
  interactions: [
    {
      given: [
        ['a field report exists', { id: 5001, summary: 'NPL: Flood', country: 123, dtype: 12, event: 7001 }],
      ],
      query: { limit: 5, ordering: ['-created_at'] },
    },
    {
      title: 'of several countries and regions, found by a word',
      given: [
        ['a field report exists', { id: 5001, summary: 'NPL: Flood', country: 123, dtype: 12, event: 7001 }],
      ],
      query: { countries__in: [123, 14], regions__in: [2, 0], search: 'NPL', limit: 15 },
    },
    emptyPage('field report'),
  ],
});

/** Calls for people, newest first. `molnix_status` 0 open, 1 stood down, 2 closed. Source: GO API, `api_v2_surge_alert_list`. */
export const surgeAlertsEndpoint = defineEndpoint({
  title: 'the list of surge alerts',
  method: 'GET',
  path: '/api/v2/surge_alert/',
  query: z.object({
    ...listQuery,
    event: z.optional(integer()),
    country: z.optional(integer()),
    country__in: z.optional(commaList(integer())),
    atype: z.optional(integer()),
    category: z.optional(integer()),
    molnix_status: z.optional(commaList(integer())),
    message__icontains: z.optional(z.string()),
    created_at__gte: z.optional(moment()),
    created_at__lte: z.optional(moment()),
    ordering: z.optional(
      orderingBy('id', 'created_at', 'atype', 'category', 'event', 'molnix_status', 'opens'),
    ),
  }),
  answer: pageOf(
    z.object({
      id: z.int(),
      message: z.nullish(z.string()),
      opens: z.nullish(Moment),
      start: z.nullish(Moment),
      end: z.nullish(Moment),
      molnix_id: z.nullish(z.int()),
      molnix_tags: z.array(z.object({ name: z.optional(z.string()) })),
      molnix_status: z.optional(z.int()),
      molnix_status_display: z.string(),
      event: z.nullish(z.object({ id: z.int(), name: z.nullish(z.string()) })),
      country: z.nullish(MiniCountry),
    }),
  ),
  interactions: [
    {
      title: 'that are open',
      given: [
        ['a surge alert exists', { id: 3001, message: 'Logistics Coordinator', country: 123, event: 7001 }],
      ],
      query: { molnix_status: [0], limit: 5, ordering: ['molnix_status', '-opens'] },
    },
    {
      title: 'of several countries and statuses, found by a word',
      given: [
        ['a surge alert exists', { id: 3001, message: 'Logistics Coordinator', country: 123, event: 7001 }],
      ],
      query: { country__in: [123, 14], molnix_status: [0, 1], search: 'Logistics', limit: 15 },
    },
    emptyPage('surge alert'),
  ],
});
