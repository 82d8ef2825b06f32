import { createContext, use, useMemo } from 'react';
import { emergencyProjectOptionsEndpoint } from '#contracts/activities/choices.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { everything } from '#contracts/query.ts';
import { countriesEndpoint, districtsEndpoint } from '#contracts/reference/lists.ts';
import { erusEndpoint } from '#contracts/surge/units.ts';
import { countriesInput, isSelectable, type SelectableCountry } from '#src/domain/countries.ts';
import { type Offered, offered } from '#src/forms/inputs.tsx';
import type { Province } from '#src/forms/ProvincesInput.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';

const DEPLOYED = everything({ deployed_to__isnull: false });

export type ActivityOptions = AnswerOf<typeof emergencyProjectOptionsEndpoint>;
export type Unit = AnswerOf<typeof erusEndpoint>['results'][number];

/** What the fields offer, each list asked for once. */
export interface FormOptions {
  countries: Offered<SelectableCountry>;
  /** National Societies by the ids of their countries. */
  societies: Offered<{ id: number; name: string }>;
  districts: Offered<Province>;
  units: Offered<Unit>;
  sectors: Offered<ActivityOptions['sectors'][number]>;
  actions: Offered<ActivityOptions['actions'][number]>;
}

export const FormOptionsContext = createContext<FormOptions | undefined>(undefined);

export function useOffered(): FormOptions {
  const options = use(FormOptionsContext);
  if (!options) throw new Error('useOffered was called outside of <FormOptionsContext>.');
  return options;
}

/** Asks for what an activity in this country may choose from. */
export function useFormOptions(country: number | undefined): FormOptions {
  const countries = useRequest(countriesEndpoint, countriesInput);
  const districts = useRequest(
    districtsEndpoint,
    country === undefined ? undefined : everything({ country }),
  );
  const units = useRequest(erusEndpoint, DEPLOYED);
  const options = useRequest(emergencyProjectOptionsEndpoint, {});
  const selectable = useMemo(() => countries.answer?.results.filter(isSelectable), [countries.answer]);
  const societies = useMemo(
    () =>
      selectable
        ?.flatMap(({ id, society_name }) => (society_name ? [{ id, name: society_name }] : []))
        .sort((one, other) => one.name.localeCompare(other.name)),
    [selectable],
  );
  return {
    countries: offered(countries, selectable),
    societies: offered(countries, societies),
    districts: offered(districts, country === undefined ? [] : districts.answer?.results),
    units: offered(units, units.answer?.results),
    sectors: offered(options, options.answer?.sectors),
    actions: offered(options, options.answer?.actions),
  };
}
