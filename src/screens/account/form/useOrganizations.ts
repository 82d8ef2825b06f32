import { countriesEndpoint, globalEnumsEndpoint } from '#contracts/endpoints/domain.ts';
import { countriesInput, isSelectable, type SelectableCountry } from '#src/domain/countries.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

/** What the fields of a profile choose from. `countries` is undefined until it is there. */
export function useOrganizations() {
  const countries = useRequest(countriesEndpoint, countriesInput);
  const enums = useRequest(globalEnumsEndpoint, {});
  const byName = new Intl.Collator(useLanguage());
  const selectable = countries.answer?.results.filter(isSelectable);
  const sorted = (key: (country: SelectableCountry) => string) =>
    selectable?.toSorted((one, other) => byName.compare(key(one), key(other)));
  return {
    countries: sorted(({ name }) => name),
    societies: sorted(societyOf)?.filter((country) => societyOf(country) !== ''),
    types: (enums.answer?.api_profile_org_types ?? []).map(({ key, value }) => ({
      value: String(key),
      label: value,
    })),
    hasFailed: countries.error !== undefined && countries.answer === undefined,
    retry: countries.retry,
  };
}

/** The name of a country's National Society; empty without one. */
export const societyOf = ({ society_name }: { society_name?: string | null | undefined }) =>
  society_name ?? '';
