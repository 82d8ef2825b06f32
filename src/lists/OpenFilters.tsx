import { useRef } from 'react';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { FieldGroup } from '#src/components/FormField/FieldGroup.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { partsOf } from '#src/domain/listAddress.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ClearFilters } from './ClearFilters.tsx';
import type { FilterInput } from './filter.ts';
import styles from './lists.module.css';
import { recordListStrings } from './strings.ts';
import type { Filtered } from './useList.ts';
import { labelOf } from './wordsOf.ts';

type Choosing<Word extends string> = Extract<FilterInput<Word>, { kind: 'choice' }>;

/**
 * Filters with a handful of options each, all in sight as checkboxes, and texts to look for: one press instead of three, and
 * none of the code of selects. Shown once the options are there: what comes later moves what stands below.
 */
export function OpenFilters<Word extends string>({ view }: { view: Filtered<Word> }) {
  const strings = useStrings(recordListStrings);
  const { filters, draft, change, about, isFiltered } = view;
  return (
    <div className={styles.open}>
      {filters.map(([name, { input }]) => {
        const field = { name, label: labelOf(input, about.words, strings) };
        const keep = (value: string) => change({ [name]: value });
        if (input.kind === 'search')
          return (
            <SearchInput
              key={name}
              {...field}
              autoComplete="off"
              maxLength={200}
              value={draft[name] ?? ''}
              onChange={keep}
            />
          );
        if (input.kind === 'choice')
          return <Checks key={name} {...field} input={input} value={draft[name] ?? ''} onChange={keep} />;
        throw new Error(`An open filter has no input of the kind ${input.kind}.`);
      })}
      <ClearFilters
        isFiltered={isFiltered}
        onClear={() => change(Object.fromEntries(filters.map(([name]) => [name, ''])))}
      />
    </div>
  );
}

interface ChecksProps<Word extends string> {
  name: string;
  label: string;
  input: Choosing<Word>;
  /** The keys of those that are chosen, joined with commas. */
  value: string;
  onChange: (value: string) => void;
}

function Checks<Word extends string>({ input, value, onChange, ...field }: ChecksProps<Word>) {
  const { options = [], error, retry } = input.useOptions();
  const room = useRef<HTMLDivElement>(null);
  return (
    // It takes the focus of a pressed "Try again", which goes with its press.
    <div ref={room} tabIndex={-1}>
      {error === undefined ? (
        <CheckboxGroup
          {...field}
          isInLine
          options={options}
          value={partsOf(value)}
          onChange={(keys) => onChange(keys.join(','))}
        />
      ) : (
        <FieldGroup label={field.label}>
          <MessageBlock
            state="failed"
            onRetry={() => {
              room.current?.focus();
              retry?.();
            }}
          />
        </FieldGroup>
      )}
    </div>
  );
}
