import type { InputOf } from '#contracts/client.ts';
import { countrySeasonalEndpoint } from '#contracts/risk/seasonal.ts';
import { useRequest } from '#src/hooks/useRequest.ts';

/** The risk API knows countries by their codes in small letters. */
export const seasonsInput = (iso3: string): InputOf<typeof countrySeasonalEndpoint> => ({
  query: { iso3: iso3.toLowerCase() },
});

/** The seasons of a country, of which there is exactly one record: its panels share the call. */
export function useCountrySeasons(iso3: string) {
  const request = useRequest(countrySeasonalEndpoint, seasonsInput(iso3));
  return { request, seasons: request.answer?.[0] };
}
