import { situationReportsEndpoint } from '#contracts/emergencies/page.ts';
import { everything } from '#contracts/query.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';

export function prefetchReports(requests: Requests, { ids }: Address): void {
  const event = ids.emergencyId;
  if (event !== undefined) requests.prefetch(situationReportsEndpoint, everything({ event }));
}
