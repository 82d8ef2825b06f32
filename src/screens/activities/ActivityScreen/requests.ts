import { emergencyProjectEndpoint } from '#contracts/activities/endpoints.ts';
import { emergencyProjectOptionsEndpoint } from '#contracts/activities/list.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';

const prefetchActivityItself = prefetchRecord(emergencyProjectEndpoint, 'activityId');

export function prefetchActivity(requests: Requests, address: Address): void {
  prefetchActivityItself(requests, address);
  requests.prefetch(emergencyProjectOptionsEndpoint, {});
}
