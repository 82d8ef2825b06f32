import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { fieldReportsEndpoint } from '#contracts/endpoints/response.ts';
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

const SORT_KEYS = ['created_at', 'summary', 'event', 'dtype'] as const satisfies readonly NonNullable<
  QueryOf<typeof fieldReportsEndpoint>['ordering']
>[number][];

export const fieldReportOrdering = (query: URLSearchParams) => orderingOf(query, SORT_KEYS, '-created_at');

/** The call that answers an address. */
export function fieldReportsInput(query: URLSearchParams) {
  return {
    query: {
      limit: PAGE_SIZE,
      offset: offsetOf(query, PAGE_SIZE),
      ordering: [fieldReportOrdering(query)],
      dtype: wholeNumber(query.get('dtype')),
      countries__in: numbersOf(query.get('country')),
      regions__in: regionsOf(query.get('region')),
      created_at__gte: dayOf(query.get('created_after')),
      created_at__lte: endOfDay(dayOf(query.get('created_before'))),
      search: query.get('search') || undefined,
    },
  };
}

export function prefetchFieldReports(requests: Requests, { query }: Address): void {
  requests.prefetch(fieldReportsEndpoint, fieldReportsInput(query));
}
