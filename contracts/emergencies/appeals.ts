import { listEndpoint } from '../listEndpoint.ts';
import { flag, integer, LARGEST_PAGE, moment, repeated } from '../query.ts';
import { DisasterType, MiniCountry, Moment, SeverityLevel, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { anActiveAppeal } from './states.ts';

/** Appeals as they stand now, newest first. Amounts in Swiss francs. Source: GO API, `api_v2_appeal_list`. */
export const appealsEndpoint = listEndpoint({
  title: 'the list of appeals',
  path: '/api/v2/appeal/',
  filters: {
    atype: z.optional(integer()),
    dtype: z.optional(integer()),
    status: z.optional(integer()),
    country: z.optional(repeated(integer())),
    region: z.optional(repeated(integer())),
    district: z.optional(repeated(integer())),
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
  },
  order: [
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
  ],
  row: z.object({
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
  promises: {
    record: 'appeal',
    title: 'that are active',
    given: [anActiveAppeal],
    query: { end_date__gt: '2026-01-01T00:00:00Z', limit: LARGEST_PAGE },
    also: [
      {
        title: 'of several countries and regions with a status, found by a word',
        query: { country: [123, 14], region: [2, 0], status: 0, search: 'MDRNP099', limit: 10 },
      },
    ],
  },
});
