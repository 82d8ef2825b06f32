import type { Extension } from '#contracts/extensions.ts';
import type { ListValues } from '#machines/listState.ts';
import { idOf } from '#rules/ids.ts';
import type { Options } from '#src/choices/options.ts';
import { dayOf, endOfDay, numbersOf, partsOf, regionsOf } from '#src/domain/listAddress.ts';
import { MOST_SEARCHED, searchTerm } from '#src/domain/searchTerm.ts';
import type { ListWord } from './strings.ts';

/** What a list can be narrowed by: the name in its address is its key in the list, the name in the API the helper's first word. */

/** The input of a filter. Labels without a word of the list are those of all lists. */
export type FilterInput<Word extends string> =
  | { kind: 'day'; label: ListWord }
  | { kind: 'search'; label?: Word }
  /** One emergency, found by its name. */
  | { kind: 'emergency' }
  /** What the API offers. */
  | {
      kind: 'choice';
      isMultiple?: boolean;
      /** `chosen`: what the other filters stand at, where their inputs are shown. */
      useOptions: (chosen?: ListValues) => Options;
      words?: { label: ListWord; placeholder: ListWord };
      label?: Word;
      placeholder?: Word;
    }
  /** What the app itself knows: values, and the words for them. */
  | {
      kind: 'words';
      isMultiple?: boolean;
      label: Word;
      placeholder: Word;
      options: Readonly<Record<string, Word>>;
    };

export interface ListFilter<Query, Word extends string> {
  input: FilterInput<Word>;
  /** What a value of the address asks the API for; an empty one too, and one that makes no sense. */
  toQuery: (value: string, now: Date) => Partial<Query>;
  /** What it stands at while the address says nothing: shown in its input, and no choice of the reader. */
  usual?: ((now: Date) => string) | undefined;
  /** The part of our own API without which there is no such filter. */
  extension?: Extension | undefined;
}

/** A filter as its input needs it, whatever it asks for. */
export type ShownFilter<Word extends string> = Pick<ListFilter<unknown, Word>, 'input' | 'usual'> &
  Partial<Pick<ListFilter<unknown, Word>, 'toQuery'>>;

/** Whether a value of a filter narrows anything: one that makes no sense to the API is as good as none. */
export function isMeant(
  { input, toQuery }: ShownFilter<string>,
  value: string | undefined,
  now: Date,
): boolean {
  const asked = (value && toQuery?.(value, now)) || {};
  // The app itself keeps rows by what asks the API for nothing.
  if (Object.keys(asked).length === 0) return Boolean(value) && makesSense(input, value ?? '');
  return JSON.stringify(asked) !== JSON.stringify(toQuery?.('', now));
}

/** Of what its input alone tells. */
function makesSense(input: FilterInput<string>, value: string): boolean {
  if (input.kind === 'day') return dayOf(value) !== undefined;
  return input.kind !== 'words' || partsOf(value).some((part) => Object.hasOwn(input.options, part));
}

/** Values without those that make no sense: an address with such ones is as good as one without. */
export const meantOf = (
  filters: Readonly<Record<string, ShownFilter<string>>>,
  values: ListValues,
  now: Date,
): ListValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const filter = filters[name];
      return !filter || isMeant(filter, value, now);
    }),
  );

type More = Omit<ListFilter<never, string>, 'input' | 'toQuery'>;

/** The parameters of a query that take such a value. */
type Taking<Query, Value> = {
  [Name in keyof Query]-?: Value extends NonNullable<Query[Name]> ? Name : never;
}[keyof Query] &
  string;

type Make<Query, Word extends string, Value> = (
  parameter: Taking<Query, Value>,
  input: FilterInput<Word>,
  options?: More,
) => ListFilter<Query, Word>;

type MakeDay<Query, Word extends string> = (
  parameter: Taking<Query, string>,
  label: ListWord,
  options?: More,
) => ListFilter<Query, Word>;

/** Makes filters: what the API calls it, and the input it has. */
export interface FilterHelpers<Query, Word extends string> {
  text: Make<Query, Word, string>;
  number: Make<Query, Word, number>;
  /** Several numbers, joined with commas in the address. */
  numbers: Make<Query, Word, number[]>;
  region: Make<Query, Word, number>;
  regions: Make<Query, Word, number[]>;
  /** Asked for when it is chosen, and not otherwise. */
  flag: Make<Query, Word, boolean>;
  /** One of the values that the API has names for. */
  oneOf: <const Value extends string>(
    parameter: Taking<Query, Value[]>,
    values: readonly Value[],
    input: FilterInput<Word>,
  ) => ListFilter<Query, Word>;
  /** A day as it is. */
  day: MakeDay<Query, Word>;
  /** A day with all its hours: of moments, those until its end. */
  endOfDay: MakeDay<Query, Word>;
  /** What asks for more than one parameter. */
  rule: (input: FilterInput<Word>, toQuery: ListFilter<Query, Word>['toQuery']) => ListFilter<Query, Word>;
}

type AnyFilter = ListFilter<Record<string, unknown>, string>;

const parsed =
  (parse: (value: string) => unknown) =>
  (parameter: string, input: AnyFilter['input'], options?: More): AnyFilter => ({
    input,
    toQuery: (value) => ({ [parameter]: parse(value) }),
    ...options,
  });

const day =
  (parse: (value: string) => unknown) =>
  (parameter: string, label: ListWord, options?: More): AnyFilter =>
    parsed(parse)(parameter, { kind: 'day', label }, options);

const HELPERS = {
  // The API refuses longer ones, and marks of direction, which come along where a name was copied.
  text: parsed((value) => searchTerm(value).slice(0, MOST_SEARCHED) || undefined),
  number: parsed(idOf),
  numbers: parsed(numbersOf),
  region: parsed((value) => regionsOf(value)?.[0]),
  regions: parsed(regionsOf),
  flag: parsed((value) => value === 'true' || undefined),
  oneOf: (parameter: string, values: readonly string[], input: AnyFilter['input']) =>
    parsed((value) => (values.includes(value) ? [value] : undefined))(parameter, input),
  day: day(dayOf),
  endOfDay: day((value) => endOfDay(dayOf(value))),
  rule: (input: AnyFilter['input'], toQuery: AnyFilter['toQuery']): AnyFilter => ({ input, toQuery }),
};

/** The helpers that make filters of such a query, labelled by such words. */
export const filtersOf = <Query, Word extends string>() => HELPERS as unknown as FilterHelpers<Query, Word>;

/** A text to look for. */
export const search = { kind: 'search' } as const;

/** One emergency, found by its name; among those of the chosen countries, if some are. */
export const emergency = { kind: 'emergency' } as const;

/** What filters ask for together. */
export const queryOf = <Query, Word extends string>(
  filters: Readonly<Record<string, ListFilter<Query, Word>>>,
  values: Readonly<Record<string, string>>,
  now: Date,
): Partial<Query> =>
  Object.assign(
    {},
    ...Object.entries(filters).map(([name, { toQuery }]) => toQuery(values[name] ?? '', now)),
  );
