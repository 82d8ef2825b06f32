import { emergencyProjectsEndpoint } from '#contracts/endpoints/emergencyActivity.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { wholeNumber } from '#src/domain/listAddress.ts';

const ALL = 9999;

/** All activities of an emergency: filters and pages are made of the one answer. */
export const activitiesInput = (event: number) => ({ query: { event: [event], limit: ALL } });

export function prefetchActivities(requests: Requests, { params }: Address): void {
  const event = wholeNumber(params.emergencyId ?? null);
  if (event !== undefined) requests.prefetch(emergencyProjectsEndpoint, activitiesInput(event));
}
