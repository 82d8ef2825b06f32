import { listEndpoint } from '../listEndpoint.ts';
import { commaList, integer, moment } from '../query.ts';
import { MiniCountry, Moment } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aSurgeAlert } from './states.ts';

/** Calls for people, newest first. `molnix_status` 0 open, 1 stood down, 2 closed. Source: GO API, `api_v2_surge_alert_list`. */
export const surgeAlertsEndpoint = listEndpoint({
  title: 'the list of surge alerts',
  path: '/api/v2/surge_alert/',
  filters: {
    event: z.optional(integer()),
    country: z.optional(integer()),
    country__in: z.optional(commaList(integer())),
    atype: z.optional(integer()),
    category: z.optional(integer()),
    molnix_status: z.optional(commaList(integer())),
    message__icontains: z.optional(z.string()),
    created_at__gte: z.optional(moment()),
    created_at__lte: z.optional(moment()),
  },
  order: ['id', 'created_at', 'atype', 'category', 'event', 'molnix_status', 'opens'],
  row: z.object({
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
  promises: {
    record: 'surge alert',
    title: 'that are open',
    given: [aSurgeAlert],
    query: { molnix_status: [0], limit: 5, ordering: ['molnix_status', '-opens'] },
    also: [
      {
        title: 'of several countries and statuses, found by a word',
        query: { country__in: [123, 14], molnix_status: [0, 1], search: 'Logistics', limit: 15 },
      },
    ],
  },
});
