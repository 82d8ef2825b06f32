import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import { everything } from '#contracts/query.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';

/** All activities in emergencies of a country. */
export const activitiesInput = (country: number) => everything({ country: [country] });

export function prefetchActivities(requests: Requests, { ids: { countryId } }: Address): void {
  if (countryId !== undefined) requests.prefetch(emergencyProjectsEndpoint, activitiesInput(countryId));
}
