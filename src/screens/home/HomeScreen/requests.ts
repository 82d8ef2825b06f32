import { appealTotalsEndpoint } from '#contracts/emergencies/appealTotals.ts';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { everything } from '#contracts/query.ts';
import type { Requests } from '#src/core/requests.ts';

export const LATEST_EMERGENCIES = 8;
const HIGHLIGHTED_EMERGENCIES = 6;

export const totalsInput = {};
export const highlightedInput = { query: { is_featured: true, limit: HIGHLIGHTED_EMERGENCIES } };
export const latestInput = {
  query: { limit: LATEST_EMERGENCIES, ordering: ['-disaster_start_date' as const] },
};
export const countriesInput = everything();

/** Appeals that run now, as the totals count them. The hour stands for the moment, so that the same page asks the same question twice. */
export function activeAppealsInput(now: Date) {
  const hour = new Date(now);
  hour.setMinutes(0, 0, 0);
  const then = hour.toISOString();
  return everything({ start_date__lte: then, end_date__gt: then });
}

/** All that the top of the page shows, at once; the map's calls run when the reader nears it. */
export function prefetchHome(requests: Requests): void {
  requests.prefetch(appealTotalsEndpoint, totalsInput);
  requests.prefetch(emergenciesEndpoint, highlightedInput);
  requests.prefetch(emergenciesEndpoint, latestInput);
}
