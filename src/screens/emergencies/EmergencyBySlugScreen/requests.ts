import { emergencyBySlugEndpoint } from '#contracts/emergencies/record.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';

export const slugInput = ({ slug = '' }: Address['params']) => ({ path: { slug } });

export function prefetchEmergencyBySlug(requests: Requests, { params }: Address): void {
  requests.prefetch(emergencyBySlugEndpoint, slugInput(params));
}
