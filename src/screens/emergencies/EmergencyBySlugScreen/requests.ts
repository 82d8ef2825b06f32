import { emergencyBySlugEndpoint } from '#contracts/endpoints/emergencyRecord.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';

export const slugInput = ({ slug = '' }: Address['params']) => ({ path: { slug } });

export function prefetchEmergencyBySlug(requests: Requests, { params }: Address): void {
  requests.prefetch(emergencyBySlugEndpoint, slugInput(params));
}
