import { and, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#provider/database/connect.ts';
import { columnOf, columnsOf, type Fields, fieldsOf, type Names } from './columns.ts';

/** What hangs on a record, or on several rows at once: each owner with what it is to have from now on. */
export interface Part {
  write(tx: Database, owners: readonly (readonly [owner: number, value: unknown])[]): Promise<void>;
}

/** Ids of other records, such as districts, by a table of pairs; set anew. `own` and `other`: its two columns. */
export function link(table: PgTable, own: string, other: string): Part {
  const owner = columnOf(table, own);
  columnOf(table, other);
  return {
    async write(tx, owners) {
      if (owners.length === 0) return;
      await tx.delete(table).where(
        inArray(
          owner,
          owners.map(([id]) => id),
        ),
      );
      const pairs = owners.flatMap(([id, value]) =>
        [...new Set((value as readonly unknown[] | null | undefined) ?? [])].map((its) => ({
          [own]: id,
          [other]: its,
        })),
      );
      // Both columns are the table's: `columnOf` has looked them up.
      if (pairs.length > 0) await tx.insert(table).values(pairs as never);
    },
  };
}

interface RowsOptions {
  /** Columns of fields that are called otherwise. */
  columns?: Names;
  /** What columns hold that no field says word for word. */
  derive?: (row: never) => Fields;
  /** What hangs on each row, by its field. */
  parts?: Readonly<Record<string, Part>>;
}

/**
 * Rows of a table that are parts of a record, such as years or contacts, and what hangs on them: known by their ids, the rest is
 * new or gone; those without ids are set anew. A row says all of itself: what it leaves out is emptied. A few statements, however
 * many there are. `own`: the column that says what they belong to.
 */
export function rows(table: RowsTable, own: string, { columns, derive, parts = {} }: RowsOptions = {}): Part {
  const fields = fieldsOf(table, own, columns);
  const owner = columnOf(table, own);
  return {
    async write(tx, owners) {
      if (owners.length === 0) return;
      const wanted = owners.flatMap(([id, value]) =>
        ((value as readonly Fields[] | null | undefined) ?? []).map((row) => ({ of: id, row })),
      );
      const mine = inArray(
        owner,
        owners.map(([id]) => id),
      );
      const ids = await setRows(
        tx,
        table,
        mine,
        wanted.map(({ of, row }) => ({
          ...columnsOf(table, fields, row, columns),
          // A declaration derives from rows of its own schema.
          ...derive?.(row as never),
          id: row.id as number | undefined,
          [own]: of,
        })),
      );
      for (const [field, part] of Object.entries(parts))
        await part.write(
          tx,
          wanted.map(({ row }, index) => [ids[index] ?? 0, row[field]]),
        );
    },
  };
}

type RowsTable = PgTable & { id: PgColumn };

/** One row as it is to be. `id`: of one that is there already. */
export interface Row {
  id?: number | undefined;
  [column: string]: unknown;
}

/**
 * Makes these the parts of a record: known ones are changed, others created, and what is not among them is deleted, in one
 * statement each however many there are. `own` tells the parts of the record; a part has the column that makes it so. Resolves
 * with their ids, in their order; of two with one id the later one counts.
 */
export async function setRows(
  tx: Database,
  table: RowsTable,
  own: SQL,
  parts: readonly Row[],
): Promise<number[]> {
  const rows = await tx.select({ id: table.id }).from(table).where(own);
  const known = new Set(rows.map(({ id }) => id as number));
  const isKnown = (part: Row): part is Row & { id: number } => part.id !== undefined && known.has(part.id);
  const changed = [...new Map(parts.filter(isKnown).map((part) => [part.id, part])).values()];
  const created = parts.filter((part) => !isKnown(part)).map(({ id: _, ...part }) => part);
  const kept = changed.map(({ id }) => id);
  await tx.delete(table).where(and(own, kept.length > 0 ? notInArray(table.id, kept) : undefined));
  if (changed.length > 0)
    await tx
      .insert(table)
      .values(changed as never)
      .onConflictDoUpdate({ target: table.id, set: excluded(table, changed) as never });
  if (created.length === 0) return parts.map(({ id }) => id as number);
  const fresh = await tx
    .insert(table)
    .values(created as never)
    .returning({ id: table.id });
  const freshIds = fresh.map(({ id }) => id as number)[Symbol.iterator]();
  return parts.map((part) => (isKnown(part) ? part.id : (freshIds.next().value ?? 0)));
}

/** What was to be inserted, for each column that some part names. */
function excluded(table: PgTable, parts: readonly Row[]): Record<string, SQL> {
  const columns = getTableColumns(table);
  const named = new Set(parts.flatMap((part) => Object.keys(part)));
  named.delete('id');
  return Object.fromEntries(
    [...named].flatMap((name) => {
      const column = columns[name];
      return column ? [[name, sql`excluded.${sql.identifier(column.name)}`]] : [];
    }),
  );
}
