import { useMemo } from 'react';
import type { Option } from '#src/choices/options.ts';
import type { FilterInput } from './filter.ts';
import type { ListWord } from './strings.ts';

type Words<Word extends string> = Readonly<Record<Word, string>>;
type Choosing<Word extends string> = Extract<FilterInput<Word>, { kind: 'choice' | 'words' }>;

/** What a filter is called: by a word of its list, or by the one of all lists. */
export function labelOf<Word extends string>(
  input: FilterInput<Word>,
  words: Words<Word>,
  common: Words<ListWord>,
): string {
  switch (input.kind) {
    case 'day':
      return common[input.label];
    case 'search':
      return input.label ? words[input.label] : common.search;
    case 'emergency':
      return common.emergency;
    case 'words':
      return words[input.label];
    case 'choice':
      return input.label ? words[input.label] : input.words ? common[input.words.label] : '';
  }
}

/** What choosing none of a choice means. */
export function placeholderOf<Word extends string>(
  input: Choosing<Word>,
  words: Words<Word>,
  common: Words<ListWord>,
): string {
  if (input.placeholder) return words[input.placeholder];
  return input.kind === 'choice' && input.words ? common[input.words.placeholder] : '';
}

/** What there is to choose where the app knows it itself. */
export function useWordOptions<Word extends string>(
  values: Readonly<Record<string, Word>>,
  words: Words<Word>,
): readonly Option[] {
  return useMemo(
    () => Object.entries(values).map(([value, word]) => ({ value, label: words[word] })),
    [values, words],
  );
}
