import { COMING_BACK_MS, defineEndpoint } from '../defineEndpoint.ts';
import { integer, moment } from '../query.ts';
import { Moment, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { anActiveAppeal } from './states.ts';

/**
 * Records counted by month or year, oldest first; a span without a record is left out. Emergencies count by the day they
 * began, appeals by their start, field reports by their writing. `sum_…` adds a sum over the appeals of that span, in Swiss
 * francs or people. Source: GO API, `api_v1_aggregate_list`; parameter names as its server reads them, see the facts of the
 * screens.
 */
export const aggregateEndpoint = defineEndpoint({
  title: 'the counts by time',
  path: '/api/v1/aggregate/',
  freshMs: COMING_BACK_MS,
  touches: ['emergency'],
  query: z.object({
    model_type: z.enum(['appeal', 'event', 'fieldreport']),
    unit: z.optional(z.enum(['month', 'year'])),
    start_date: z.optional(moment()),
    country: z.optional(integer()),
    region: z.optional(integer()),
    filter_atype: z.optional(integer()),
    filter_dtype: z.optional(integer()),
    sum_amount_funded: z.optional(z.literal('amount_funded')),
    sum_amount_requested: z.optional(z.literal('amount_requested')),
    sum_beneficiaries: z.optional(z.literal('num_beneficiaries')),
  }),
  answer: z.array(
    z.object({
      timespan: Moment,
      count: z.int(),
      amount_funded: sometimes(z.nullable(z.number())),
      amount_requested: sometimes(z.nullable(z.number())),
      beneficiaries: sometimes(z.nullable(z.int())),
    }),
  ),
  interactions: [
    {
      title: 'of appeals, with their sums',
      given: [anActiveAppeal],
      query: {
        model_type: 'appeal',
        unit: 'year',
        start_date: '2017-01-01',
        sum_amount_funded: 'amount_funded',
        sum_beneficiaries: 'num_beneficiaries',
      },
    },
    {
      title: 'after all of them',
      given: [['no appeal has begun after', { date: '2999-01-01' }]],
      query: { model_type: 'appeal', start_date: '2999-01-01' },
      isEmpty: true,
    },
  ],
});
