import type { InputOf } from '#contracts/client.ts';
import { WHOLE_LIST } from '#contracts/query.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { riskScoresEndpoint, seasonalEndpoint } from '#contracts/risk/seasonal.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { countriesInput } from '#src/domain/countries.ts';

/** Of a region, or of the world. */
export const seasonalInput = (region: number | undefined): InputOf<typeof seasonalEndpoint> => ({
  query: region === undefined ? {} : { region },
});

export const scoresInput = (region: number | undefined): InputOf<typeof riskScoresEndpoint> => ({
  query: { ...(region !== undefined && { region }), limit: WHOLE_LIST },
});

/** What the countries of the world, or of the region of the address, by risk are made of. */
export function prefetchSeasonal(requests: Requests, { ids: { regionId } }: Address): void {
  requests.prefetch(seasonalEndpoint, seasonalInput(regionId));
  requests.prefetch(riskScoresEndpoint, scoresInput(regionId));
  requests.prefetch(countriesEndpoint, countriesInput);
}
