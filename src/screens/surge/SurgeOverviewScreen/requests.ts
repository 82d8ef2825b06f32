import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { erusEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { surgeAlertsEndpoint } from '#contracts/endpoints/response.ts';
import { deployedByEventEndpoint, personnelByEventEndpoint } from '#contracts/endpoints/surge.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { orderingOf, wholeNumber } from '#src/domain/listAddress.ts';

/*
 * The tables of the overview share one address: each has a prefix of its own for its page and its order.
 */

export const ALERTS_SHOWN = 5;
export const EMERGENCIES_SHOWN = 6;
export const ERUS_SHOWN = 5;
export const OWNERS_SHOWN = 10;
export const READINESS_SHOWN = 10;

/** Rows before the page that the address names. */
export const offsetAt = (query: URLSearchParams, name: string, pageSize: number) =>
  Math.max(0, (wholeNumber(query.get(name)) ?? 1) - 1) * pageSize;

/** The order that the address names. */
const orderAt = <Key extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly Key[],
  usual: Key | `-${Key}`,
) => orderingOf(new URLSearchParams({ sort: query.get(name) ?? '' }), known, usual);

/** Every emergency with people or units: the map is made of the one answer. */
export const everywhereInput = { query: { limit: 9999 } };

/** Those for which people are still sought, open ones first. */
export const openAlertsInput = (query: URLSearchParams) => ({
  query: {
    limit: ALERTS_SHOWN,
    offset: offsetAt(query, 'alerts_page', ALERTS_SHOWN),
    ordering: ['molnix_status' as const, '-opens' as const],
    molnix_status: [0, 1],
  },
});

export const emergenciesOrdering = (query: URLSearchParams) =>
  orderAt(query, 'emergencies_sort', ['personnel_count', 'name'], '-personnel_count');

export const emergenciesInput = (query: URLSearchParams) => ({
  query: {
    limit: EMERGENCIES_SHOWN,
    offset: offsetAt(query, 'emergencies_page', EMERGENCIES_SHOWN),
    ordering: [emergenciesOrdering(query)],
  },
});

const ERU_KEYS = [
  'eru_owner__national_society_country__society_name',
  'type',
  'units',
  'equipment_units',
  'deployed_to__society_name',
  'event__name',
] as const satisfies readonly NonNullable<QueryOf<typeof erusEndpoint>['ordering']>[number][];

export const erusOrdering = (query: URLSearchParams) => orderAt(query, 'erus_sort', ERU_KEYS, 'type');

export const erusInput = (query: URLSearchParams) => ({
  query: {
    limit: ERUS_SHOWN,
    offset: offsetAt(query, 'erus_page', ERUS_SHOWN),
    ordering: [erusOrdering(query)],
    deployed_to__isnull: false,
    type: wholeNumber(query.get('eru_type')),
  },
});

/** Keys of the types of units that are to be ready, as the address lists them. */
export const readyTypes = (query: URLSearchParams): number[] =>
  (query.get('ready') ?? '').split(',').flatMap((text) => wholeNumber(text) ?? []);

export function ownersInput(query: URLSearchParams) {
  const types = readyTypes(query);
  return {
    query: {
      limit: OWNERS_SHOWN,
      offset: offsetAt(query, 'owners_page', OWNERS_SHOWN),
      ordering: ['national_society_country__society_name' as const],
      ...(types.length > 0 && { eru_type: types, available: true }),
    },
  };
}

const READINESS_KEYS = ['type', 'equipment_readiness', 'people_readiness', 'funding_readiness'] as const;

export const readinessOrdering = (query: URLSearchParams) =>
  orderAt(query, 'readiness_sort', READINESS_KEYS, 'type');

export const readinessInput = (query: URLSearchParams) => ({
  query: {
    limit: READINESS_SHOWN,
    offset: offsetAt(query, 'readiness_page', READINESS_SHOWN),
    ordering: [readinessOrdering(query)],
    type: wholeNumber(query.get('readiness_type')),
  },
});

/** What stands first on the page; the rest is asked for when the reader nears it. */
export function prefetchOverview(requests: Requests, { query }: Address): void {
  requests.prefetch(deployedByEventEndpoint, everywhereInput);
  requests.prefetch(surgeAlertsEndpoint, openAlertsInput(query));
  requests.prefetch(personnelByEventEndpoint, emergenciesInput(query));
}
