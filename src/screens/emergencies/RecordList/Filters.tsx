import type { ComponentType } from 'react';
import {
  countriesEndpoint,
  disasterTypesEndpoint,
  globalEnumsEndpoint,
  regionsEndpoint,
} from '#contracts/endpoints/domain.ts';
import { emergencyNamesEndpoint } from '#contracts/endpoints/emergency.ts';
import { Button } from '#src/components/Button/index.tsx';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { CloseIcon } from '#src/components/icons.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { wholeNumber } from '#src/domain/listAddress.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './RecordList.module.css';
import { recordListStrings } from './strings.ts';

const everything = { query: { limit: 9999 } };

type DateLabel = 'startAfter' | 'startBefore' | 'createdAfter' | 'createdBefore';

/** A filter of a list: its name in the address, and what is chosen. */
export type Filter =
  | { name: string; kind: 'day'; label: DateLabel }
  | { name: string; kind: 'disasterType' | 'region' | 'country' | 'appealType' | 'emergency' }
  // One that a single list has brings its own input.
  | { name: string; kind: 'own'; Choice: ComponentType<FilterField> };

interface FiltersProps {
  filters: readonly Filter[];
  query: URLSearchParams;
  change: (values: Record<string, string>) => void;
}

/** What the input of a filter is given. Its value is empty while nothing is chosen. */
export interface FilterField {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** The filters of a list. A change leads back to the first page. */
export function Filters({ filters, query, change }: FiltersProps) {
  const strings = useStrings(recordListStrings);
  return (
    <div className={styles.filters}>
      {filters.map((filter) => {
        const field = {
          name: filter.name,
          value: query.get(filter.name) ?? '',
          onChange: (value: string) => change({ [filter.name]: value }),
        };
        if (filter.kind === 'day') {
          return <DateInput key={filter.name} label={strings[filter.label]} {...field} />;
        }
        const Choice = filter.kind === 'own' ? filter.Choice : CHOICES[filter.kind];
        return <Choice key={filter.name} {...field} />;
      })}
      <Button
        variant="tertiary"
        disabled={!isFiltered(filters, query)}
        onClick={() => change(Object.fromEntries(filters.map(({ name }) => [name, ''])))}
      >
        {strings.clearFilters}
      </Button>
    </div>
  );
}

export const isFiltered = (filters: readonly Filter[], query: URLSearchParams) =>
  filters.some(({ name }) => query.has(name));

const CHOICES = {
  disasterType: DisasterTypeFilter,
  region: RegionFilter,
  country: CountryFilter,
  appealType: AppealTypeFilter,
  emergency: EmergencyFilter,
};

function DisasterTypeFilter(field: FilterField) {
  const strings = useStrings(recordListStrings);
  const { answer } = useRequest(disasterTypesEndpoint, everything);
  const options = useOptions(answer?.results);
  return (
    <SelectInput
      label={strings.disasterType}
      placeholder={strings.allDisasterTypes}
      options={options}
      {...field}
    />
  );
}

function RegionFilter(field: FilterField) {
  const strings = useStrings(recordListStrings);
  const { answer } = useRequest(regionsEndpoint, everything);
  const options = useOptions(answer?.results.map(({ id, region_name }) => ({ id, name: region_name })));
  return <SelectInput label={strings.region} placeholder={strings.allRegions} options={options} {...field} />;
}

function CountryFilter(field: FilterField) {
  const strings = useStrings(recordListStrings);
  const { answer } = useRequest(countriesEndpoint, countriesInput);
  const options = useOptions(answer?.results.filter(isSelectable));
  return (
    <SelectInput label={strings.country} placeholder={strings.allCountries} options={options} {...field} />
  );
}

function AppealTypeFilter(field: FilterField) {
  const strings = useStrings(recordListStrings);
  const { answer } = useRequest(globalEnumsEndpoint, {});
  const options = (answer?.api_appeal_type ?? []).map(({ key, value }) => ({
    value: String(key),
    label: value,
  }));
  return (
    <SelectInput
      label={strings.appealType}
      placeholder={strings.allAppealTypes}
      options={options}
      {...field}
    />
  );
}

/** Chosen by a link from the emergency; here it can be seen and taken back. */
function EmergencyFilter({ value, onChange }: FilterField) {
  const strings = useStrings(recordListStrings);
  const id = wholeNumber(value);
  const { answer } = useRequest(emergencyNamesEndpoint, id === undefined ? undefined : { query: { id } });
  if (id === undefined) return null;
  return (
    <Button className={styles.chosen} iconAfter={<CloseIcon />} onClick={() => onChange('')}>
      <span className="visually-hidden">{strings.removeFilter}</span>
      {fill(strings.ofEmergency, { name: answer?.results[0]?.name ?? value })}
    </Button>
  );
}

/** By name, as the reader's language sorts names. */
export function useOptions(items: readonly { id: number; name?: string | null | undefined }[] | undefined) {
  const byName = intl('Collator', localeOf(useLanguage()));
  return (items ?? [])
    .map(({ id, name }) => ({ value: String(id), label: name ?? '--' }))
    .sort((one, other) => byName.compare(one.label, other.label));
}
