import { countryEndpoint } from '#contracts/countries/record.ts';
import { countrySnippetsEndpoint } from '#contracts/countries/society.ts';
import { everything } from '#contracts/query.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';

/** What editors wrote about a country: it says whether there is a page for it, and stands there. */
export const snippetsInput = (country: number) => everything({ country });

const prefetchItself = prefetchRecord(countryEndpoint, 'countryId');

export function prefetchCountry(requests: Requests, address: Address): void {
  const { countryId } = address.ids;
  prefetchItself(requests, address);
  if (countryId !== undefined) requests.prefetch(countrySnippetsEndpoint, snippetsInput(countryId));
}
