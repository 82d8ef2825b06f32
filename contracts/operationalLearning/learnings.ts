import { COMING_BACK_MS, defineEndpoint, WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { commaList, flag, integer, moment } from '../query.ts';
import { like, Moment, WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aLearning, ofItsCountry, ofLearning } from './states.ts';

/*
 * What operations taught, sentence by sentence, out of their reports. Everybody reads what editors have validated. The same
 * filters narrow the list, the figures and the summary. Source of all: GO API, `ops-learning`.
 */

const ids = () => z.optional(commaList(integer()));

/** Sectors are secondary ones; dates are those on which the appeals started. `search_extracts`: in texts, names and codes. */
export const learningFilters = {
  appeal_code__region: z.optional(integer()),
  appeal_code__country__in: ids(),
  appeal_code__dtype__in: ids(),
  appeal_code__atype__in: ids(),
  sector_validated__in: ids(),
  per_component_validated__in: ids(),
  organization_validated__in: ids(),
  type_validated: z.optional(integer()),
  appeal_code__start_date__gte: z.optional(moment()),
  appeal_code__start_date__lte: z.optional(moment()),
  search_extracts: z.optional(z.string().check(z.maxLength(200))),
};

/** `type_validated` 1 lesson learned, 2 challenge. The texts by language are null where nobody has translated them. */
const Learning = z.object({
  id: z.int(),
  learning_validated: z.nullish(z.string()),
  learning_validated_en: z.nullish(z.string()),
  learning_validated_fr: z.nullish(z.string()),
  learning_validated_es: z.nullish(z.string()),
  learning_validated_ar: z.nullish(z.string()),
  type_validated: z.optional(like(z.int(), 1)),
  sector_validated: z.optional(z.array(z.int())),
  per_component_validated: z.optional(z.array(z.int())),
  organization_validated: z.optional(z.array(z.int())),
  document_name: z.nullable(z.string()),
  document_url: z.nullable(WebAddress),
  created_at: Moment,
  appeal: z.nullable(
    z.object({
      id: z.int(),
      code: z.nullish(like(z.string(), 'MDRNP012')),
      name: z.string(),
      country: z.int(),
      start_date: z.nullish(Moment),
      /** In words. */
      atype: z.string(),
      event_details: z.nullable(z.object({ id: z.int(), name: z.nullish(z.string()) })),
    }),
  ),
});

/**
 * Learnings, in an order that only `ordering` settles: the real API sorts them by their texts, those alike as it comes.
 * `insight_…`: those that a summary, or a part of it, was written of.
 * Errors: `server` 400 for a filter that is no number. Source: GO API, `api_v2_ops_learning_list`.
 */
export const learningsEndpoint = listEndpoint({
  title: 'the list of operational learnings',
  path: '/api/v2/ops-learning/',
  filters: {
    ...learningFilters,
    is_validated: z.optional(flag()),
    insight_id: z.optional(integer()),
    insight_sector_id: z.optional(integer()),
    insight_component_id: z.optional(integer()),
  },
  order: ['id', 'created_at'],
  row: Learning,
  promises: {
    record: 'operational learning',
    given: [aLearning],
    query: { appeal_code__country__in: [ofItsCountry], is_validated: true, limit: 10 },
  },
});

/** One of them. Errors: `server` 404. Source: GO API, `api_v2_ops_learning_retrieve`. */
export const learningEndpoint = defineEndpoint({
  title: 'an operational learning',
  path: '/api/v2/ops-learning/{id}/',
  answer: Learning,
  interactions: [{ given: [aLearning], path: { id: ofLearning } }, missingRecord('operational learning')],
});

/** Whom learnings are for. Source: GO API, `api_v2_ops_learning_organization_type_list`. */
export const learningOrganizationsEndpoint = listEndpoint({
  title: 'the organizations of operational learnings',
  path: '/api/v2/ops-learning/organization-type/',
  freshMs: WHOLE_VISIT_MS,
  row: z.object({ id: z.int(), title: z.string() }),
  promises: {
    record: 'organization of learnings',
    given: [['the organizations of operational learnings exist']],
    searchedBy: 'search',
  },
});

/**
 * How much has been learned, and where. `sources_overtime`: documents of each appeal, at the moment it started; `region_name` is
 * empty where nobody named it. Source: GO API, `api_v2_ops_learning_stats_retrieve`.
 */
export const learningStatsEndpoint = defineEndpoint({
  title: 'the figures of operational learnings',
  path: '/api/v2/ops-learning/stats/',
  freshMs: COMING_BACK_MS,
  query: z.object(learningFilters),
  answer: z.object({
    operations_included: z.int(),
    sources_used: z.int(),
    learning_extracts: z.int(),
    sectors_covered: z.int(),
    learning_by_region: z.array(
      z.object({ region_id: z.int(), region_name: z.nullish(z.string()), count: z.int() }),
    ),
    learning_by_sector: z.array(z.object({ sector_id: z.int(), title: z.string(), count: z.int() })),
    learning_by_country: z.array(z.object({ country_id: z.int(), country_name: z.string(), count: z.int() })),
    sources_overtime: z.array(
      z.object({ atype: z.int(), atype_display: z.string(), date: Moment, count: z.int() }),
    ),
  }),
  interactions: [
    { given: [aLearning] },
    {
      title: 'of a country',
      given: [aLearning],
      query: { appeal_code__country__in: [ofItsCountry] },
    },
  ],
});
