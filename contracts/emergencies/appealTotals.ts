import { COMING_BACK_MS, defineEndpoint } from '../defineEndpoint.ts';
import { integer, moment } from '../query.ts';
import * as z from '../zod.ts';
import { anActiveAppeal } from './states.ts';

/** Sums over the appeals active today, or on `date`. Amounts in Swiss francs. Source: GO API, `api_v2_appeal_aggregated_retrieve`. */
export const appealTotalsEndpoint = defineEndpoint({
  title: 'the sums over active appeals',
  path: '/api/v2/appeal/aggregated',
  freshMs: COMING_BACK_MS,
  query: z.object({
    country: z.optional(integer()),
    region: z.optional(integer()),
    date: z.optional(moment()),
  }),
  answer: z.object({
    active_drefs: z.int(),
    active_appeals: z.int(),
    amount_requested_dref_included: z.int(),
    amount_funded_dref_included: z.int(),
    target_population: z.int(),
  }),
  interactions: [{ given: [anActiveAppeal] }],
});
