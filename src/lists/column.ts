import type { ReactNode } from 'react';
import type { Language } from '#contracts/languages.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import type { CsvValue } from '#src/domain/csv.ts';
import type { PictogramName } from '#src/domain/pictograms.ts';
import type { EnglishWhere } from '#src/i18n/english.ts';

/** What a column of a list shows, said once for its table, its cards and its file. How it is drawn is `tableColumns.tsx`. */

type Maybe<Value> = Value | null | undefined;

/** What a cell may need to know besides its row. */
export interface About<Word extends string> {
  words: Readonly<Record<Word, string>>;
  language: Language;
  /** When the list was opened. */
  now: Date;
}

export interface LinkedText {
  text: Maybe<string>;
  /** Missing: the text alone. */
  to: string | undefined;
  isExternal?: boolean;
}

export interface Place {
  id: number;
  name?: Maybe<string>;
}

type Read<Row, Word extends string, Value> = (row: Row, about: About<Word>) => Value;

/** A value and how it is drawn. What is missing reads "--". */
export type Cell<Row, Word extends string> =
  | { kind: 'text'; read: Read<Row, Word, Maybe<string>> }
  | { kind: 'code'; read: Read<Row, Word, Maybe<string>> }
  | { kind: 'day'; read: Read<Row, Word, Maybe<string>> }
  | { kind: 'number'; read: Read<Row, Word, Maybe<number>> }
  | { kind: 'percent'; read: Read<Row, Word, Maybe<number>> }
  | { kind: 'link'; read: Read<Row, Word, Maybe<LinkedText>> }
  | { kind: 'countries'; read: Read<Row, Word, readonly Place[]> }
  | { kind: 'severity'; read: Read<Row, Word, { level: Maybe<number>; text: Maybe<string> }> }
  | { kind: 'drawn'; read: Read<Row, Word, ReactNode> };

/** A column of a file: its heading, and what a row has there, as plain as a spreadsheet wants it. */
export interface FileColumn<Row, Word extends string> {
  heading: Word;
  value: Read<Row, Word, CsvValue>;
}

export interface ListColumn<Row, Key extends string, Word extends string> {
  /** Its key among the columns, too. */
  heading: Word;
  cell: Cell<Row, Word>;
  sortKey?: Key | undefined;
  isLargestFirst?: boolean | undefined;
  align?: 'end' | undefined;
  isUnbroken?: boolean | undefined;
  /** Shown to whoever chooses it. `@default` shown */
  isExtra?: true | undefined;
  /** Says what the row is: stands at the head of its card and is heard before each of its cells. `@default` the first link */
  isRowHeader?: true | undefined;
  /** A picture of its kind, before the value. */
  pictogram?: ((row: Row) => PictogramName | undefined) | undefined;
  /** Texts that may be in English on a page of another language. */
  english?: EnglishWhere | undefined;
  /** In the file in place of the value itself; without a heading it has the column's own. */
  file?: Read<Row, Word, CsvValue> | FileColumn<Row, Word> | undefined;
}

/** The column that says what a row is: unless one is said to, what leads to the record. */
export const namingColumn = <Column extends Pick<AnyColumn, 'isRowHeader'> & { cell: { kind: string } }>(
  columns: readonly Column[],
): Column | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ??
  columns.find(({ cell }) => cell.kind === 'link') ??
  columns[0];

type Options<Row, Key extends string, Word extends string> = Partial<
  Omit<ListColumn<Row, Key, Word>, 'heading' | 'cell'>
>;

/** Makes columns: a heading, what a row has there, and what is unusual about it. */
export interface ColumnHelpers<Row, Key extends string, Word extends string> {
  text: Make<Row, Key, Word, Maybe<string>>;
  /** A code, which stays as it is between words of another direction. */
  code: Make<Row, Key, Word, Maybe<string>>;
  /** A day or a moment; in files as YYYY-MM-DD. */
  day: Make<Row, Key, Word, Maybe<string>>;
  /** A number or an amount, at the end of its column. */
  number: Make<Row, Key, Word, Maybe<number>>;
  /** A share as a bar, 0 to 100. Files want to be told what they have instead. */
  percent: Make<Row, Key, Word, Maybe<number>>;
  link: Make<Row, Key, Word, Maybe<LinkedText>>;
  country: Make<Row, Key, Word, Maybe<Place>>;
  countries: Make<Row, Key, Word, readonly Place[]>;
  severity: Make<Row, Key, Word, { level: Maybe<number>; text: Maybe<string> }>;
  /** What no other column is like: a menu, a mark. */
  drawn: Make<Row, Key, Word, ReactNode>;
}

type Make<Row, Key extends string, Word extends string, Value> = (
  heading: Word,
  read: Read<Row, Word, Value>,
  options?: Options<Row, Key, Word>,
) => ListColumn<Row, Key, Word>;

/**
 * The helpers that make columns of such rows. `Key`: what they may be sorted by; `Word`: the names of their headings.
 *
 * @example const column = columnsOf<Appeal, 'code', keyof typeof appealStrings.english>();
 */
export const columnsOf = <Row, Key extends string, Word extends string>() =>
  HELPERS as unknown as ColumnHelpers<Row, Key, Word>;

/** The same where the order of the rows is fixed. */
export const fixed = <Row, Word extends string>(
  columns: readonly ListColumn<Row, string, Word>[],
): ListColumn<Row, never, Word>[] => columns.map((column) => ({ ...column, sortKey: undefined }));

type AnyColumn = ListColumn<never, string, string>;
type AnyMake = Make<never, string, string, never>;

const make =
  (kind: AnyColumn['cell']['kind'], usual: Partial<AnyColumn> = {}): AnyMake =>
  (heading, read, options) => ({ heading, cell: { kind, read } as AnyColumn['cell'], ...usual, ...options });

const HELPERS: Record<keyof ColumnHelpers<never, string, string>, AnyMake> = {
  text: make('text'),
  code: make('code'),
  day: make('day', { isUnbroken: true }),
  number: make('number', { align: 'end' }),
  percent: make('percent', { isLargestFirst: true }),
  link: make('link'),
  country: (heading, read: (...given: never[]) => Maybe<Place>, options) => {
    const linked = (...given: never[]) => linkedPlace(read(...given));
    return make('link')(heading, linked as never, options);
  },
  countries: make('countries'),
  severity: make('severity'),
  drawn: make('drawn'),
};

function linkedPlace(place: Maybe<Place>): Maybe<LinkedText> {
  return place && { text: place.name, to: countryLink(place.id) };
}
