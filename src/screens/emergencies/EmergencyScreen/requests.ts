import { emergencyEndpoint } from '#contracts/endpoints/emergency.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';

/** The call for an emergency; undefined when the address holds no id. */
export function emergencyInput({ emergencyId }: Address['params']) {
  return emergencyId && /^\d+$/.test(emergencyId) ? { path: { id: emergencyId } } : undefined;
}

export function prefetchEmergency(requests: Requests, { params }: Address): void {
  const input = emergencyInput(params);
  if (input) requests.prefetch(emergencyEndpoint, input);
}
