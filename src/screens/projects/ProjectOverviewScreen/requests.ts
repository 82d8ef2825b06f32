import { ongoingSocietiesEndpoint, projectOverviewEndpoint } from '#contracts/endpoints/project.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { numbersOf } from '#src/domain/listAddress.ts';

/** What the page can be narrowed by, as the address and the API both call it. */
export const FILTER_NAMES = [
  'reporting_ns',
  'programme_type',
  'primary_sector',
  'secondary_sectors',
] as const;

/** Both calls of an address. */
export function figuresInput(query: URLSearchParams) {
  return {
    query: {
      reporting_ns: numbersOf(query.get('reporting_ns')),
      programme_type: numbersOf(query.get('programme_type')),
      primary_sector: numbersOf(query.get('primary_sector')),
      secondary_sectors: numbersOf(query.get('secondary_sectors')),
    },
  };
}

export function prefetchProjectOverview(requests: Requests, { query }: Address): void {
  requests.prefetch(projectOverviewEndpoint, figuresInput(query));
  requests.prefetch(ongoingSocietiesEndpoint, figuresInput(query));
}
