import { type ReactNode, useId } from 'react';
import { Choice, OptionChoice } from '#src/choices/Choice.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ClearFilters } from './ClearFilters.tsx';
import { EmergencyFilter } from './EmergencyFilter.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FoldedFields } from './FoldedFields.tsx';
import { type FilterInput, isMeant, type ShownFilter } from './filter.ts';
import styles from './lists.module.css';
import { recordListStrings } from './strings.ts';
import type { Filtered } from './useList.ts';
import { labelOf, placeholderOf, useWordOptions } from './wordsOf.ts';

interface FiltersProps<Word extends string> {
  view: Filtered<Word>;
  /** What else is done with all of them: stands beside the first ones. */
  children?: ReactNode;
}

/**
 * The filters of a list in one row, the first of them shown and the others behind a button, which says how many of these are
 * set; below them what is chosen, each to be taken back. A change leads back to the first page.
 */
export function Filters<Word extends string>({ view, children }: FiltersProps<Word>) {
  const { filters, draft, isFiltered, about } = view;
  const id = useId();
  return (
    <FoldedFields
      id={id}
      fields={filters.map((filter) => ({
        name: filter[0],
        isSet: isMeant(filter[1], draft[filter[0]], about.now),
        field: <FilterFields view={{ ...view, filters: [filter] }} />,
      }))}
      beside={children}
    >
      <FilterChips view={view} />
      <ClearFilters isFiltered={isFiltered} within={id} onClear={() => clear(view)} />
    </FoldedFields>
  );
}

/** In the place of rows that none is left of: the way back to all of them. */
export function ClearAll<Word extends string>({ view }: { view: Filtered<Word> }) {
  const strings = useStrings(recordListStrings);
  const clearAll = () => {
    // The button goes with the message.
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    clear(view);
  };
  return <Button onClick={clearAll}>{strings.clearFilters}</Button>;
}

const clear = <Word extends string>({ filters, change }: Filtered<Word>) =>
  change(Object.fromEntries(filters.map(([name]) => [name, ''])));

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
          chosen={draft}
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
