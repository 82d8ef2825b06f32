import { WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { emptyPage, MISSING_NAME } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { commaList, integer, WHOLE_LIST } from '../query.ts';
import * as z from '../zod.ts';

/**
 * Second-level administrative divisions: the parts of provinces, which are `admin1` here and districts elsewhere. Many countries have
 * none. By code unless asked otherwise. Nobody asks with `search`: the real API answers it with 500 (`pacts/go-api/knownFaults.json`).
 * Source: GO API, `api_v2_admin2_list`.
 */
export const admin2Endpoint = listEndpoint({
  title: 'the list of second-level districts',
  path: '/api/v2/admin2/',
  isWhole: true,
  freshMs: WHOLE_VISIT_MS,
  filters: {
    id: z.optional(integer()),
    id__in: z.optional(commaList(integer())),
    code: z.optional(z.string()),
    name: z.optional(z.string()),
    admin1: z.optional(integer()),
    admin1__in: z.optional(commaList(integer())),
    admin1__country: z.optional(integer()),
    admin1__country__in: z.optional(commaList(integer())),
    admin1__country__iso3: z.optional(z.string()),
  },
  order: ['id', 'name', 'code'],
  row: z.object({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    district_id: z.int(),
    district_name: z.string(),
  }),
  promises: {
    record: 'second-level district',
    title: 'of a country',
    given: [['a second-level district exists', { id: 1301, name: 'Kathmandu', country: 123 }]],
    query: { admin1__country: fromState('country', 123), ordering: ['name'], limit: WHOLE_LIST },
    empty: {
      ...emptyPage('second-level district'),
      query: { name: fromState('name', MISSING_NAME), limit: 20 },
    },
  },
});
