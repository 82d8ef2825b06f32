import type { AppConfig } from '#contracts/appConfig.ts';
import { everything } from '#contracts/query.ts';
import { deploymentTotalsEndpoint } from '#contracts/surge/deployments.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { onMission } from '#src/domain/missions.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { openAlerts } from './lists.ts';

export const totalsInput = (event: number) => ({ query: { event } });

/** Everybody who is there, for the organigram. */
export const teamInput = (event: number, now: Date) =>
  everything({ event_deployed_to: event, ...onMission(now) });

export function prefetchSurge(requests: Requests, { ids }: Address, config: AppConfig, now: Date): void {
  const event = ids.emergencyId;
  if (event === undefined) return;
  requests.prefetch(deploymentTotalsEndpoint, totalsInput(event));
  // Its page is not in the address.
  prefetchList(openAlerts, { query: { event } })(requests, { query: new URLSearchParams() }, config, now);
}
