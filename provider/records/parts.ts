import { and, getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#provider/database/connect.ts';

type PartsTable = PgTable & { id: PgColumn };

/** One part as it is to be. `id`: of one that is there already. */
export interface Part {
  id?: number | undefined;
  [column: string]: unknown;
}

/**
 * Makes these the parts of a record: known ones are changed, others created, and what is not among them is deleted, in one
 * statement each however many there are. `own` tells the parts of the record; a part has the column that makes it so. Resolves
 * with their ids, in their order; of two with one id the later one counts.
 */
export async function setParts(
  tx: Database,
  table: PartsTable,
  own: SQL,
  parts: readonly Part[],
): Promise<number[]> {
  const rows = await tx.select({ id: table.id }).from(table).where(own);
  const known = new Set(rows.map(({ id }) => id as number));
  const isKnown = (part: Part): part is Part & { id: number } => part.id !== undefined && known.has(part.id);
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
function excluded(table: PgTable, parts: readonly Part[]): Record<string, SQL> {
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
