import { countriesEndpoint, disasterTypesEndpoint, regionsEndpoint } from '#contracts/endpoints/domain.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

const everything = { query: { limit: 9999 } };

/** What mails can be about, each by name; undefined until it is there. */
export function usePlaces() {
  const countries = useRequest(countriesEndpoint, countriesInput);
  const regions = useRequest(regionsEndpoint, everything);
  const disasterTypes = useRequest(disasterTypesEndpoint, everything);
  const collator = intl('Collator', localeOf(useLanguage()));
  const byName = <Item extends { name: string }>(items: readonly Item[] | undefined) =>
    items?.toSorted((one, other) => collator.compare(one.name, other.name));
  return {
    countries: byName(countries.answer?.results.filter(isSelectable)),
    regions: regions.answer?.results.map(({ id, region_name }) => ({ id, name: region_name })),
    disasterTypes: byName(disasterTypes.answer?.results.map(({ id, name }) => ({ id, name: name ?? '' }))),
    /** A list could not be had. */
    hasFailed: [countries, regions, disasterTypes].some(
      ({ answer, error }) => answer === undefined && error !== undefined,
    ),
    retry() {
      for (const request of [countries, regions, disasterTypes]) request.retry();
    },
  };
}
