import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

export type Fields = Readonly<Record<string, unknown>>;
/** The columns of fields that are called otherwise: `{ dtype: 'dtype_id' }`. */
export type Names = Readonly<Record<string, string | undefined>>;

/**
 * What the columns of a table hold of some fields of a body. What a body leaves out is what a new record has: the column's default,
 * else null. Fields without a column are left out.
 */
export function columnsOf(table: PgTable, fields: Iterable<string>, body: Fields, names: Names = {}): Fields {
  const columns: Readonly<Record<string, Column | undefined>> = getTableColumns(table);
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const name = names[field] ?? field;
    const column = columns[name];
    if (column) values[name] = body[field] ?? emptyOf(column);
  }
  return values;
}

/** Of each column of a part, but for its id and the record that it belongs to. */
export function fieldsOf(table: PgTable, own: string, names: Names = {}): string[] {
  const fieldOf = new Map(Object.entries(names).map(([field, column]) => [column, field]));
  return Object.keys(getTableColumns(table))
    .filter((column) => column !== 'id' && column !== own)
    .map((column) => fieldOf.get(column) ?? column);
}

export const hasColumn = (table: PgTable, name: string): boolean => name in getTableColumns(table);

/** The column of a table by its name. Throws where there is none: a declaration names another table's. */
export function columnOf(table: PgTable, name: string): Column {
  const columns: Readonly<Record<string, Column | undefined>> = getTableColumns(table);
  const column = columns[name];
  if (!column) throw new Error(`The table has no column "${name}".`);
  return column;
}

const emptyOf = (column: Column): SQL | null => (column.hasDefault ? sql`default` : null);
