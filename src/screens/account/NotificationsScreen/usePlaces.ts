import { everything } from '#contracts/query.ts';
import { countriesEndpoint, disasterTypesEndpoint } from '#contracts/reference/lists.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

const EVERYTHING = everything();

/** What mails can be about, each by name; undefined until it is there. */
export function usePlaces() {
  const countries = useRequest(countriesEndpoint, countriesInput);
  const { regions, ...enums } = useRegions();
  const disasterTypes = useRequest(disasterTypesEndpoint, EVERYTHING);
  const collator = intl('Collator', localeOf(useLanguage()));
  const byName = <Item extends { name: string }>(items: readonly Item[] | undefined) =>
    items?.toSorted((one, other) => collator.compare(one.name, other.name));
  return {
    countries: byName(countries.answer?.results.filter(isSelectable)),
    regions,
    disasterTypes: byName(disasterTypes.answer?.results.map(({ id, name }) => ({ id, name: name ?? '' }))),
    /** A list could not be had. */
    hasFailed:
      (regions === undefined && enums.error !== undefined) ||
      [countries, disasterTypes].some(({ answer, error }) => answer === undefined && error !== undefined),
    retry() {
      for (const request of [countries, enums, disasterTypes]) request.retry();
    },
  };
}
