import { emergencyProjectOptionsEndpoint } from '#contracts/activities/choices.ts';
import { emergencyProjectEndpoint } from '#contracts/activities/record.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';

const prefetchActivityItself = prefetchRecord(emergencyProjectEndpoint, 'activityId');

export function prefetchActivity(requests: Requests, address: Address): void {
  prefetchActivityItself(requests, address);
  requests.prefetch(emergencyProjectOptionsEndpoint, {});
}
