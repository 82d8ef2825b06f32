import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { disasterTypesEndpoint } from '#contracts/endpoints/domain.ts';
import { emergenciesEndpoint } from '#contracts/endpoints/emergency.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import {
  dayOf,
  endOfDay,
  numbersOf,
  offsetOf,
  orderingOf,
  regionsOf,
  wholeNumber,
} from '#src/domain/listAddress.ts';

export const PAGE_SIZE = 15;

const SORT_KEYS = [
  'disaster_start_date',
  'name',
  'ifrc_severity_level',
  'dtype',
  'glide',
  'num_affected',
] as const satisfies readonly NonNullable<QueryOf<typeof emergenciesEndpoint>['ordering']>[number][];

export const emergencyOrdering = (query: URLSearchParams) =>
  orderingOf(query, SORT_KEYS, '-disaster_start_date');

/** The call that answers an address. */
export function emergenciesInput(query: URLSearchParams) {
  return {
    query: {
      limit: PAGE_SIZE,
      offset: offsetOf(query, PAGE_SIZE),
      ordering: [emergencyOrdering(query)],
      dtype: wholeNumber(query.get('dtype')),
      regions__in: regionsOf(query.get('region')),
      countries__in: numbersOf(query.get('country')),
      appeal_type: numbersOf(query.get('appeal_type')),
      disaster_start_date__gte: dayOf(query.get('start_after')),
      disaster_start_date__lte: endOfDay(dayOf(query.get('start_before'))),
      search: query.get('search') || undefined,
    },
  };
}

export function prefetchEmergencies(requests: Requests, { query }: Address): void {
  requests.prefetch(emergenciesEndpoint, emergenciesInput(query));
  requests.prefetch(disasterTypesEndpoint, { query: { limit: 9999 } });
}
