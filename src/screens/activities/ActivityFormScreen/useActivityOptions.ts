import { useMemo } from 'react';
import { emergencyProjectOptionsEndpoint } from '#contracts/activities/choices.ts';
import { everything } from '#contracts/query.ts';
import { countriesEndpoint, districtsEndpoint } from '#contracts/reference/lists.ts';
import { erusEndpoint } from '#contracts/surge/units.ts';
import { countriesInput, namedCountries, namedSocieties } from '#src/domain/countries.ts';
import type { UseValue } from '#src/forms/defineForm.ts';
import { offered } from '#src/forms/kinds.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import { MISSING } from '#src/i18n/format.ts';
import type { EmergencyProjectValues } from './values.ts';

const DEPLOYED = everything({ deployed_to__isnull: false });
const NOTHING = {};

/** What the fields of an activity offer, each list asked for once. */
export function useActivityOptions(useValue: UseValue<EmergencyProjectValues>) {
  const country = useValue('country');
  const countries = useRequest(countriesEndpoint, countriesInput);
  const districts = useRequest(
    districtsEndpoint,
    country === undefined ? undefined : everything({ country }),
  );
  const erus = useRequest(erusEndpoint, DEPLOYED);
  const options = useRequest(emergencyProjectOptionsEndpoint, NOTHING);
  const places = useMemo(() => namedCountries(countries.answer?.results), [countries.answer]);
  const societies = useMemo(
    () => namedSocieties(countries.answer?.results)?.sort((one, other) => one.name.localeCompare(other.name)),
    [countries.answer],
  );
  const units = useMemo(
    () =>
      erus.answer?.results.map(({ id, type_display, eru_owner: { national_society_country: owner } }) => ({
        id,
        type: type_display,
        name: owner.society_name ?? owner.name ?? MISSING,
      })),
    [erus.answer],
  );
  return {
    countries: offered(countries, places),
    /** National Societies by the ids of their countries. */
    societies: offered(countries, societies),
    districts: offered(districts, country === undefined ? [] : districts.answer?.results),
    units: offered(erus, units),
    sectors: offered(options, options.answer?.sectors),
    actions: offered(options, options.answer?.actions),
  };
}
export type ActivityOptions = ReturnType<typeof useActivityOptions>;

/** What something is called in a list of the API. */
export const titleIn = (
  list: { options: readonly { id: number; title: string }[] | undefined },
  id: number,
) => (list.options ? (list.options.find((option) => option.id === id)?.title ?? `#${id}`) : MISSING);
