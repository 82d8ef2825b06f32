import { surgeAlertsEndpoint } from '#contracts/endpoints/response.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { offsetOf, wholeNumber } from '#src/domain/listAddress.ts';

export const PAGE_SIZE = 15;

/** The call that answers an address: open alerts first, then the newest. */
export function surgeAlertsInput(query: URLSearchParams) {
  return {
    query: {
      limit: PAGE_SIZE,
      offset: offsetOf(query, PAGE_SIZE),
      ordering: ['molnix_status' as const, '-opens' as const],
      country: wholeNumber(query.get('country')),
      event: wholeNumber(query.get('event')),
    },
  };
}

export function prefetchSurgeAlerts(requests: Requests, { query }: Address): void {
  requests.prefetch(surgeAlertsEndpoint, surgeAlertsInput(query));
}
