import { emergencyProjectEndpoint } from '#contracts/endpoints/activityForm.ts';
import { countriesEndpoint } from '#contracts/endpoints/domain.ts';
import { emergencyProjectOptionsEndpoint } from '#contracts/endpoints/emergencyActivity.ts';
import { emergencyEndpoint } from '#contracts/endpoints/emergencyRecord.ts';
import { idOf } from '#rules/ids.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { recordInput } from '#src/records/recordCall.ts';

/** The emergency that a new one is for. */
export const namedInput = (query: URLSearchParams) => recordInput(idOf(query.get('event')));

export function prefetchForm(requests: Requests, { ids, query }: Address): void {
  const input = recordInput(ids.activityId ?? idOf(query.get('from')));
  if (input) requests.prefetch(emergencyProjectEndpoint, input);
  const named = namedInput(query);
  if (named) requests.prefetch(emergencyEndpoint, named);
  requests.prefetch(countriesEndpoint, countriesInput);
  requests.prefetch(emergencyProjectOptionsEndpoint, {});
}
