import { countriesEndpoint, globalEnumsEndpoint } from '#contracts/endpoints/domain.ts';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { type FilterField, useOptions } from '../emergencies/RecordList/Filters.tsx';
import { deploymentStrings } from './strings.ts';

/** The inputs that only lists of people and units have. */

export function EruTypeFilter(field: FilterField) {
  const strings = useStrings(deploymentStrings);
  const { answer } = useRequest(globalEnumsEndpoint, {});
  const options = useOptions(
    answer?.deployments_eru_type?.map(({ key, value }) => ({ id: key, name: value })),
  );
  return (
    <SelectInput label={strings.eruType} placeholder={strings.allEruTypes} options={options} {...field} />
  );
}

export function PersonnelTypeFilter(field: FilterField) {
  const strings = useStrings(deploymentStrings);
  const { answer } = useRequest(globalEnumsEndpoint, {});
  const options = (answer?.deployments_personnel_type ?? []).map(({ key, value }) => ({
    value: key,
    label: value,
  }));
  return <SelectInput label={strings.type} placeholder={strings.allTypes} options={options} {...field} />;
}

export function DeployingPartyFilter(field: FilterField) {
  const strings = useStrings(deploymentStrings);
  const { answer } = useRequest(countriesEndpoint, countriesInput);
  const options = useOptions(
    answer?.results
      .filter(isSelectable)
      .filter(({ society_name }) => society_name)
      .map(({ id, society_name }) => ({ id, name: society_name })),
  );
  return <SelectInput label={strings.from} placeholder={strings.anyParty} options={options} {...field} />;
}

export function PositionFilter({ name, value, onChange }: FilterField) {
  const strings = useStrings(deploymentStrings);
  return <SearchInput name={name} label={strings.position} value={value} onChange={onChange} />;
}

export function WhenFilter(field: FilterField) {
  const strings = useStrings(deploymentStrings);
  return (
    <SelectInput
      label={strings.when}
      placeholder={strings.anyTime}
      options={(['now', 'soon', 'over'] as const).map((value) => ({ value, label: strings[value] }))}
      {...field}
    />
  );
}
