import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { flashActionsEndpoint } from '#contracts/flashUpdates/list.ts';
import { everything } from '#contracts/query.ts';
import { countriesEndpoint, disasterTypesEndpoint, districtsEndpoint } from '#contracts/reference/lists.ts';
import { countriesInput, namedCountries, type SelectableCountry } from '#src/domain/countries.ts';
import type { UseValue } from '#src/forms/defineForm.ts';
import { type Named, type Offered, offered } from '#src/forms/kinds.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import type { FlashValues } from './values.ts';

const EVERYTHING = everything();

type District = AnswerOf<typeof districtsEndpoint>['results'][number];
export type FlashAction = AnswerOf<typeof flashActionsEndpoint>['results'][number];

/** What the fields offer, each list asked for once; provinces of all countries of the update together. */
export interface FlashOptions {
  countries: Offered<SelectableCountry>;
  districts: Offered<District>;
  hazards: Offered<Named>;
  actions: Offered<FlashAction>;
}

export function useFormOptions(useValue: UseValue<FlashValues>): FlashOptions {
  const places = useValue('country_district');
  const ids = [...new Set((places ?? []).flatMap(({ country }) => country ?? []))].sort(
    (one, other) => one - other,
  );
  const countries = useRequest(countriesEndpoint, countriesInput);
  const districts = useRequest(
    districtsEndpoint,
    ids.length === 0 ? undefined : everything({ country__in: ids }),
  );
  const hazards = useRequest(disasterTypesEndpoint, EVERYTHING);
  const actions = useRequest(flashActionsEndpoint, EVERYTHING);
  const named = useMemo(() => namedCountries(countries.answer?.results), [countries.answer]);
  return {
    countries: offered(countries, named),
    districts: offered(districts, ids.length === 0 ? [] : districts.answer?.results),
    hazards: offered(hazards, hazards.answer?.results),
    actions: offered(actions, actions.answer?.results),
  };
}
