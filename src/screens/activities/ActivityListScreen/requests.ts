import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { emergencyProjectsEndpoint } from '#contracts/endpoints/emergencyActivity.ts';
import { ACTIVITY_LEADS, ACTIVITY_STATUSES } from '#contracts/schemas/activity.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { dayOf, numbersOf, offsetOf, orderingOf } from '#src/domain/listAddress.ts';

export const PAGE_SIZE = 15;

const SORT_KEYS = [
  'title',
  'start_date',
  'end_date',
  'status',
  'country__name',
  'event__name',
] as const satisfies readonly NonNullable<QueryOf<typeof emergencyProjectsEndpoint>['ordering']>[number][];

export const activityOrdering = (query: URLSearchParams) => orderingOf(query, SORT_KEYS, '-start_date');

const oneOf = <const Key extends string>(known: readonly Key[], text: string | null): Key[] | undefined => {
  const found = known.find((key) => key === text);
  return found && [found];
};

/** The call that answers an address. */
export function activitiesInput(query: URLSearchParams) {
  return {
    query: {
      limit: PAGE_SIZE,
      offset: offsetOf(query, PAGE_SIZE),
      ordering: [activityOrdering(query)],
      search: query.get('search') || undefined,
      event: numbersOf(query.get('emergency')),
      country: numbersOf(query.get('country')),
      reporting_ns: numbersOf(query.get('society')),
      deployed_eru: numbersOf(query.get('unit')),
      sector: numbersOf(query.get('sector')),
      status: oneOf(ACTIVITY_STATUSES, query.get('status')),
      activity_lead: oneOf(ACTIVITY_LEADS, query.get('lead')),
      start_date__gte: dayOf(query.get('start_after')),
      start_date__lte: dayOf(query.get('start_before')),
    },
  };
}

export function prefetchActivities(requests: Requests, { query }: Address): void {
  requests.prefetch(emergencyProjectsEndpoint, activitiesInput(query));
}
