import { snippetsEndpoint } from '#contracts/emergencies/page.ts';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { everything } from '#contracts/query.ts';
import { disasterTypesEndpoint, globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { surgeAlertsEndpoint } from '#contracts/surge/alerts.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';

/** The calls that say which tabs an emergency has; undefined when the address holds no id. */
export function tabInputs(event: number | undefined) {
  if (event === undefined) return {};
  return {
    snippets: everything({ event }),
    // Only their number is needed.
    surgeAlerts: { query: { event, limit: 1 } },
  };
}

const prefetchItself = prefetchRecord(emergencyEndpoint, 'emergencyId');

export function prefetchEmergency(requests: Requests, address: Address): void {
  const { snippets, surgeAlerts } = tabInputs(address.ids.emergencyId);
  if (!snippets) return;
  prefetchOnPaper(requests, address);
  requests.prefetch(snippetsEndpoint, snippets);
  requests.prefetch(surgeAlertsEndpoint, surgeAlerts);
}

/** It has no tabs there. */
export function prefetchOnPaper(requests: Requests, address: Address): void {
  if (address.ids.emergencyId === undefined) return;
  prefetchItself(requests, address);
  requests.prefetch(globalEnumsEndpoint, {});
  requests.prefetch(disasterTypesEndpoint, everything());
}
