import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { disasterTypesEndpoint } from '#contracts/endpoints/domain.ts';
import { personnelEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { dayOf, endOfDay, offsetOf, orderingOf, wholeNumber } from '#src/domain/listAddress.ts';
import { afterMission, onMission, soonOnMission } from '#src/domain/missions.ts';

export const PAGE_SIZE = 10;

const SORT_KEYS = [
  'start_date',
  'end_date',
  'name',
  'role',
  'type',
  'country_from',
  'country_to',
  'event_deployed_to',
] as const satisfies readonly NonNullable<QueryOf<typeof personnelEndpoint>['ordering']>[number][];

export const personnelOrdering = (query: URLSearchParams) => orderingOf(query, SORT_KEYS, '-start_date');

/** The call that answers an address. */
export function personnelInput(query: URLSearchParams, now: Date) {
  const { start_date__lte, ...when } = whenOf(query.get('when'), now);
  return {
    query: {
      limit: PAGE_SIZE,
      offset: offsetOf(query, PAGE_SIZE),
      ordering: [personnelOrdering(query)],
      type: query.get('type') || undefined,
      role__icontains: query.get('role') || undefined,
      country_from: wholeNumber(query.get('country_from')),
      country_to: wholeNumber(query.get('country')),
      event_deployed_to: wholeNumber(query.get('event')),
      dtype: wholeNumber(query.get('dtype')),
      start_date__gte: dayOf(query.get('start_after')),
      start_date__lte: earlier(start_date__lte, endOfDay(dayOf(query.get('start_before')))),
      ...when,
    },
  };
}

interface When {
  start_date__gt?: string | undefined;
  start_date__lte?: string | undefined;
  end_date__gt?: string | undefined;
  end_date__lte?: string | undefined;
}

function whenOf(when: string | null, now: Date): When {
  if (when === 'now') return onMission(now);
  if (when === 'soon') return soonOnMission(now);
  return when === 'over' ? afterMission(now) : {};
}

/** Of two limits the one that keeps fewer; both are written alike. */
function earlier(one: string | undefined, other: string | undefined) {
  return one && other ? (one < other ? one : other) : (one ?? other);
}

export function prefetchPersonnel(requests: Requests, { query }: Address): void {
  requests.prefetch(personnelEndpoint, personnelInput(query, new Date()));
  requests.prefetch(disasterTypesEndpoint, { query: { limit: 9999 } });
}
