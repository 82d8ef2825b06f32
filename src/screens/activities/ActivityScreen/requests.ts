import { emergencyProjectEndpoint } from '#contracts/endpoints/activityForm.ts';
import { emergencyProjectOptionsEndpoint } from '#contracts/endpoints/emergencyActivity.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';

/** The call for an activity; undefined when the address holds no id. */
export function activityInput({ activityId }: Address['params']) {
  return activityId && /^\d{1,9}$/.test(activityId) ? { path: { id: activityId } } : undefined;
}

export function prefetchActivity(requests: Requests, { params }: Address): void {
  const input = activityInput(params);
  if (input) requests.prefetch(emergencyProjectEndpoint, input);
  requests.prefetch(emergencyProjectOptionsEndpoint, {});
}
