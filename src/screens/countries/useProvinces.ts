import { everything } from '#contracts/query.ts';
import { districtsEndpoint } from '#contracts/reference/lists.ts';
import { type Options, useByName } from '#src/choices/options.ts';
import { useIds } from '#src/core/ids.ts';
import { useRequest } from '#src/hooks/useRequest.ts';

/** The provinces of the country whose page is open, with their places. */
export function useProvinces() {
  const { countryId } = useIds();
  return useRequest(
    districtsEndpoint,
    countryId === undefined ? undefined : everything({ country: countryId }),
  );
}

/** The same to choose from. */
export function useProvinceOptions(): Options {
  const { answer, ...request } = useProvinces();
  return { ...request, options: useByName(answer?.results) };
}
