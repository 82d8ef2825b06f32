import { listEndpoint } from '../listEndpoint.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList, integer, LARGEST_PAGE, moment } from '../query.ts';
import { LanguageCode, like, Moment, SeverityLevel, sometimes, WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { EVENT } from './states.ts';

/* What the tabs of an emergency show. */

/** Where a document is: `document` is a file that the API keeps, `document_url` one that lies elsewhere; one of them is set. */
const documentAddress = {
  document: z.nullish(WebAddress),
  document_url: z.optional(WebAddress),
};

/**
 * The rich text (HTML, to be sanitised) of an emergency's additional tabs, in the order it stands there. `tab` is 1 to 3.
 * Source: GO API, `api_v2_event_snippet_list`.
 */
export const snippetsEndpoint = listEndpoint({
  title: 'the additional texts of an emergency',
  path: '/api/v2/event_snippet/',
  filters: {
    event: z.optional(integer()),
  },
  row: z.object({
    id: z.int(),
    tab: z.optional(like(z.int(), 1)),
    snippet: z.nullish(z.string()),
    image: z.nullish(WebAddress),
    translation_module_original_language: LanguageCode,
  }),
  promises: {
    record: 'snippet',
    given: [['an emergency has an additional text', { event: EVENT }]],
    query: { event: fromState('event', EVENT) },
    searchedBy: 'search',
  },
});

/** Documents about the response, pinned ones first, then the newest. Source: GO API, `api_v2_situation_report_list`. */
export const situationReportsEndpoint = listEndpoint({
  title: 'the response documents',
  path: '/api/v2/situation_report/',
  filters: {
    event: z.optional(integer()),
    type: z.optional(integer()),
    created_at__gte: z.optional(moment()),
    created_at__lte: z.optional(moment()),
  },
  order: ['id', 'created_at', 'is_pinned', 'name'],
  row: z.object({
    id: z.int(),
    name: z.string(),
    ...documentAddress,
    is_pinned: z.optional(z.boolean()),
    created_at: Moment,
    visibility_display: z.string(),
    type: z.nullish(z.object({ id: z.int(), type: z.string() })),
  }),
  promises: {
    record: 'response document',
    given: [['an emergency has a response document', { event: EVENT }]],
    query: { event: fromState('event', EVENT), limit: LARGEST_PAGE },
  },
});

/** Documents of appeals, newest first. Source: GO API, `api_v2_appeal_document_list`. */
export const appealDocumentsEndpoint = listEndpoint({
  title: 'the appeal documents',
  path: '/api/v2/appeal_document/',
  filters: {
    appeal: z.optional(commaList(integer())),
    name: z.optional(z.string()),
    created_at__gte: z.optional(moment()),
    created_at__lte: z.optional(moment()),
  },
  order: ['id', 'created_at', 'name'],
  row: z.object({
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
  promises: {
    record: 'appeal document',
    given: [['an appeal has a document', { appeal: 8001 }]],
    query: { appeal: [fromState('appeal', 8001)], limit: 10 },
  },
});

/** The severities that emergencies have had, oldest first. Source: GO API, `api_v2_event_severity_level_history_list`. */
export const severityHistoryEndpoint = listEndpoint({
  title: 'the severities that emergencies have had',
  path: '/api/v2/event-severity-level-history/',
  filters: {
    event: z.optional(integer()),
  },
  row: z.object({
    id: z.int(),
    event: z.int(),
    ifrc_severity_level: z.optional(SeverityLevel),
    created_at: Moment,
  }),
  promises: {
    record: 'severity',
    given: [['an emergency has a severity history', { event: EVENT }]],
    query: { limit: 20 },
    searchedBy: 'search',
  },
});
