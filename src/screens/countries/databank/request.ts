import { databankEndpoint } from '#contracts/countries/databank.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { ApiError } from '#contracts/errors.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useCountry } from '../CountryScreen/country.ts';

export type Databank = AnswerOf<typeof databankEndpoint>;

/** What is known of the open country from elsewhere: asked for once a visit. `isNone`: nothing is, which is no failure. */
export function useDatabank() {
  const { id } = useCountry();
  const request = useRequest(databankEndpoint, { path: { id } });
  return { request, isNone: request.error instanceof ApiError && request.error.status === 404 };
}
