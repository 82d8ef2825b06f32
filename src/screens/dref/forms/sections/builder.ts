import type { DrefStage } from '#rules/dref.ts';
import { attachments } from '#src/forms/attachments/Attachments.tsx';
import { captionsIn } from '#src/forms/attachments/attached.ts';
import { formOf, type Scope, type Section } from '#src/forms/definition.ts';
import { count, day, longText, yesNo } from '#src/forms/kinds.tsx';
import { fill } from '#src/i18n/fill.ts';
import { drefFieldStrings } from '#src/records/dref/fields/strings.ts';
import { AddTitled } from '../AddTitled.tsx';
import { drefFormStrings } from '../strings.ts';
import type { DrefOptions, TitledList } from '../useDrefOptions.ts';
import {
  DREF_FILES,
  type DrefValues,
  type FileFieldName,
  isOf,
  isShownIn,
  type TitledRow,
} from '../values.ts';

/** The words of the forms. */
export type Key = keyof typeof drefFieldStrings.english | keyof typeof drefFormStrings.english;
export type At = Scope<DrefValues, DrefValues>;
export type Words = Readonly<Record<Key, string>>;

const WORDS = [drefFieldStrings, drefFormStrings] as const;
const builder = formOf<DrefValues, DrefOptions>()(...WORDS);
export const { section, field: anyField } = builder;

/** A text that one kind of DREF calls otherwise. */
export const forImminent =
  (imminent: Key, otherwise: Key) =>
  (words: Words, { values }: At) =>
    words[isImminent(values) ? imminent : otherwise];
export const isImminent = isOf('I');

/** The fields of a stage, each shown where its table says. */
export function fieldsIn(stage: DrefStage) {
  const field: typeof builder.field = (name, kind, label, more) =>
    builder.field(name, kind, label, {
      ...more,
      isShown: ({ values }: At) => isShownIn(stage, name)(values),
    });
  const list: typeof builder.list = (name, members, more) =>
    builder.list(name, members, { ...more, isShown: ({ values }) => isShownIn(stage, name)(values) });
  const words = (name: NameOf<string>, label: Key = name as Key) => field(name, longText, label);
  const answer = (name: NameOf<boolean>, label: Key = name as Key) => field(name, yesNo(), label);
  const figure = (name: NameOf<number>, label: Key = name as Key, hint?: Key) =>
    field(name, count, label, { hint });
  const date = (name: NameOf<string>, label: Key = name as Key, hint?: Key) =>
    field(name, day, label, { hint });
  const file = (name: FileFieldName, hint?: Key) =>
    field(name, attachments, name, { hint, ...captionsIn(DREF_FILES, name) });
  return { field, list, words, answer, figure, date, file };
}

/** The names of fields that hold such a value. */
export type NameOf<Value> = {
  [Name in keyof DrefValues]-?: NonNullable<DrefValues[Name]> extends Value
    ? Value extends NonNullable<DrefValues[Name]>
      ? Name
      : never
    : never;
}[keyof DrefValues] &
  string;

/** Rows that begin with a title out of an enumeration. */
export const titled = { Add: AddTitled, add: 'choose', hasTitles: true, layout: 'grid' } as const;
export const titleIn =
  (list: TitledList) =>
  (_: unknown, { row, options }: { row: object; options: DrefOptions }) => {
    const { title = '' } = row as TitledRow;
    const names = options.titles[list];
    // Until the names have come nobody reads how the API calls it.
    return names.get(title) ?? (names.size === 0 ? '…' : sentenceOf(title));
  };

/** A title that the enumeration does not know. */
const sentenceOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');

/** "Risk 2": rows that are called by their number. */
export const numbered =
  (key: 'sourceTitle' | 'riskTitle' | 'indicatorTitle' | 'proposedTitle' | 'activityTitle') =>
  (words: Words, { number }: { number: number }) =>
    fill(words[key], { number });

/** Rows of a title and what is said of it. */
export const titledList = (
  stage: DrefStage,
  name: 'national_society_actions' | 'needs_identified',
  label: Key,
  heading: Section['heading'],
) =>
  fieldsIn(stage).list(
    name,
    ({ field: inRow }) => [inRow('description', longText, label, { isRequired: true })],
    {
      ...titled,
      heading: heading as Key,
      // What is done and what is needed stand on one page, by the same titles.
      isNamed: true,
      rowTitle: titleIn(name),
    },
  );
