import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { appealsEndpoint } from '#contracts/endpoints/response.ts';
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

export const PAGE_SIZE = 10;

const SORT_KEYS = [
  'start_date',
  'atype',
  'code',
  'dtype',
  'amount_requested',
  'amount_funded',
] as const satisfies readonly NonNullable<QueryOf<typeof appealsEndpoint>['ordering']>[number][];

export const appealOrdering = (query: URLSearchParams) => orderingOf(query, SORT_KEYS, '-start_date');

/** The call that answers an address. */
export function appealsInput(query: URLSearchParams) {
  return {
    query: {
      limit: PAGE_SIZE,
      offset: offsetOf(query, PAGE_SIZE),
      ordering: [appealOrdering(query)],
      atype: wholeNumber(query.get('atype')),
      dtype: wholeNumber(query.get('dtype')),
      region: regionsOf(query.get('region')),
      country: numbersOf(query.get('country')),
      status: wholeNumber(query.get('status')),
      start_date__gte: dayOf(query.get('start_after')),
      start_date__lte: endOfDay(dayOf(query.get('start_before'))),
      search: query.get('search') || undefined,
    },
  };
}

export function prefetchAppeals(requests: Requests, { query }: Address): void {
  requests.prefetch(appealsEndpoint, appealsInput(query));
}
