import type { AppConfig } from '#contracts/appConfig.ts';
import { everything } from '#contracts/query.ts';
import { deployedByEventEndpoint, deploymentTotalsEndpoint } from '#contracts/surge/deployments.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { totalsInput } from '../SurgeScreen/requests.ts';
import { openAlerts, peopleByEmergency } from './lists.ts';

/** Every emergency with people or units: the map is made of the one answer. */
export const everywhereInput = everything();

/** What stands first on the page; the rest is asked for when the reader nears it. */
export function prefetchOverview(requests: Requests, address: Address, config: AppConfig, now: Date): void {
  requests.prefetch(deploymentTotalsEndpoint, totalsInput);
  requests.prefetch(deployedByEventEndpoint, everywhereInput);
  prefetchList(openAlerts, { place: { name: 'alerts' } })(requests, address, config, now);
  prefetchList(peopleByEmergency, { place: { name: 'emergencies' } })(requests, address, config, now);
}
