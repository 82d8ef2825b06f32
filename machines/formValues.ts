/** What is in a form: texts, numbers, lists, rows and groups of these, by field. Only its owner knows the types. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A row of a list in a form. `key` tells it from the others for as long as it lives, wherever it stands. */
export interface FormRow {
  readonly key: string;
}

/** A row that was taken out, and where it stood: it can be put back. */
export interface RemovedRow {
  list: string;
  index: number;
  row: FormRow;
}

export const isRow = (value: unknown): value is FormRow =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** The rows at a path; none where there is no list. */
export function rowsAt(values: FormValues, path: string): readonly FormRow[] {
  const list = valueAt(values, path);
  return Array.isArray(list) ? list.filter(isRow) : NO_ROWS;
}
const NO_ROWS: readonly FormRow[] = [];

/**
 * The value at a path: members by their names, rows by their keys.
 *
 * @example valueAt(values, 'activities.k1.points.k2.latitude')
 */
export function valueAt(values: FormValues, path: string): unknown {
  // A key in a long form asks for the values of all its fields.
  if (!path.includes('.')) return values[path];
  let at: unknown = values;
  for (const name of namesIn(path)) at = memberOf(at, name);
  return at;
}

const paths = new Map<string, readonly string[]>();

/** The names in a path, parted once. */
function namesIn(path: string): readonly string[] {
  const known = paths.get(path);
  if (known) return known;
  const names = path.split('.');
  paths.set(path, names);
  return names;
}

/** The values with another one at a path; groups on the way are made, rows are not: the row may be gone by now. */
export function withValue(values: FormValues, path: string, value: unknown): FormValues {
  return changed(values, path.split('.'), value) as FormValues;
}

/** The same for several paths. */
export const withValues = (values: FormValues, patch: FormValues): FormValues =>
  Object.entries(patch).reduce((after, [path, value]) => withValue(after, path, value), values);

/**
 * The path of a mistake as a schema or a server tells it, with the keys of rows instead of their positions. What is wrong
 * inside a list of plain values is wrong with the list.
 */
export function pathOfMistake(mistake: readonly PropertyKey[], values: FormValues): string {
  const path: string[] = [];
  let at: unknown = values;
  for (const part of mistake) {
    if (Array.isArray(at)) {
      const row: unknown = at[Number(part)];
      if (!isRow(row)) break;
      path.push(row.key);
      at = row;
    } else {
      path.push(String(part));
      at = memberOf(at, String(part));
    }
  }
  return path.join('.');
}

/** The rows without one of them. */
export const withoutRow = (rows: readonly FormRow[], key: string): readonly FormRow[] =>
  rows.filter((row) => row.key !== key);

/** The rows with one at this position. */
export const withRow = (rows: readonly FormRow[], index: number, row: FormRow): readonly FormRow[] => [
  ...rows.slice(0, index),
  row,
  ...rows.slice(index),
];

/** The rows with one of them so many places further down; it stays where there is no such place. */
export function withRowMoved(rows: readonly FormRow[], key: string, by: number): readonly FormRow[] {
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  const to = index + by;
  return row && to >= 0 && to < rows.length ? withRow(withoutRow(rows, key), to, row) : rows;
}

const indexes = new WeakMap<readonly unknown[], ReadonlyMap<string, FormRow>>();

/** The rows of a list, which is never changed but made anew: at each key every field of every row is looked up. */
function rowsByKey(list: readonly unknown[]): ReadonlyMap<string, FormRow> {
  const known = indexes.get(list);
  if (known) return known;
  const index = new Map(list.filter(isRow).map((row) => [row.key, row]));
  indexes.set(list, index);
  return index;
}

function memberOf(at: unknown, name: string): unknown {
  if (Array.isArray(at)) return rowsByKey(at).get(name);
  return typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[name] : undefined;
}

function changed(at: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(at))
    return at.map((row) => (isRow(row) && row.key === name ? changed(row, rest, value) : row));
  const group = typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>) : {};
  return { ...group, [name]: changed(group[name], rest, value) };
}
