import { type SubmitEvent, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Language } from '#contracts/languages.ts';
import { countriesEndpoint, globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { optionIndex, type SelectOption } from '#machines/optionIndex.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { Tabs } from '#src/components/Tabs/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { countryLink, regionLink } from '#src/core/placeLinks.ts';
import type { Requests } from '#src/core/requests.ts';
import { type Country, countriesInput, isRegion, isSelectable } from '#src/domain/countries.ts';
import { useRegions } from '#src/hooks/useRegions.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { menuStrings } from '../menus/strings.ts';
import styles from './CountriesPanel.module.css';

/** All countries by region, and a search over all of them. `onPick`: a link was followed. */
export function CountriesPanel({ onPick }: { onPick: () => void }) {
  const strings = useStrings(menuStrings);
  const language = useLanguage();
  const { regions = [], ...enums } = useRegions();
  const countries = useRequest(countriesEndpoint, countriesInput);
  const navigate = useNavigate();
  const [picked, setPicked] = useState<string>();
  const [keyword, setKeyword] = useState('');
  const index = useMemo(
    () => optionIndex(optionsOf(countries.answer?.results ?? [], language)),
    [countries.answer, language],
  );

  const open = useOpenRegion(countries.answer?.results);
  const region = regions.find(({ id }) => String(id) === (picked ?? open)) ?? regions[0];

  if (enums.isPending || countries.isPending) {
    return <MessageBlock state="pending" message={strings.countriesPending} />;
  }
  if (!region || !countries.answer) {
    const retry = () => [enums, countries].forEach((request) => void request.retry());
    return <MessageBlock state="failed" message={strings.countriesFailed} onRetry={retry} />;
  }

  const nameOf = (key: string | undefined) => regions.find(({ id }) => String(id) === key)?.name ?? '';
  const found = index.filter(keyword);
  const shown = keyword.trim() ? found : found.filter(({ group }) => group === String(region.id));
  const groups = [...new Set(shown.map(({ group }) => group))];

  /** Enter opens the country that is meant: the only one, or the one of this very name. Of several it goes on at the first. */
  function openFound(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sought = keyword.trim();
    if (!sought) return;
    const isNamed = ({ label }: SelectOption) =>
      label.localeCompare(sought, language, { sensitivity: 'base' }) === 0;
    const meant = shown.length === 1 ? shown[0] : shown.find(isNamed);
    if (!meant) return event.currentTarget.parentElement?.querySelector<HTMLElement>('li a')?.focus();
    onPick();
    navigate(countryLink(Number(meant.key)));
  }

  return (
    <Tabs
      label={strings.regions}
      variant="vertical"
      tabs={regions.map(({ id, name }) => ({ key: String(id), label: name }))}
      selected={String(region.id)}
      onSelect={(key) => {
        setPicked(key);
        setKeyword('');
      }}
    >
      <div className={styles.countries}>
        <form onSubmit={openFound}>
          <SearchInput
            label={strings.countrySearch}
            isLabelHidden
            name="country"
            placeholder={strings.countrySearch}
            autoComplete="off"
            value={keyword}
            onChange={setKeyword}
          />
        </form>
        <p role="status" className={groups.length > 0 ? 'visually-hidden' : undefined}>
          {groups.length === 0 && strings.noCountry}
        </p>
        {groups.map((group) => (
          <section key={group}>
            <h2>
              <TextLink to={regionLink(Number(group))} onClick={onPick}>
                {fill(strings.region, { region: nameOf(group) })}
              </TextLink>
            </h2>
            <ul>
              {shown
                .filter((country) => country.group === group)
                .map(({ key, label }) => (
                  <li key={key}>
                    <TextLink to={countryLink(Number(key))} onClick={onPick}>
                      {label}
                    </TextLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Tabs>
  );
}

/** Starts the calls of the panel ahead of it. */
export function prefetchCountries(requests: Requests): void {
  requests.prefetch(globalEnumsEndpoint, {});
  requests.prefetch(countriesEndpoint, countriesInput);
}

/** By region and name, as the reader's language sorts names. The group is the region's id. */
function optionsOf(countries: readonly Country[], language: Language): SelectOption[] {
  return countries
    .filter(isSelectable)
    .filter(({ region }) => isRegion(region))
    .map(({ id, name, region }) => ({ key: String(id), label: name, group: String(region) }))
    .sort(
      (one, other) => one.group.localeCompare(other.group) || one.label.localeCompare(other.label, language),
    );
}

/** The region of the page that is open: its own, or its country's. */
function useOpenRegion(countries: readonly Country[] | undefined): string | undefined {
  const parameters = useParams();
  const [query] = useSearchParams();
  const countryId = parameters.countryId ?? query.get('country');
  const region = countries?.find(({ id }) => String(id) === countryId)?.region;
  return parameters.regionId ?? query.get('region') ?? (region == null ? undefined : String(region));
}
