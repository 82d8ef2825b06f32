import { emergencyProjectOptionsEndpoint } from '#contracts/activities/choices.ts';
import { emergencyProjectEndpoint } from '#contracts/activities/record.ts';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
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
