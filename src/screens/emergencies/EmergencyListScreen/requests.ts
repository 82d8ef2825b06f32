import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { disasterTypesEndpoint } from '#contracts/endpoints/domain.ts';
import { emergenciesEndpoint } from '#contracts/endpoints/emergency.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';

export const PAGE_SIZE = 15;
const DEFAULT_SORT = '-disaster_start_date';

type Ordering = NonNullable<QueryOf<typeof emergenciesEndpoint>['ordering']>[number];

/** The filters in the address, by the name they have there. */
export const FILTERS = ['start_after', 'start_before', 'dtype', 'region', 'country', 'search'] as const;
export type FilterName = (typeof FILTERS)[number];

export const disasterTypesInput = { query: { limit: 9999 } };

/** The call that answers an address. Values that make no sense there are ignored, as if they were not. */
export function emergenciesInput(query: URLSearchParams) {
  return {
    query: {
      limit: PAGE_SIZE,
      offset: offsetOf(query),
      ordering: [(query.get('sort') ?? DEFAULT_SORT) as Ordering],
      dtype: wholeNumber(query.get('dtype')),
      regions__in: asList(wholeNumber(query.get('region'))),
      countries__in: asList(wholeNumber(query.get('country'))),
      disaster_start_date__gte: dayOf(query.get('start_after')),
      disaster_start_date__lte: endOfDay(dayOf(query.get('start_before'))),
      search: query.get('search') || undefined,
    },
  };
}

export function offsetOf(query: URLSearchParams): number {
  return Math.max(0, (wholeNumber(query.get('page')) ?? 1) - 1) * PAGE_SIZE;
}

/** The sort key in the address and its direction. */
export function sortOf(query: URLSearchParams) {
  const ordering = query.get('sort') ?? DEFAULT_SORT;
  return { key: ordering.replace(/^-/, ''), isDescending: ordering.startsWith('-') };
}

export function prefetchEmergencies(requests: Requests, { query }: Address): void {
  requests.prefetch(emergenciesEndpoint, emergenciesInput(query));
  requests.prefetch(disasterTypesEndpoint, disasterTypesInput);
}

function wholeNumber(text: string | null) {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function dayOf(text: string | null) {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
}

/** "Before" includes the day itself. */
function endOfDay(day: string | undefined) {
  return day && `${day}T23:59:59Z`;
}

function asList(value: number | undefined) {
  return value === undefined ? undefined : [value];
}
