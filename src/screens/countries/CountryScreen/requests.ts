import { databankEndpoint } from '#contracts/countries/databank.ts';
import { countryEndpoint } from '#contracts/countries/record.ts';
import { countrySnippetsEndpoint } from '#contracts/countries/society.ts';
import { appealTotalsEndpoint } from '#contracts/emergencies/appealTotals.ts';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import type { Prefetch } from '#src/core/prefetch.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { appealTotalsInput } from '#src/records/operations/requests.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';
import { recentInput } from '../CountryEmergenciesScreen/requests.ts';
import { snippetsInput } from '../snippets.ts';

const prefetchItself = prefetchRecord(countryEndpoint, 'countryId');

function prefetchFrame(requests: Requests, address: Address): void {
  const { countryId } = address.ids;
  prefetchItself(requests, address);
  if (countryId !== undefined) requests.prefetch(countrySnippetsEndpoint, snippetsInput(countryId));
}

/** What a tab shows first, asked for while its code and its country are still on their way. */
const ofCountry =
  (ask: (requests: Requests, country: number, now: Date) => void): Prefetch =>
  (requests, { ids: { countryId } }, _, now) => {
    if (countryId !== undefined) ask(requests, countryId, now);
  };
const databank = ofCountry((requests, id) => requests.prefetch(databankEndpoint, { path: { id } }));

/** By the names of the tabs; others wait for what their address or their country says. */
const TABS = {
  emergencies: ofCountry((requests, country, now) => {
    requests.prefetch(appealTotalsEndpoint, appealTotalsInput({ country }));
    requests.prefetch(emergenciesEndpoint, recentInput(country, now));
  }),
  context: databank,
  overview: databank,
} satisfies Readonly<Record<string, Prefetch>>;

/** What the frame of a country shows; `tabs`: what its tabs do. */
export const prefetchCountry = Object.assign(prefetchFrame, { tabs: TABS });
