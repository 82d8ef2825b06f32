import { listEndpoint } from '../listEndpoint.ts';
import { integer, LARGEST_PAGE, repeated } from '../query.ts';
import { DisasterType, MiniCountry, Moment } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { RelatedAppeal } from './schemas.ts';
import { anActiveAppeal } from './states.ts';

const REGION = 2;

/**
 * Emergencies that were appealed for, newest first, for comparisons over the years. `iso3` is a part of the code, in either case.
 * Source: GO API, `api_v2_go_historical_list`.
 */
export const pastEmergenciesEndpoint = listEndpoint({
  title: 'the list of past emergencies',
  path: '/api/v2/go-historical/',
  touches: ['emergency'],
  filters: {
    countries: z.optional(repeated(integer())),
    region: z.optional(integer()),
    iso3: z.optional(z.string()),
  },
  order: ['id', 'disaster_start_date'],
  row: z.object({
    id: z.int(),
    name: z.nullish(z.string()),
    dtype: z.nullish(DisasterType),
    disaster_start_date: Moment,
    num_affected: z.nullish(z.int()),
    countries: z.array(MiniCountry),
    appeals: z.array(RelatedAppeal),
  }),
  promises: {
    record: 'emergency',
    title: 'of a region',
    given: [anActiveAppeal, ['a region has all its data', { region: REGION }]],
    query: { region: REGION, limit: LARGEST_PAGE },
    // The real API does not say whether it looks at `search`.
    empty: { title: 'of an unknown country', query: { iso3: 'zzz', limit: LARGEST_PAGE }, isEmpty: true },
  },
});
