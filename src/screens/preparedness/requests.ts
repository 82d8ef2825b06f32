import { perAreasEndpoint } from '#contracts/per/options.ts';
import { perComponentsEndpoint } from '#contracts/per/questions.ts';
import { perDashboardEndpoint, perMapDataEndpoint } from '#contracts/per/statistics.ts';
import { everything } from '#contracts/query.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import type { Requests } from '#src/core/requests.ts';
import { countriesInput } from '#src/domain/countries.ts';

/** All areas, and all components. */
export const CATALOGUE_INPUT = everything();

export function prefetchSummary(requests: Requests): void {
  requests.prefetch(perMapDataEndpoint, {});
  requests.prefetch(countriesEndpoint, countriesInput);
}

export function prefetchPerformance(requests: Requests): void {
  requests.prefetch(perDashboardEndpoint, {});
  requests.prefetch(countriesEndpoint, countriesInput);
  requests.prefetch(perComponentsEndpoint, CATALOGUE_INPUT);
}

export function prefetchCatalogue(requests: Requests): void {
  requests.prefetch(perAreasEndpoint, CATALOGUE_INPUT);
  requests.prefetch(perComponentsEndpoint, CATALOGUE_INPUT);
}
