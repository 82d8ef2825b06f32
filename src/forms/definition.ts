import type { ComponentType, ReactNode } from 'react';
import type { Language } from '#contracts/languages.ts';
import { type FormRow, type FormValues, rowsAt } from '#machines/formValues.ts';
import type { StringsOf } from '#src/i18n/defineStrings.ts';
import type { FieldAct } from './useErrorTexts.ts';

/** The words of a form: those of all its namespaces. */
export type Words<Key extends string = string> = Readonly<Record<Key, string>>;

/** Where a field stands: in the whole form, in its row (or the form), beside what the lists said. */
export interface Scope<Values = FormValues, Row = FormValues, Facts = unknown> {
  values: Values;
  row: Row;
  facts: Facts | undefined;
}

/** A text by its key, or by what stands around the field. */
export type Said<Key extends string, Where> = Key | ((words: Words<Key>, scope: Where) => string | undefined);

/** What an input is handed. `value`: as the form keeps it; what is not filled in is undefined. */
export interface InputProps<Value, Options = unknown, Key extends string = string> {
  common: {
    /** The path of the field, which is its name on the page too. */
    name: string;
    label: string;
    isLabelHidden?: boolean | undefined;
    shortLabel?: string | undefined;
    isRequired: boolean | undefined;
    hint: string | undefined;
    error: string | undefined;
  };
  value: Value | undefined;
  change: (value: Value | undefined) => void;
  isLocked: boolean;
  /** The longest text, in characters. */
  limit: number | undefined;
  options: Options;
  words: Words<Key>;
}

/** A kind of input: how it is drawn (what uses hooks, as a component of its own), what is done with it, and how a value reads where it can't be changed. */
export interface InputKind<Value, Options = unknown, Key extends string = string> {
  draw: (props: InputProps<Value, Options, Key>) => ReactNode;
  /** Missing: of one that is missing it says that it is required. */
  act?: FieldAct | undefined;
  /** A value as a reader knows it: names instead of ids. It is never asked for an empty one. */
  describe: (value: Value, tools: Described<Options, Key>) => string;
  /** What is wrong with a value by itself, whatever becomes of it in a body: text in place of a number. `@default` nothing */
  mistakeIn?: (value: unknown) => string | undefined;
  /** The list that one is chosen from. */
  offers?: (options: Options) => {
    options: readonly { id: number; name?: string | null | undefined }[] | undefined;
  };
  /** It takes the whole width. `@default` false */
  isWide?: boolean;
}

/** What a value is described with. */
export interface Described<Options, Key extends string = string> {
  options: Options;
  words: Words<Key>;
  language: Language;
}

/** One field: a row in the table of a form. Its functions are asked with the scope that it stands in. */
export interface Field {
  member: 'field';
  /** The API's name, with dots where it is nested; of a field in a row the name in the row. */
  name: string;
  kind: InputKind<unknown>;
  label: Said<string, Scope>;
  shortLabel?: Said<string, Scope> | undefined;
  hint?: Said<string, Scope> | undefined;
  isRequired: (scope: Scope) => boolean;
  isShown: (scope: Scope) => boolean;
  /** It follows from other fields now, and can't be written. */
  isFixed: (scope: Scope) => boolean;
  isWide: boolean;
  limit: number | undefined;
  /** What can be wrong by itself in it, by names after the field's: of sectors, `sectors.2`. */
  parts: (scope: Scope) => readonly string[];
}

/** Rows of the same fields, as many as are needed. */
export interface List {
  member: 'list';
  name: string;
  members: readonly Member[];
  heading: Said<string, Scope>;
  isShown: (scope: Scope) => boolean;
  /** What the button says that adds a row. */
  add: Said<string, Scope>;
  /** What stands in place of that button, where a row begins with a choice. */
  Add?: ComponentType<AddProps> | undefined;
  /** What a row is called; its button to remove it too. `number`: from 1. Rows called alike are told apart. */
  rowTitle: (words: Words, at: { row: FormRow; number: number; options: unknown }) => string;
  /** What a new row begins with. */
  fresh: (scope: Scope) => object;
  /** How its rows are drawn, where not field by field. */
  Row?: ComponentType<RowProps> | undefined;
  /** Other ways to add rows, below the button. */
  More?: ComponentType<{ path: string }> | undefined;
  /** What a row is called stands above it for the eye too. `@default` false */
  hasTitles?: boolean | undefined;
  /** Rows of another list beside it are called alike: the buttons of a row say in which list it is. `@default` false */
  isNamed?: boolean | undefined;
  /** Rows are given an order. `@default` false */
  isOrdered: boolean;
  /** How wide its rows are laid out. */
  layout: Layout;
  /** No row can be added or removed by hand: they follow from something else. `@default` false */
  isGiven: boolean;
}

export interface AddProps {
  list: List;
  /** Of the list. */
  path: string;
  label: string;
  /** What a part of this list is called, so that nothing else in the form is called so. */
  named: (name: string) => string;
  isLocked: boolean;
  /** Adds a row that begins with this. */
  onAdd: (row: object) => void;
}

export interface RowProps {
  /** Of the row. */
  path: string;
  title: string;
}

/** Fields of one figure: called and explained once, each with who counted. */
export interface Figure {
  member: 'figure';
  name: string;
  label: Said<string, Scope>;
  hint?: Said<string, Scope> | undefined;
  fields: readonly Field[];
  isShown: (scope: Scope) => boolean;
  /** How its fields are drawn, where not beside each other. */
  Body?: ComponentType<FigureProps> | undefined;
}

export interface FigureProps {
  figure: Figure;
  label: string;
}

export type Member = Field | List | Figure;

/** How fields stand beside each other. */
export type Layout = 'grid' | 'pairs' | 'counts' | 'four' | 'row';

/** A panel of the form. */
export interface Section {
  name: string;
  heading: Said<string, Scope>;
  intro?: Said<string, Scope> | undefined;
  layout: Layout;
  members: readonly Member[];
  isShown: (scope: Scope) => boolean;
  /** What stands above and below its fields. */
  Before?: ComponentType | undefined;
  After?: ComponentType | undefined;
  /** How its fields are drawn, where not one by one. */
  Body?: ComponentType<{ section: Section }> | undefined;
}

export interface Step {
  name: string;
  title: Said<string, Scope>;
  sections: readonly Section[];
  /** `@default` once it was left and nothing is wrong in it */
  isDone?: (scope: Scope) => boolean;
}

// --- Types of paths ---

/** A value that is chosen or typed as a whole: it has no fields of its own. */
type Whole = string | number | boolean | readonly unknown[] | { readonly id: number };

/** The paths in values: members by name, those of groups with a dot. Rows have scopes of their own. */
export type PathOf<Values> = {
  [Name in keyof Values & string]: NonNullable<Values[Name]> extends Whole
    ? Name
    : Name | `${Name}.${PathOf<NonNullable<Values[Name]>>}`;
}[keyof Values & string];

/** The type of the value at a path. */
export type ValueAt<Values, Path extends string> = Path extends keyof Values
  ? Values[Path]
  : Path extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Values
      ? ValueAt<NonNullable<Values[Name]>, Rest>
      : never
    : never;

/** The keys of any of these namespaces. */
type KeyIn<Strings> = Strings extends StringsOf<infer Key> ? Key : never;

/** The values of a body: what is not filled in is absent, and nothing is changed in place. */
export type Filled<Body> = {
  readonly [Name in keyof Body]?:
    | (NonNullable<Body[Name]> extends readonly (infer Item)[] ? readonly Item[] : NonNullable<Body[Name]>)
    | undefined;
};

/** The names of lists of rows, and the type of a row. */
type ListOf<Values> = {
  [Name in keyof Values & string]: NonNullable<Values[Name]> extends readonly FormRow[] ? Name : never;
}[keyof Values & string];
type RowOf<Values, Name extends keyof Values> =
  NonNullable<Values[Name]> extends readonly (infer Row)[] ? Row : never;

// --- Building ---

interface FieldMore<Key extends string, Where> {
  shortLabel?: Said<Key, Where>;
  hint?: Said<Key, Where> | undefined;
  /** @default false */
  isRequired?: boolean | ((scope: Where) => boolean);
  /** `@default` always */
  isShown?: ((scope: Where) => boolean) | undefined;
  isFixed?: (scope: Where) => boolean;
  isWide?: boolean;
  limit?: number | undefined;
  /** @default none */
  parts?: (scope: Where) => readonly string[];
}

interface ListMore<Key extends string, Where, Row, Options> {
  heading: Said<Key, Where>;
  add: Said<Key, Where>;
  rowTitle: (words: Words<Key>, at: { row: Row; number: number; options: Options }) => string;
  isShown?: (scope: Where) => boolean;
  fresh?: (scope: Where) => Omit<Partial<Row>, 'key'>;
  Row?: ComponentType<RowProps>;
  More?: ComponentType<{ path: string }>;
  Add?: ComponentType<AddProps>;
  hasTitles?: boolean;
  isNamed?: boolean;
  isOrdered?: boolean;
  layout?: Layout;
  isGiven?: boolean;
}

interface Builder<Values, Row, Options, Facts, Key extends string> {
  /** A field: its path, its kind of input, what it is called. */
  field: <Name extends PathOf<Row>>(
    name: Name,
    kind: InputKind<NonNullable<ValueAt<Row, Name>>, Options, Key>,
    label: Said<Key, Scope<Values, Row, Facts>>,
    more?: FieldMore<Key, Scope<Values, Row, Facts>>,
  ) => Field;
  /** A list of rows, with the fields of one. */
  list: <Name extends ListOf<Row>>(
    name: Name,
    members: (builder: Builder<Values, RowOf<Row, Name>, Options, Facts, Key>) => readonly Member[],
    more: ListMore<Key, Scope<Values, Row, Facts>, RowOf<Row, Name>, Options>,
  ) => List;
  /** Fields of one figure under its name. */
  figure: (
    label: Said<Key, Scope<Values, Row, Facts>>,
    fields: readonly Field[],
    hint?: Said<Key, Scope<Values, Row, Facts>>,
    Body?: ComponentType<FigureProps>,
  ) => Figure;
  section: (
    name: string,
    heading: Said<Key, Scope<Values, Row, Facts>>,
    members: readonly Member[],
    more?: {
      intro?: Said<Key, Scope<Values, Row, Facts>>;
      layout?: Layout;
      isShown?: (scope: Scope<Values, Row, Facts>) => boolean;
      Before?: ComponentType;
      After?: ComponentType;
      Body?: ComponentType<{ section: Section }>;
    },
  ) => Section;
}

/**
 * The builders of the fields of a form: paths, kinds and words are checked by the compiler. `Values`: what is in the form;
 * `Options`: the lists that it offers; `Facts`: what its rules need to know of these.
 *
 * @example
 * const { field, section } = formOf<ProjectValues, ProjectOptions>()(projectStrings, projectFormStrings);
 * section('dates', 'sectionDates', [field('start_date', day, 'startDate', { isRequired: true })]);
 */
export function formOf<Values extends object, Options, Facts = undefined>() {
  return <Strings extends readonly StringsOf<never>[]>(
    ..._words: Strings
  ): Builder<Values, Values, Options, Facts, KeyIn<Strings[number]>> => {
    // The compiler has checked each scope against its form; from here on all forms are alike.
    return untypedBuilder as unknown as Builder<Values, Values, Options, Facts, KeyIn<Strings[number]>>;
  };
}

const always = () => true;
const never = () => false;
/** Whether a field of these can be required, in rows too. */
export const isAnyRequired = (members: readonly Member[]): boolean =>
  members.some((member) =>
    member.member === 'list'
      ? isAnyRequired(member.members)
      : member.member === 'figure'
        ? isAnyRequired(member.fields)
        : member.isRequired !== never,
  );
const none = () => [];
const asked = (answer: boolean | ((scope: Scope) => boolean) | undefined): ((scope: Scope) => boolean) =>
  typeof answer === 'function' ? answer : answer === true ? always : never;

const untypedBuilder: Builder<FormValues, FormValues, unknown, unknown, string> = {
  field: (
    name,
    kind,
    label,
    { isShown = always, isRequired, isFixed = never, isWide, limit, parts = none, ...more } = {},
  ) => ({
    member: 'field',
    name,
    kind: kind as unknown as InputKind<unknown>,
    label,
    ...more,
    isRequired: asked(isRequired),
    isShown,
    isFixed,
    isWide: isWide ?? kind.isWide === true,
    limit,
    parts,
  }),
  list: (
    name: string,
    members,
    { isShown = always, fresh = () => ({}), isOrdered = false, isGiven = false, layout = 'row', ...more },
  ) => ({
    ...(more as unknown as Pick<List, 'heading' | 'add' | 'rowTitle'>),
    member: 'list',
    name,
    members: members(untypedBuilder as never),
    isShown,
    fresh,
    isOrdered,
    isGiven,
    layout,
  }),
  figure: (label, fields, hint, Body) => ({
    member: 'figure',
    name: fields[0]?.name ?? '',
    label,
    hint,
    fields,
    Body,
    isShown: (scope) => fields.some((field) => field.isShown(scope)),
  }),
  section: (name, heading, members, { layout = 'grid', isShown, ...more } = {}) => ({
    name,
    heading,
    members,
    layout,
    ...more,
    isShown: (scope) =>
      (isShown?.(scope) ?? true) && (members.length === 0 || members.some((member) => member.isShown(scope))),
  }),
};

interface Extension {
  /** Names of sections that the other form does not have. */
  without?: readonly string[];
  /** Sections that come after one of that name. */
  after?: Readonly<Record<string, readonly Section[]>>;
  /** What becomes of the fields of a section. */
  members?: Readonly<Record<string, (members: readonly Member[]) => readonly Member[]>>;
}

/**
 * The sections of a form for the next one over the same record, such as an update of an application: what is not named stays.
 *
 * @example extendSections(application, { without: ['event'], after: { needs: [changes] }, members: { dates: (own) => [...own, newEnd] } })
 */
export const extendSections = (
  sections: readonly Section[],
  { without = [], after = {}, members = {} }: Extension,
): Section[] =>
  sections
    .filter(({ name }) => !without.includes(name))
    .flatMap((section) => [
      { ...section, members: members[section.name]?.(section.members) ?? section.members },
      ...(after[section.name] ?? []),
    ]);

/** What is said there. */
export const say = (said: Said<string, Scope>, words: Words, scope: Scope): string =>
  (typeof said === 'function' ? said(words, scope) : words[said]) ?? '';

/** A field where it stands. */
export interface PlacedField {
  path: string;
  field: Field;
  scope: Scope;
}

/** The fields that are shown, in the order of the form, those of rows among them. */
export function fieldsOf(members: readonly Member[], scope: Scope, prefix = ''): PlacedField[] {
  return members.flatMap((member): PlacedField[] => {
    if (!member.isShown(scope)) return [];
    const path = prefix + member.name;
    if (member.member === 'field') {
      const parts = member.parts(scope).map((part) => `${path}.${part}`);
      return [path, ...parts].map((at) => ({ path: at, field: member, scope }));
    }
    if (member.member === 'figure') return fieldsOf(member.fields, scope, prefix);
    return rowsAt(scope.values, path).flatMap((row) =>
      fieldsOf(member.members, { ...scope, row: row as unknown as FormValues }, `${path}.${row.key}.`),
    );
  });
}

/** The lists that are shown, those in rows among them, by their paths. */
export function listsOf(
  members: readonly Member[],
  scope: Scope,
  prefix = '',
): { path: string; list: List }[] {
  return members.flatMap((member) => {
    if (member.member !== 'list' || !member.isShown(scope)) return [];
    const path = prefix + member.name;
    return [
      { path, list: member },
      ...rowsAt(scope.values, path).flatMap((row) =>
        listsOf(member.members, { ...scope, row: row as unknown as FormValues }, `${path}.${row.key}.`),
      ),
    ];
  });
}

/** A row of a list, and which one it is, from 1. */
interface PlacedRow {
  list: List;
  row: FormRow;
  number: number;
}

/** The rows that a path leads through, the outermost first. */
export function rowsAround(members: readonly Member[], scope: Scope, path: string): PlacedRow[] {
  return listsOf(members, scope).flatMap(({ path: at, list }) =>
    rowsAt(scope.values, at).flatMap((row, index) =>
      path.startsWith(`${at}.${row.key}.`) ? [{ list, row, number: index + 1 }] : [],
    ),
  );
}
