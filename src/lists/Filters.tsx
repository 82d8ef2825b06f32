import type { ReactNode } from 'react';
import { Choice, OptionChoice } from '#src/choices/Choice.tsx';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ClearFilters } from './ClearFilters.tsx';
import { EmergencyFilter } from './EmergencyFilter.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { FilterInput, ShownFilter } from './filter.ts';
import styles from './lists.module.css';
import { recordListStrings } from './strings.ts';
import type { Filtered } from './useList.ts';
import { labelOf, placeholderOf, useWordOptions } from './wordsOf.ts';

interface FiltersProps<Word extends string> {
  view: Filtered<Word>;
  /** What else is done with all of them: stands before the button that clears them. */
  children?: ReactNode;
}

/** The filters of a list, and below them what is chosen, each to be taken back. A change leads back to the first page. */
export function Filters<Word extends string>({ view, children }: FiltersProps<Word>) {
  const { filters, isFiltered, change } = view;
  return (
    <>
      <div className={styles.filters}>
        <FilterFields view={view} />
        {children && <div className={styles.beside}>{children}</div>}
        <ClearFilters
          isFiltered={isFiltered}
          onClear={() => change(Object.fromEntries(filters.map(([name]) => [name, ''])))}
        />
      </div>
      <FilterChips view={view} />
    </>
  );
}

/** Their inputs alone. */
export function FilterFields<Word extends string>({ view }: { view: Filtered<Word> }) {
  return view.filters.map(([name, filter]) => (
    <FilterField key={name} name={name} filter={filter} view={view} />
  ));
}

interface FilterFieldProps<Word extends string> {
  name: string;
  filter: ShownFilter<Word>;
  view: Filtered<Word>;
}

function FilterField<Word extends string>({
  name,
  filter: { input, usual },
  view: { about, draft, change },
}: FilterFieldProps<Word>) {
  const strings = useStrings(recordListStrings);
  const field = {
    name,
    label: labelOf(input, about.words, strings),
    value: draft[name] ?? usual?.(about.now) ?? '',
    onChange: (value: string) => change({ [name]: value }),
  };
  switch (input.kind) {
    case 'day':
      return <DateInput {...field} />;
    case 'search':
      return (
        <div className={styles.search}>
          <SearchInput autoComplete="off" maxLength={200} {...field} />
        </div>
      );
    case 'emergency':
      return <EmergencyFilter countries={draft.country} {...field} />;
    case 'words':
      return <WordChoice {...field} input={input} words={about.words} />;
    case 'choice':
      return (
        <Choice
          {...field}
          placeholder={placeholderOf(input, about.words, strings)}
          isMultiple={input.isMultiple}
          useOptions={input.useOptions}
        />
      );
  }
}

interface WordChoiceProps<Word extends string> {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  input: Extract<FilterInput<Word>, { kind: 'words' }>;
  words: Readonly<Record<Word, string>>;
}

function WordChoice<Word extends string>({ input, words, ...field }: WordChoiceProps<Word>) {
  return (
    <OptionChoice
      {...field}
      placeholder={words[input.placeholder]}
      isMultiple={input.isMultiple}
      options={useWordOptions(input.options, words)}
    />
  );
}
