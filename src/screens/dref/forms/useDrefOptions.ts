import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { everything } from '#contracts/query.ts';
import {
  countriesEndpoint,
  disasterTypesEndpoint,
  districtsEndpoint,
  globalEnumsEndpoint,
  primarySectorsEndpoint,
} from '#contracts/reference/lists.ts';
import type { Requests } from '#src/core/requests.ts';
import { countriesInput, namedCountries, namedSocieties } from '#src/domain/countries.ts';
import { namedSectors } from '#src/domain/sectors.ts';
import type { UseValue } from '#src/forms/defineForm.ts';
import { type Named, offered } from '#src/forms/kinds.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import type { DrefValues } from './values.ts';

const EVERYTHING = everything();
const NOTHING = {};

/** Rows that begin with a title, and the enumeration that it is one of. */
export const TITLES = {
  national_society_actions: 'dref_national_society_action_title',
  needs_identified: 'dref_identified_need_title',
  planned_interventions: 'dref_planned_intervention_title',
} as const satisfies Record<string, keyof AnswerOf<typeof globalEnumsEndpoint>>;
export type TitledList = keyof typeof TITLES;

type Entries = readonly { key: number | string; value: string }[] | undefined;
const named = (entries: Entries) =>
  entries?.flatMap(({ key, value }): Named[] => (typeof key === 'number' ? [{ id: key, name: value }] : []));

/** The lists that every form of a DREF offers. */
export function prefetchDrefOptions(requests: Requests): void {
  requests.prefetch(countriesEndpoint, countriesInput);
  requests.prefetch(disasterTypesEndpoint, EVERYTHING);
  requests.prefetch(primarySectorsEndpoint, NOTHING);
  requests.prefetch(globalEnumsEndpoint, NOTHING);
}

/** What the fields of a DREF offer, each list asked for once. A hook. */
export function useDrefOptions(useValue: UseValue<DrefValues>) {
  const country = useValue('country');
  const countries = useRequest(countriesEndpoint, countriesInput);
  const districts = useRequest(
    districtsEndpoint,
    country === undefined ? undefined : everything({ country }),
  );
  const disasterTypes = useRequest(disasterTypesEndpoint, EVERYTHING);
  const sectors = useRequest(primarySectorsEndpoint, NOTHING);
  const enumerations = useRequest(globalEnumsEndpoint, NOTHING);
  const { answer } = enumerations;
  const places = useMemo(() => namedCountries(countries.answer?.results), [countries.answer]);
  const societies = useMemo(() => namedSocieties(countries.answer?.results), [countries.answer]);
  const titles = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(TITLES).map(([list, name]) => [
          list,
          new Map(answer?.[name]?.map(({ key, value }) => [String(key), value])),
        ]),
      ) as unknown as Record<TitledList, ReadonlyMap<string, string>>,
    [answer],
  );
  return {
    countries: offered<Named>(countries, places),
    societies: offered(countries, societies),
    districts: offered(districts, country === undefined ? [] : districts.answer?.results),
    disasterTypes: offered<Named>(disasterTypes, disasterTypes.answer?.results),
    types: offered(enumerations, named(answer?.dref_dref_dref_type)),
    onsets: offered(enumerations, named(answer?.dref_dref_onset_type)),
    categories: offered(enumerations, named(answer?.dref_dref_disaster_category)),
    proposed: offered(enumerations, named(answer?.dref_proposed_action)),
    sectors: offered<Named>(sectors, namedSectors(sectors.answer)),
    titles,
  };
}
export type DrefOptions = ReturnType<typeof useDrefOptions>;
