import { type FormRow, type FormValues, isRow } from '#machines/formValues.ts';
import { isFilled } from '#rules/isFilled.ts';
import { isSameValue } from '#src/forms/merge.ts';
import { TITLES } from '../forms/useDrefOptions.ts';

/** What becomes of what is in the form already. */
export type Taking = 'fill' | 'replace';

type Row = FormRow & FormValues;

/** The fields that change when what was read is taken over, with the values that they have then. */
export function takenOver(form: FormValues, read: FormValues, taking: Taking): FormValues {
  const after = merged(form, read, taking);
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSameValue(form[name], value)));
}

function merged(form: FormValues, read: FormValues, taking: Taking): FormValues {
  const after: Record<string, unknown> = { ...form };
  for (const [name, value] of Object.entries(read)) {
    const mine = form[name];
    if (isRows(value)) after[name] = mergedRows(name, isRows(mine) ? mine : [], value, taking);
    else if (taking === 'replace' || !isFilled(mine)) after[name] = value;
  }
  return after;
}

/** Rows of one title are the same row; others are the same where they say the same. Each keeps the key and id that it has. */
function mergedRows(
  name: string,
  mine: readonly Row[],
  read: readonly Row[],
  taking: Taking,
): readonly Row[] {
  if (name in TITLES) {
    const merging = mine.map((row) => {
      const its = read.find(({ title }) => title === row.title);
      return its ? ({ ...merged(row, its, taking), key: row.key } as Row) : row;
    });
    return [...merging, ...read.filter(({ title }) => !mine.some((row) => row.title === title))];
  }
  const mineOf = (row: Row) => mine.find((one) => isSameValue(withoutId(one), withoutId(row)));
  if (taking === 'replace') return read.map((row) => mineOf(row) ?? row);
  return [...mine, ...read.filter((row) => !mineOf(row))];
}

/** What a row says, and rows in it, without what the API and the form know them by. */
const withoutId = (row: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name !== 'id' && name !== 'key')
      .map(([name, value]) => [name, isRows(value) ? value.map(withoutId) : value]),
  );

const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

/**
 * The changes in the order in which the form takes them: a National Society brings its country along, and a country empties the
 * regions. What nobody meant to change is put back.
 */
export function changesIn(form: FormValues, taken: FormValues): FormValues[] {
  const { national_society, country = form.country, ...rest } = taken;
  const isSamePlace = country !== undefined && country === form.country;
  return [
    national_society === undefined ? {} : { national_society },
    { ...rest, ...(country !== undefined && { country }) },
    isSamePlace && isFilled(form.district) ? { district: form.district } : {},
  ].filter((patch) => Object.keys(patch).length > 0);
}
