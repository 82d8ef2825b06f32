import { surgeAlertsEndpoint } from '#contracts/endpoints/response.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { numbersOf, offsetOf, wholeNumber } from '#src/domain/listAddress.ts';

export const PAGE_SIZE = 15;

/** The call that answers an address: open alerts first, then the newest. */
export function surgeAlertsInput(query: URLSearchParams) {
  return {
    query: {
      limit: PAGE_SIZE,
      offset: offsetOf(query, PAGE_SIZE),
      ordering: ['molnix_status' as const, '-opens' as const],
      country__in: numbersOf(query.get('country')),
      event: wholeNumber(query.get('event')),
      molnix_status: numbersOf(query.get('status')),
      search: query.get('search') || undefined,
    },
  };
}

export function prefetchSurgeAlerts(requests: Requests, { query }: Address): void {
  requests.prefetch(surgeAlertsEndpoint, surgeAlertsInput(query));
}
