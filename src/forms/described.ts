import type { Language } from '#contracts/languages.ts';
import { type FormRow, type FormValues, rowsAt, valueAt } from '#machines/formValues.ts';
import { isFilled } from '#rules/isFilled.ts';
import { isolate } from '#rules/isolate.ts';
import { formatList } from '#src/i18n/format.ts';
import { directionOf } from '#src/i18n/languages.ts';
import { type Described, type Field, type List, type Member, type Scope, say } from './definition.ts';

/** Something that was filled in, in words: a field, or a row with its fields. */
export interface FilledIn {
  path: string;
  label: string;
  /** The same below the heading of its section, where nothing else there is called so. */
  shortLabel: string;
  text: string;
}

/** A value as a reader knows it; undefined where nothing is filled in. */
export function textOf(field: Field, value: unknown, tools: Described<unknown>): string | undefined {
  return isFilled(value) ? field.kind.describe(value, tools) : undefined;
}

/** A row in one line: "Target, male: 40; Target, female: 60". */
export function rowText(list: List, row: FormRow, scope: Scope, tools: Described<unknown>): string {
  return formatList(rowParts(list, row, scope, tools), tools.language);
}

/** What is said of a row, field by field; rows within it are a part each. */
function rowParts(list: List, row: FormRow, scope: Scope, tools: Described<unknown>): string[] {
  const { words, language } = tools;
  const own = row as unknown as FormValues;
  const here = { ...scope, row: own };
  const partsOf = (members: readonly Member[]): string[] =>
    members.flatMap((member) => {
      if (!member.isShown(here)) return [];
      if (member.member === 'figure') return partsOf(member.fields);
      if (member.member === 'list')
        return rowsAt(own, member.name).map((inner) => rowText(member, inner, here, tools));
      const text = textOf(member, valueAt(own, member.name), tools);
      return text === undefined ? [] : [`${say(member.label, words, here)}: ${isolatedIn(language, text)}`];
    });
  return partsOf(list.members);
}

/** What somebody wrote, beside words that run from right to left: each of its lines by itself, as they end what is isolated. */
const isolatedIn = (language: Language, text: string): string =>
  directionOf(language) === 'rtl' ? text.split('\n').map(isolate).join('\n') : text;

export const rowTitle = (list: List, row: FormRow, number: number, { words, options }: Described<unknown>) =>
  list.rowTitle(words, { row, number, options });

/** All that is filled in of what is shown, in the order of the form. */
export function filledIn(members: readonly Member[], scope: Scope, tools: Described<unknown>): FilledIn[] {
  return members.flatMap((member): FilledIn[] => {
    if (!member.isShown(scope)) return [];
    if (member.member === 'figure') return filledIn(member.fields, scope, tools);
    if (member.member === 'list')
      return rowsAt(scope.row, member.name).map((row, index) => ({
        path: `${member.name}.${row.key}`,
        label: rowTitle(member, row, index + 1, tools),
        shortLabel: rowTitle(member, row, index + 1, tools),
        // To be read rather than compared: a line each.
        text: rowParts(member, row, scope, tools).join('\n'),
      }));
    const text = textOf(member, valueAt(scope.row, member.name), tools);
    if (text === undefined) return [];
    const label = say(member.label, tools.words, scope);
    const shortLabel = member.shortLabel ? say(member.shortLabel, tools.words, scope) : label;
    return [{ path: member.name, label, shortLabel, text }];
  });
}
