import { type FormRow, type FormValues, rowsAt, valueAt, withValue } from '#machines/formValues.ts';
import { isFilled } from '#rules/isFilled.ts';
import { type Described, type List, type Member, type Scope, say } from './definition.ts';
import { rowText, rowTitle, textOf } from './described.ts';

export type Side = 'mine' | 'theirs';

/** A field, or a row of a list, that two versions of a record differ in. Missing text: nothing is filled in there. */
export interface Difference {
  path: string;
  label: string;
  mine: string | undefined;
  theirs: string | undefined;
  /** Only the other has changed it: theirs is taken over unless it is chosen otherwise. */
  isOnlyTheirs: boolean;
}

/** What two versions of a record differ in, in the order of the form. `before`: the record as it was when it was opened. */
export function differencesIn(
  members: readonly Member[],
  { before, mine, theirs }: { before: FormValues; mine: FormValues; theirs: FormValues },
  tools: Described<unknown>,
): Difference[] {
  const scopeOf = (values: FormValues): Scope => ({ values, row: values, facts: undefined });
  return members.flatMap((member): Difference[] => {
    if (member.member === 'figure') return differencesIn(member.fields, { before, mine, theirs }, tools);
    if (member.member === 'list')
      return keysIn(member, [theirs, mine]).flatMap((key, index) => {
        const rowIn = (values: FormValues) => rowsAt(values, member.name).find((row) => row.key === key);
        const [ofMine, ofTheirs] = [rowIn(mine), rowIn(theirs)];
        if (isSameValue(ofMine, ofTheirs)) return [];
        const text = (row: FormRow | undefined, values: FormValues) =>
          row && rowText(member, row, scopeOf(values), tools);
        const shown = ofMine ?? ofTheirs;
        return [
          {
            path: `${member.name}.${key}`,
            label: shown ? rowTitle(member, shown, index + 1, tools) : '',
            mine: text(ofMine, mine),
            theirs: text(ofTheirs, theirs),
            isOnlyTheirs: isSameValue(ofMine, rowIn(before)),
          },
        ];
      });
    const { name } = member;
    const [ofMine, ofTheirs] = [valueAt(mine, name), valueAt(theirs, name)];
    if (isSameValue(ofMine, ofTheirs)) return [];
    return [
      {
        path: name,
        label: say(member.label, tools.words, scopeOf(mine)),
        mine: textOf(member, ofMine, tools),
        theirs: textOf(member, ofTheirs, tools),
        isOnlyTheirs: isSameValue(ofMine, valueAt(before, name)),
      },
    ];
  });
}

/**
 * Their version with what is chosen of mine. `sides`: by the path of a difference; `mergedWith`: what goes along with a field.
 * What is the server's own, such as ids of what is nested, is theirs.
 */
export function merged(
  members: readonly Member[],
  { mine, theirs }: { mine: FormValues; theirs: FormValues },
  sides: Readonly<Record<string, Side>>,
  mergedWith: Readonly<Record<string, readonly string[]>> = {},
): FormValues {
  let values = theirs;
  for (const member of members) {
    if (member.member === 'figure') {
      values = merged(member.fields, { mine, theirs: values }, sides, mergedWith);
    } else if (member.member === 'list') {
      const rowOf = (from: FormValues, key: string) =>
        rowsAt(from, member.name).find((row) => row.key === key);
      const rows = keysIn(member, [theirs, mine]).flatMap(
        (key) => rowOf(sides[`${member.name}.${key}`] === 'mine' ? mine : theirs, key) ?? [],
      );
      if (rows.length > 0 || rowsAt(theirs, member.name).length > 0)
        values = withValue(values, member.name, rows);
    } else if (sides[member.name] === 'mine') {
      for (const path of [member.name, ...(mergedWith[member.name] ?? [])])
        values = withValue(values, path, valueAt(mine, path));
    }
  }
  return values;
}

const keysIn = (list: List, versions: readonly FormValues[]): string[] => [
  ...new Set(versions.flatMap((values) => rowsAt(values, list.name).map(({ key }) => key))),
];

/** Lists of ids have no order; of a record that was chosen its id counts. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value))
    return value.every((one) => typeof one !== 'object') ? [...value].sort() : value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value && 'name' in value && typeof value.id === 'number' && !('key' in value)) return value.id;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => isFilled(inner))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, comparable(inner)]),
  );
}

/** Whether two values say the same: what is not filled in is as if it were not there. */
export const isSameValue = (one: unknown, other: unknown) =>
  (!isFilled(one) && !isFilled(other)) ||
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
