import { emergencyProjectEndpoint } from '#contracts/endpoints/activityForm.ts';
import { countriesEndpoint } from '#contracts/endpoints/domain.ts';
import { emergencyProjectOptionsEndpoint } from '#contracts/endpoints/emergencyActivity.ts';
import { emergencyEndpoint } from '#contracts/endpoints/emergencyRecord.ts';
import type { Requests } from '#src/app/requests.ts';
import type { Address } from '#src/app/routes/index.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { emergencyInput } from '../../emergencies/EmergencyScreen/requests.ts';
import { activityInput } from '../ActivityScreen/requests.ts';

/** The activity that a new one begins as a copy of. */
export const copiedInput = (query: URLSearchParams) =>
  activityInput({ activityId: query.get('from') ?? undefined });

/** The emergency that a new one is for. */
export const namedInput = (query: URLSearchParams) =>
  emergencyInput({ emergencyId: query.get('event') ?? undefined });

export function prefetchForm(requests: Requests, { params, query }: Address): void {
  const input = activityInput(params) ?? copiedInput(query);
  if (input) requests.prefetch(emergencyProjectEndpoint, input);
  const named = namedInput(query);
  if (named) requests.prefetch(emergencyEndpoint, named);
  requests.prefetch(countriesEndpoint, countriesInput);
  requests.prefetch(emergencyProjectOptionsEndpoint, {});
}
