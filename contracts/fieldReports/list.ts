import { listEndpoint } from '../listEndpoint.ts';
import { commaList, flag, integer, moment } from '../query.ts';
import { DisasterType, MiniCountry, Moment } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aListedReport } from './states.ts';

/** Field reports the caller may see, newest first. `summary` is the title. Source: GO API, `api_v2_field_report_list`. */
export const fieldReportsEndpoint = listEndpoint({
  title: 'the list of field reports',
  path: '/api/v2/field-report/',
  touches: ['fieldReport'],
  filters: {
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
  },
  order: ['id', 'summary', 'event', 'dtype', 'created_at', 'updated_at'],
  row: z.object({
    id: z.int(),
    summary: z.nullish(z.string()),
    created_at: Moment,
    event: z.nullish(z.int()),
    event_details: z.nullish(z.object({ id: z.int(), name: z.nullish(z.string()) })),
    dtype_details: DisasterType,
    countries_details: z.array(MiniCountry),
    districts_details: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  promises: {
    record: 'field report',
    given: [aListedReport],
    query: { limit: 5, ordering: ['-created_at'] },
    also: [
      {
        title: 'of several countries and regions, found by a word',
        query: { countries__in: [123, 14], regions__in: [2, 0], search: 'NPL', limit: 15 },
      },
    ],
  },
});
