import { PROJECT_SORT_KEYS, projectsEndpoint } from '#contracts/endpoints/project.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { dayOf, numbersOf, offsetOf, orderingOf } from '#src/domain/listAddress.ts';

export const PAGE_SIZE = 15;

export const projectOrdering = (query: URLSearchParams) => orderingOf(query, PROJECT_SORT_KEYS, '-id');

/** The call that answers an address. */
export function projectsInput(query: URLSearchParams) {
  return {
    query: {
      limit: PAGE_SIZE,
      offset: offsetOf(query, PAGE_SIZE),
      ordering: [projectOrdering(query)],
      search: query.get('search')?.slice(0, 200) || undefined,
      region: numbersOf(query.get('region')),
      country: numbersOf(query.get('country')),
      reporting_ns: numbersOf(query.get('reporting_ns')),
      primary_sector: numbersOf(query.get('primary_sector')),
      secondary_sectors: numbersOf(query.get('secondary_sectors')),
      programme_type: numbersOf(query.get('programme_type')),
      operation_type: numbersOf(query.get('operation_type')),
      status: numbersOf(query.get('status')),
      start_date: dayOf(query.get('start_date')),
      end_date: dayOf(query.get('end_date')),
      exclude_within: query.get('exclude_within') === 'true' || undefined,
    },
  };
}

export function prefetchProjects(requests: Requests, { query }: Address): void {
  requests.prefetch(projectsEndpoint, projectsInput(query));
}
