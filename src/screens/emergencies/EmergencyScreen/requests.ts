import { regionsEndpoint } from '#contracts/endpoints/domain.ts';
import { situationReportsEndpoint, snippetsEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { emergencyEndpoint } from '#contracts/endpoints/emergencyRecord.ts';
import { surgeAlertsEndpoint } from '#contracts/endpoints/response.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';

const ALL = 9999;

/** The call for an emergency; undefined when the address holds no id. */
export function emergencyInput({ emergencyId }: Address['params']) {
  return emergencyId && /^\d{1,9}$/.test(emergencyId) ? { path: { id: emergencyId } } : undefined;
}

/** The calls that say which tabs an emergency has; undefined when the address holds no id. */
export function tabInputs(params: Address['params']) {
  const input = emergencyInput(params);
  const event = Number(input?.path.id);
  return {
    snippets: input && { query: { event, limit: ALL } },
    situationReports: input && { query: { event, limit: ALL } },
    // Only their number is needed.
    surgeAlerts: input && { query: { event, limit: 1 } },
  };
}

export const regionsInput = { query: { limit: ALL } };

export function prefetchEmergency(requests: Requests, { params }: Address): void {
  const input = emergencyInput(params);
  const { snippets, situationReports, surgeAlerts } = tabInputs(params);
  if (!input || !snippets || !situationReports || !surgeAlerts) return;
  requests.prefetch(emergencyEndpoint, input);
  requests.prefetch(snippetsEndpoint, snippets);
  requests.prefetch(situationReportsEndpoint, situationReports);
  requests.prefetch(surgeAlertsEndpoint, surgeAlerts);
  requests.prefetch(regionsEndpoint, regionsInput);
}
