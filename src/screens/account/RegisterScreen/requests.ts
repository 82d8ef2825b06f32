import { domainWhitelistEndpoint } from '#contracts/account/registration.ts';
import { everything } from '#contracts/query.ts';
import { countriesEndpoint, globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import type { Requests } from '#src/core/requests.ts';
import { countriesInput } from '#src/domain/countries.ts';

export const whitelistInput = everything();

/** What the form chooses from, ahead of its code. */
export function prefetchRegister(requests: Requests): void {
  requests.prefetch(countriesEndpoint, countriesInput);
  requests.prefetch(globalEnumsEndpoint, {});
  requests.prefetch(domainWhitelistEndpoint, whitelistInput);
}
