import { useMemo } from 'react';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import type { ListValues } from '#machines/listState.ts';
import { idOf } from '#rules/ids.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { type Options, useByName } from './options.ts';

export function useRegionOptions(): Options {
  const { regions, ...request } = useRegions();
  return { ...request, options: useByName(regions) };
}

export function useCountryOptions(): Options {
  const { countries, ...request } = useCountries();
  return { ...request, options: useByName(countries) };
}

/** Those of the region that another filter stands at, where it stands at one. */
export function useRegionalCountryOptions({ region }: ListValues = {}): Options {
  const { countries, ...request } = useCountries();
  const id = idOf(region);
  const own = useMemo(
    () => (id === undefined ? countries : countries?.filter((country) => country.region === id)),
    [countries, id],
  );
  return { ...request, options: useByName(own) };
}

/** National Societies, by the ids of their countries. */
export function useSocietyOptions(): Options {
  const { countries, ...request } = useCountries();
  const societies = useMemo(
    () =>
      countries?.flatMap(({ id, society_name }) =>
        id !== undefined && society_name ? [{ id, name: society_name }] : [],
      ),
    [countries],
  );
  return { ...request, options: useByName(societies) };
}

function useCountries() {
  const { answer, ...request } = useRequest(countriesEndpoint, countriesInput);
  const countries = useMemo(() => answer?.results.filter(isSelectable), [answer]);
  return { ...request, countries };
}
