import * as z from 'zod/mini';
import { defineEndpoint } from '../defineEndpoint.ts';
import { emptyPage, emptySearch } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList, flag, integer, LARGEST_PAGE, listQuery, moment, orderingBy } from '../query.ts';
import {
  LanguageCode,
  like,
  MiniCountry,
  Moment,
  pageOf,
  SeverityLevel,
  sometimes,
  WebAddress,
} from '../schemas/shared.ts';

const EVENT = 7001;
const ofEvent = fromState('event', EVENT);

/** Where a document is: `document` is a file that the API keeps, `document_url` one that lies elsewhere; one of them is set. */
const documentAddress = {
  document: z.nullish(WebAddress),
  document_url: z.optional(WebAddress),
};

/**
 * The rich text (HTML, to be sanitised) of an emergency's additional tabs, in the order it stands there. `tab` is 1 to 3.
 * Source: GO API, `api_v2_event_snippet_list`.
 */
export const snippetsEndpoint = defineEndpoint({
  title: 'the additional texts of an emergency',
  method: 'GET',
  path: '/api/v2/event_snippet/',
  query: z.object({ ...listQuery, event: z.optional(integer()) }),
  answer: pageOf(
    z.object({
      id: z.int(),
      tab: z.optional(like(z.int(), 1)),
      snippet: z.nullish(z.string()),
      image: z.nullish(WebAddress),
      translation_module_original_language: LanguageCode,
    }),
  ),
  interactions: [
    { given: [['an emergency has an additional text', { event: EVENT }]], query: { event: ofEvent } },
    emptySearch('snippet'),
  ],
});

/** Documents about the response, pinned ones first, then the newest. Source: GO API, `api_v2_situation_report_list`. */
export const situationReportsEndpoint = defineEndpoint({
  title: 'the response documents',
  method: 'GET',
  path: '/api/v2/situation_report/',
  query: z.object({
    ...listQuery,
    event: z.optional(integer()),
    type: z.optional(integer()),
    created_at__gte: z.optional(moment()),
    created_at__lte: z.optional(moment()),
    ordering: z.optional(orderingBy('id', 'created_at', 'is_pinned', 'name')),
  }),
  answer: pageOf(
    z.object({
      id: z.int(),
      name: z.string(),
      ...documentAddress,
      is_pinned: z.optional(z.boolean()),
      created_at: Moment,
      visibility_display: z.string(),
      type: z.nullish(z.object({ id: z.int(), type: z.string() })),
    }),
  ),
  interactions: [
    {
      given: [['an emergency has a response document', { event: EVENT }]],
      query: { event: ofEvent, limit: LARGEST_PAGE },
    },
    emptyPage('response document'),
  ],
});

/** Documents of appeals, newest first. Source: GO API, `api_v2_appeal_document_list`. */
export const appealDocumentsEndpoint = defineEndpoint({
  title: 'the appeal documents',
  method: 'GET',
  path: '/api/v2/appeal_document/',
  query: z.object({
    ...listQuery,
    appeal: z.optional(commaList(integer())),
    name: z.optional(z.string()),
    created_at__gte: z.optional(moment()),
    created_at__lte: z.optional(moment()),
    ordering: z.optional(orderingBy('id', 'created_at', 'name')),
  }),
  answer: pageOf(
    z.object({
      id: z.int(),
      name: z.nullish(z.string()),
      description: z.nullish(z.string()),
      ...documentAddress,
      iso: z.nullish(like(z.string(), 'NP')),
      // Left out of a document without one.
      type: sometimes(z.nullable(z.string())),
      created_at: Moment,
      appeal: z.object({ id: z.int(), code: z.optional(z.string()) }),
    }),
  ),
  interactions: [
    {
      given: [['an appeal has a document', { appeal: 8001 }]],
      query: { appeal: [fromState('appeal', 8001)], limit: 10 },
    },
    emptyPage('appeal document'),
  ],
});

/** People sent to emergencies. Names are for signed-in readers: a visitor gets none. Source: GO API, `api_v2_personnel_list`. */
export const personnelEndpoint = defineEndpoint({
  title: 'the deployed personnel',
  method: 'GET',
  path: '/api/v2/personnel/',
  query: z.object({
    ...listQuery,
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
    ordering: z.optional(
      orderingBy(
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
      ),
    ),
  }),
  answer: pageOf(
    z.object({
      id: z.int(),
      name: z.nullish(z.string()),
      role: z.nullish(z.string()),
      type: like(z.string(), 'rr'),
      start_date: z.nullish(Moment),
      end_date: z.nullish(Moment),
      country_from: z.nullish(
        z.extend(MiniCountry, {
          society_name: z.nullish(z.string()),
          record_type: z.optional(like(z.int(), 1)),
        }),
      ),
      country_to: z.nullish(MiniCountry),
      deployment: z.object({
        id: z.int(),
        event_deployed_to: z.nullish(z.object({ id: z.int(), name: z.nullish(z.string()) })),
      }),
    }),
  ),
  interactions: [
    {
      given: [['a person is deployed', { event: EVENT, country: 123 }]],
      query: { event_deployed_to: ofEvent, end_date__gt: '2026-01-01T00:00:00Z', limit: 10 },
    },
    emptyPage('person'),
  ],
});

/** Emergency Response Units with where they are now. Source: GO API, `api_v2_eru_list`. */
export const erusEndpoint = defineEndpoint({
  title: 'the emergency response units',
  method: 'GET',
  path: '/api/v2/eru/',
  query: z.object({
    ...listQuery,
    event: z.optional(integer()),
    event__in: z.optional(commaList(integer())),
    deployed_to__isnull: z.optional(flag()),
    deployed_to__in: z.optional(commaList(integer())),
    type: z.optional(integer()),
    disaster_type: z.optional(integer()),
    available: z.optional(flag()),
    start_date__gte: z.optional(moment()),
    start_date__lte: z.optional(moment()),
    ordering: z.optional(
      orderingBy(
        'id',
        'type',
        'start_date',
        'units',
        'equipment_units',
        'available',
        'deployed_to__society_name',
        'event__name',
        'eru_owner__national_society_country__society_name',
      ),
    ),
  }),
  answer: pageOf(
    z.object({
      id: z.int(),
      type_display: z.string(),
      units: z.optional(z.int()),
      equipment_units: z.optional(z.int()),
      eru_owner: z.object({
        id: z.int(),
        national_society_country: z.extend(MiniCountry, { society_name: z.nullish(z.string()) }),
      }),
      deployed_to: z.nullish(MiniCountry),
      event: z.nullish(z.object({ id: z.int(), name: z.nullish(z.string()) })),
    }),
  ),
  interactions: [
    {
      given: [['an emergency response unit is deployed', { event: EVENT, country: 123 }]],
      query: { event: ofEvent, deployed_to__isnull: false, limit: 10 },
    },
    emptySearch('emergency response unit'),
  ],
});

/** How many people and units are deployed, everywhere or for one `event`. Source: GO API, `api_v2_deployment_aggregated_retrieve`. */
export const deploymentTotalsEndpoint = defineEndpoint({
  title: 'the sums over deployments',
  method: 'GET',
  path: '/api/v2/deployment/aggregated',
  query: z.object({ event: z.optional(integer()) }),
  answer: z.object({
    active_emergency_response_units: z.int(),
    active_rapid_response_personnel: z.int(),
    emergency_response_unit_deployed_this_year: z.int(),
    rapid_response_deployments_this_year: z.int(),
  }),
  interactions: [{ given: [['a person is deployed', { event: EVENT, country: 123 }]] }],
});

/** The severities that emergencies have had, oldest first. Source: GO API, `api_v2_event_severity_level_history_list`. */
export const severityHistoryEndpoint = defineEndpoint({
  title: 'the severities that emergencies have had',
  method: 'GET',
  path: '/api/v2/event-severity-level-history/',
  query: z.object({ ...listQuery, event: z.optional(integer()) }),
  answer: pageOf(
    z.object({
      id: z.int(),
      event: z.int(),
      ifrc_severity_level: z.optional(SeverityLevel),
      created_at: Moment,
    }),
  ),
  interactions: [
    { given: [['an emergency has a severity history', { event: EVENT }]], query: { limit: 20 } },
    emptySearch('severity'),
  ],
});
