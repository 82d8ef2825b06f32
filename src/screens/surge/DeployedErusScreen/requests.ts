import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { disasterTypesEndpoint } from '#contracts/endpoints/domain.ts';
import { erusEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { dayOf, endOfDay, numbersOf, offsetOf, orderingOf, wholeNumber } from '#src/domain/listAddress.ts';

export const PAGE_SIZE = 10;

const SORT_KEYS = [
  'eru_owner__national_society_country__society_name',
  'type',
  'units',
  'equipment_units',
  'deployed_to__society_name',
  'event__name',
] as const satisfies readonly NonNullable<QueryOf<typeof erusEndpoint>['ordering']>[number][];

export const erusOrdering = (query: URLSearchParams) => orderingOf(query, SORT_KEYS, 'type');

/** The call that answers an address. */
export function erusInput(query: URLSearchParams) {
  return {
    query: {
      limit: PAGE_SIZE,
      offset: offsetOf(query, PAGE_SIZE),
      ordering: [erusOrdering(query)],
      deployed_to__isnull: false,
      type: wholeNumber(query.get('type')),
      deployed_to__in: numbersOf(query.get('country')),
      disaster_type: wholeNumber(query.get('dtype')),
      event: wholeNumber(query.get('event')),
      start_date__gte: dayOf(query.get('start_after')),
      start_date__lte: endOfDay(dayOf(query.get('start_before'))),
    },
  };
}

export function prefetchErus(requests: Requests, { query }: Address): void {
  requests.prefetch(erusEndpoint, erusInput(query));
  requests.prefetch(disasterTypesEndpoint, { query: { limit: 9999 } });
}
