import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import { everything } from '#contracts/query.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';

/** All activities of an emergency: filters and pages are made of the one answer. */
export const activitiesInput = (event: number) => everything({ event: [event] });

export function prefetchActivities(requests: Requests, { ids }: Address): void {
  const event = ids.emergencyId;
  if (event !== undefined) requests.prefetch(emergencyProjectsEndpoint, activitiesInput(event));
}
