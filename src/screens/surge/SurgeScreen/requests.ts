import { deploymentTotalsEndpoint } from '#contracts/surge/deployments.ts';
import type { Requests } from '#src/core/requests.ts';

export const totalsInput = { query: {} };

export function prefetchSurge(requests: Requests): void {
  requests.prefetch(deploymentTotalsEndpoint, totalsInput);
}
