import { appealTotalsEndpoint } from '#contracts/endpoints/appealTotals.ts';
import { emergenciesEndpoint } from '#contracts/endpoints/emergency.ts';
import type { Requests } from '#src/app/requests.ts';

export const LATEST_EMERGENCIES = 8;
const HIGHLIGHTED_EMERGENCIES = 6;

export const totalsInput = {};
export const highlightedInput = { query: { is_featured: true, limit: HIGHLIGHTED_EMERGENCIES } };
export const latestInput = {
  query: { limit: LATEST_EMERGENCIES, ordering: ['-disaster_start_date' as const] },
};
export const countriesInput = { query: { limit: 9999 } };

/** Appeals that run now. The hour stands for the moment, so that the same page asks the same question twice. */
export function activeAppealsInput(now = new Date()) {
  const hour = new Date(now);
  hour.setMinutes(0, 0, 0);
  return { query: { end_date__gt: hour.toISOString(), limit: 9999 } };
}

/** All that the top of the page shows, at once; the map's calls run when the reader nears it. */
export function prefetchHome(requests: Requests): void {
  requests.prefetch(appealTotalsEndpoint, totalsInput);
  requests.prefetch(emergenciesEndpoint, highlightedInput);
  requests.prefetch(emergenciesEndpoint, latestInput);
}
