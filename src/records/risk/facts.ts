import type { eventStrings } from './ImminentEvents/strings.ts';

/** What a fact is called. */
export type FactWord = keyof typeof eventStrings.english;
/** How a fact is written; a moment is a day with its hour. */
export type FactKind = 'text' | 'number' | 'money' | 'day' | 'moment';

/** Something that a source tells of an event. */
export interface Fact {
  word: FactWord;
  kind: FactKind;
  value: string | number | undefined;
  /** From the 5th to the 95th percentile. */
  range?: readonly [number, number] | undefined;
  /** Where `word` has a placeholder: metres a second. */
  speed?: number | undefined;
}

/** None where the source tells nothing. */
export const fact = (word: FactWord, kind: FactKind, value: Fact['value'] | null): Fact[] =>
  value === undefined || value === null ? [] : [{ word, kind, value }];
