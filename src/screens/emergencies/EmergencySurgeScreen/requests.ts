import { deploymentTotalsEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { surgeAlertsEndpoint } from '#contracts/endpoints/response.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { wholeNumber } from '#src/domain/listAddress.ts';
import { onMission } from '#src/domain/missions.ts';

/** Rows of each table on one page. */
export const ALERTS_SHOWN = 5;
export const PAGE_SIZE = 10;

export const totalsInput = (event: number) => ({ query: { event } });

/** Those for which people are still sought, open ones first. */
export const openAlertsInput = (event: number) => ({
  query: {
    event,
    limit: ALERTS_SHOWN,
    ordering: ['molnix_status' as const, '-opens' as const],
    molnix_status: [0, 1],
  },
});

export type PersonnelKey = 'role' | 'type' | 'country_from' | 'country_to' | 'name' | 'start_date';
export type UnitKey =
  | 'eru_owner__national_society_country__society_name'
  | 'type'
  | 'units'
  | 'equipment_units'
  | 'deployed_to__society_name';

/** Everybody who is there, for the organigram. */
export const teamInput = (event: number, now: Date) => ({
  query: { event_deployed_to: event, ...onMission(now), limit: 9999 },
});

/** Those who are there now. */
export const personnelInput = (
  event: number,
  offset: number,
  ordering: PersonnelKey | `-${PersonnelKey}`,
  now: Date,
) => ({
  query: {
    event_deployed_to: event,
    ...onMission(now),
    limit: PAGE_SIZE,
    offset,
    ordering: [ordering],
  },
});

export const unitsInput = (event: number, offset: number, ordering: UnitKey | `-${UnitKey}`) => ({
  query: { event, deployed_to__isnull: false, limit: PAGE_SIZE, offset, ordering: [ordering] },
});

export function prefetchSurge(requests: Requests, { params }: Address): void {
  const event = wholeNumber(params.emergencyId ?? null);
  if (event === undefined) return;
  requests.prefetch(deploymentTotalsEndpoint, totalsInput(event));
  requests.prefetch(surgeAlertsEndpoint, openAlertsInput(event));
}
