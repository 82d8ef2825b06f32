import { countriesEndpoint, disasterTypesEndpoint, regionsEndpoint } from '#contracts/endpoints/domain.ts';
import { Button } from '#src/components/Button/index.tsx';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './EmergencyFilters.module.css';
import { disasterTypesInput, FILTERS, type FilterName } from './requests.ts';
import { emergencyListStrings } from './strings.ts';

const everything = { query: { limit: 9999 } };

/** The filters of the list. A change leads back to the first page. */
export function EmergencyFilters({
  query,
  change,
}: {
  query: URLSearchParams;
  change: (values: Record<string, string>) => void;
}) {
  const strings = useStrings(emergencyListStrings);
  const language = useLanguage();
  const disasterTypes = useRequest(disasterTypesEndpoint, disasterTypesInput);
  const regions = useRequest(regionsEndpoint, everything);
  const countries = useRequest(countriesEndpoint, everything);
  const byName = new Intl.Collator(language);

  const field = (name: FilterName) => ({
    name,
    value: query.get(name) ?? '',
    onChange: (value: string) => change({ [name]: value, page: '' }),
  });
  const optionsOf = (items: readonly { id: number; name?: string | null | undefined }[] | undefined) =>
    (items ?? [])
      .map(({ id, name }) => ({ value: String(id), label: name ?? '--' }))
      .sort((one, other) => byName.compare(one.label, other.label));

  return (
    <div className={styles.filters}>
      <DateInput label={strings.startAfter} {...field('start_after')} />
      <DateInput label={strings.startBefore} {...field('start_before')} />
      <SelectInput
        label={strings.disasterType}
        placeholder={strings.allDisasterTypes}
        options={optionsOf(disasterTypes.answer?.results)}
        {...field('dtype')}
      />
      <SelectInput
        label={strings.region}
        placeholder={strings.allRegions}
        options={optionsOf(regions.answer?.results.map(({ id, region_name }) => ({ id, name: region_name })))}
        {...field('region')}
      />
      <SelectInput
        label={strings.country}
        placeholder={strings.allCountries}
        options={optionsOf(
          countries.answer?.results.filter(({ independent, is_deprecated }) => independent && !is_deprecated),
        )}
        {...field('country')}
      />
      <Button
        variant="tertiary"
        disabled={!FILTERS.some((name) => query.has(name))}
        onClick={() => change({ ...Object.fromEntries(FILTERS.map((name) => [name, ''])), page: '' })}
      >
        {strings.clearFilters}
      </Button>
    </div>
  );
}
