import type { ComponentType } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Chosen } from './Chosen.tsx';
import { CHOICES, type ChoiceKind } from './choices.ts';
import { EmergencyFilter } from './EmergencyFilter.tsx';
import styles from './RecordList.module.css';
import { Several } from './Several.tsx';
import { recordListStrings } from './strings.ts';

export { useOptions } from './choices.ts';

type DateLabel = 'startAfter' | 'startBefore' | 'createdAfter' | 'createdBefore';

/** A filter of a list: its name in the address, and what is chosen. */
export type Filter =
  | { name: string; kind: 'day'; label: DateLabel }
  // Several values stand in the address joined with commas.
  | { name: string; kind: ChoiceKind | 'emergency' | 'search' }
  // One that a single list has brings its own input.
  | { name: string; kind: 'own'; Choice: ComponentType<FilterField> };

interface FiltersProps {
  filters: readonly Filter[];
  query: URLSearchParams;
  change: (values: Record<string, string>) => void;
  /** What a filter stands at while the address says nothing of it: shown in its input, and no choice of the reader. */
  usual?: Readonly<Record<string, string>> | undefined;
}

/** What the input of a filter is given. Its value is empty while nothing is chosen. */
export interface FilterField {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** The filters of a list, and below them what is chosen, each to be taken back. A change leads back to the first page. */
export function Filters({ filters, query, change, usual = {} }: FiltersProps) {
  const strings = useStrings(recordListStrings);
  return (
    <>
      <div className={styles.filters}>
        {filters.map((filter) => (
          <FilterInput
            key={filter.name}
            filter={filter}
            query={query}
            value={query.get(filter.name) ?? usual[filter.name] ?? ''}
            onChange={(value) => change({ [filter.name]: value })}
          />
        ))}
        <Button
          variant="tertiary"
          className={styles.clear}
          disabled={!isFiltered(filters, query)}
          onClick={() => change(Object.fromEntries(filters.map(({ name }) => [name, ''])))}
        >
          {strings.clearFilters}
        </Button>
      </div>
      <Chosen filters={filters} query={query} change={change} />
    </>
  );
}

export const isFiltered = (filters: readonly Filter[], query: URLSearchParams) =>
  filters.some(({ name }) => query.has(name));

interface FilterInputProps extends Pick<FilterField, 'value' | 'onChange'> {
  filter: Filter;
  query: URLSearchParams;
}

function FilterInput({ filter, query, ...values }: FilterInputProps) {
  const strings = useStrings(recordListStrings);
  const field = { name: filter.name, ...values };
  switch (filter.kind) {
    case 'day':
      return <DateInput label={strings[filter.label]} {...field} />;
    case 'search':
      return (
        <div className={styles.search}>
          <SearchInput label={strings.search} autoComplete="off" maxLength={200} {...field} />
        </div>
      );
    case 'emergency':
      return <EmergencyFilter countries={query.get('country')} {...field} />;
    case 'own':
      return <filter.Choice {...field} />;
    default:
      return <ListFilter kind={filter.kind} {...field} />;
  }
}

function ListFilter({ kind, ...field }: FilterField & { kind: ChoiceKind }) {
  const strings = useStrings(recordListStrings);
  const choice = CHOICES[kind];
  const { options, error, retry } = choice.useOptions();
  const words = { label: strings[choice.label], placeholder: strings[choice.placeholder] };
  if ('isMultiple' in choice)
    return (
      <Several {...field} {...words} options={options} hasFailed={error !== undefined} onRetry={retry} />
    );
  return <SelectInput {...field} {...words} options={options ?? []} />;
}
