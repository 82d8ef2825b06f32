import { appealTotalsEndpoint } from '#contracts/emergencies/appealTotals.ts';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import type { Requests } from '#src/core/requests.ts';
import { appealTotalsInput } from '#src/records/operations/requests.ts';

export const LATEST_EMERGENCIES = 8;
const HIGHLIGHTED_EMERGENCIES = 6;

export const highlightedInput = { query: { is_featured: true, limit: HIGHLIGHTED_EMERGENCIES } };
export const latestInput = {
  query: { limit: LATEST_EMERGENCIES, ordering: ['-disaster_start_date' as const] },
};

/** All that the top of the page shows, at once; the map's calls run when the reader nears it. */
export function prefetchHome(requests: Requests): void {
  requests.prefetch(appealTotalsEndpoint, appealTotalsInput());
  requests.prefetch(emergenciesEndpoint, highlightedInput);
  requests.prefetch(emergenciesEndpoint, latestInput);
}
