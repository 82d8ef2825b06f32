import { countriesEndpoint, globalEnumsEndpoint } from '#contracts/endpoints/domain.ts';
import { domainWhitelistEndpoint } from '#contracts/endpoints/registration.ts';
import type { Requests } from '#src/app/requests.ts';
import { countriesInput } from '#src/domain/countries.ts';

export const whitelistInput = { query: { limit: 9999 } };

/** What the form chooses from, ahead of its code. */
export function prefetchRegister(requests: Requests): void {
  requests.prefetch(countriesEndpoint, countriesInput);
  requests.prefetch(globalEnumsEndpoint, {});
  requests.prefetch(domainWhitelistEndpoint, whitelistInput);
}
