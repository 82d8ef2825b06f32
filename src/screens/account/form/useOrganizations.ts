import { countriesEndpoint, globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

/** What the fields of a profile choose from, by name. Lists of places are undefined until they are there. */
export function useOrganizations() {
  const countries = useRequest(countriesEndpoint, countriesInput);
  const enums = useRequest(globalEnumsEndpoint, {});
  const byName = intl('Collator', localeOf(useLanguage()));
  const selectable = countries.answer?.results.filter(isSelectable);
  return {
    countries: selectable?.toSorted((one, other) => byName.compare(one.name, other.name)),
    societies:
      selectable &&
      [...new Set(selectable.flatMap(({ society_name }) => society_name || []))].sort(byName.compare),
    types: {
      options: enums.answer?.api_profile_org_types?.map(({ key, value }) => ({
        value: String(key),
        label: value,
      })),
      hasFailed: enums.error !== undefined,
      onRetry: enums.retry,
    },
    /** Of either list. */
    error: countries.error ?? enums.error,
    hasFailed: countries.error !== undefined && countries.answer === undefined,
    retry() {
      for (const request of [countries, enums]) if (request.error !== undefined) request.retry();
    },
  };
}
