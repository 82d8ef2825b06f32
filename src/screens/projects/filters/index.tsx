import { useMemo } from 'react';
import { countriesEndpoint, secondarySectorsEndpoint } from '#contracts/endpoints/domain.ts';
import { primarySectorsEndpoint } from '#contracts/endpoints/project.ts';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { FilterField } from '../../emergencies/RecordList/Filters.tsx';
import { Several as SeveralOfList } from '../../emergencies/RecordList/Several.tsx';
import type { Named } from '../../recordForm/inputs.tsx';
import { projectStrings } from '../strings.ts';
import { projectFilterStrings } from './strings.ts';

const NOTHING = {};

interface SeveralProps extends FilterField {
  label: string;
  options: readonly Named[] | undefined;
  request?: { error: unknown; retry: () => void };
}

/** Several of a list of records; the address has their ids. */
function Several({ options, request, ...field }: SeveralProps) {
  const { all } = useStrings(projectFilterStrings);
  const named = useMemo(
    () => options?.map(({ id, name }) => ({ value: String(id), label: name ?? '' })),
    [options],
  );
  return (
    <SeveralOfList
      {...field}
      placeholder={all}
      options={named}
      hasFailed={request?.error !== undefined}
      onRetry={request?.retry}
    />
  );
}

export function SocietyFilter(field: FilterField) {
  const { societies } = useStrings(projectFilterStrings);
  const request = useRequest(countriesEndpoint, countriesInput);
  const options = useMemo(
    () =>
      request.answer?.results
        .filter(isSelectable)
        .flatMap(({ id, society_name }): Named[] => (society_name ? [{ id, name: society_name }] : [])),
    [request.answer],
  );
  return <Several {...field} label={societies} options={options} request={request} />;
}

type Sectors = readonly { key: number; label: string }[] | undefined;
const useSectors = (sectors: Sectors) =>
  useMemo(() => sectors?.map(({ key, label }): Named => ({ id: key, name: label })), [sectors]);

export function SectorFilter(field: FilterField) {
  const strings = useStrings(projectFilterStrings);
  const request = useRequest(primarySectorsEndpoint, NOTHING);
  return (
    <Several {...field} label={strings.sectors} options={useSectors(request.answer)} request={request} />
  );
}

export function TagFilter(field: FilterField) {
  const strings = useStrings(projectFilterStrings);
  const request = useRequest(secondarySectorsEndpoint, NOTHING);
  return <Several {...field} label={strings.tags} options={useSectors(request.answer)} request={request} />;
}

export function ProgrammeTypeFilter(field: FilterField) {
  const { programmeTypes } = useStrings(projectFilterStrings);
  const { programme_0, programme_1, programme_2 } = useStrings(projectStrings);
  const options = useNamed(programme_0, programme_1, programme_2);
  return <Several {...field} label={programmeTypes} options={options} />;
}

export function OperationTypeFilter(field: FilterField) {
  const { operationTypes } = useStrings(projectFilterStrings);
  const { operation_0, operation_1 } = useStrings(projectStrings);
  return <Several {...field} label={operationTypes} options={useNamed(operation_0, operation_1)} />;
}

export function StatusFilter(field: FilterField) {
  const { statuses } = useStrings(projectFilterStrings);
  const { status_0, status_1, status_2 } = useStrings(projectStrings);
  return <Several {...field} label={statuses} options={useNamed(status_0, status_1, status_2)} />;
}

/** Keys of an enumeration count from 0. */
function useNamed(...names: string[]) {
  const joined = names.join('\n');
  return useMemo(() => joined.split('\n').map((name, id): Named => ({ id, name })), [joined]);
}

export function NameFilter({ name, value, onChange }: FilterField) {
  const { search } = useStrings(projectFilterStrings);
  return <SearchInput name={name} label={search} value={value} onChange={onChange} />;
}

export function StartFilter(field: FilterField) {
  return <DateInput label={useStrings(projectFilterStrings).startsOn} {...field} />;
}

export function EndFilter(field: FilterField) {
  return <DateInput label={useStrings(projectFilterStrings).endsOn} {...field} />;
}

/** What National Societies do in their own countries can be left out. */
export function AbroadFilter(field: FilterField) {
  const strings = useStrings(projectFilterStrings);
  return (
    <SelectInput
      label={strings.where}
      placeholder={strings.everywhere}
      options={[{ value: 'true', label: strings.abroad }]}
      {...field}
    />
  );
}
