import { everything } from '#contracts/query.ts';
import { countriesEndpoint, disasterTypesEndpoint, globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import type { Requests } from '#src/core/requests.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

const EVERYTHING = everything();

/** What there is of a kind: undefined until it is there. `hasFailed`: it could not be had; `retry` asks for it again, and for it alone. */
export interface Places<Item> {
  options: readonly Item[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

export function prefetchPlaces(requests: Requests): void {
  requests.prefetch(countriesEndpoint, countriesInput);
  requests.prefetch(globalEnumsEndpoint, {});
  requests.prefetch(disasterTypesEndpoint, EVERYTHING);
}

/** What mails can be about, each by name. */
export function usePlaces() {
  const countries = useRequest(countriesEndpoint, countriesInput);
  const { regions, ...enums } = useRegions();
  const disasterTypes = useRequest(disasterTypesEndpoint, EVERYTHING);
  const collator = intl('Collator', localeOf(useLanguage()));
  const byName = <Item extends { name: string }>(items: readonly Item[] | undefined) =>
    items?.toSorted((one, other) => collator.compare(one.name, other.name));
  return {
    countries: placesOf(countries, byName(countries.answer?.results.filter(isSelectable))),
    regions: placesOf(enums, regions),
    disasterTypes: placesOf(
      disasterTypes,
      byName(disasterTypes.answer?.results.map(({ id, name }) => ({ id, name: name ?? '' }))),
    ),
  };
}

const placesOf = <Item>(
  { error, retry }: { error: unknown; retry: () => void },
  options: readonly Item[] | undefined,
): Places<Item> => ({ options, hasFailed: options === undefined && error !== undefined, retry });
