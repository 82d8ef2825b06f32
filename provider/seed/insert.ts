import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#provider/database/connect.ts';

/** PostgreSQL takes at most this many parameters in a statement. */
const MOST_PARAMETERS = 60_000;

/** Inserts any number of rows, in as few statements as the engine allows. */
export async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (arePlain(table, rows, columns)) return insertWhole(db, table, rows, columns);
  const size = Math.floor(MOST_PARAMETERS / Object.keys(table).length);
  for (let start = 0; start < rows.length; start += size) {
    await db.insert(table).values(rows.slice(start, start + size) as Table['$inferInsert'][]);
  }
}

/** Whether all they hold is as JSON says it, and nothing is left to the database: what a row lacks is null there too. */
function arePlain(table: PgTable, rows: readonly object[], columns: readonly string[]): boolean {
  const known = getTableColumns(table);
  const mayLack = new Set(columns.filter((column) => known[column] && !known[column].hasDefault));
  return rows.every((row) =>
    columns.every((column) => {
      const value: unknown = row[column as keyof typeof row];
      return value === undefined ? mayLack.has(column) : !is(value, SQL) && !(value instanceof Uint8Array);
    }),
  );
}

/** Inserts rows in their order. Resolves with the id that each was given. */
export async function insertNumbered<Table extends PgTable & { id: PgColumn }>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const made = await db
    .insert(table)
    .values([...rows] as Table['$inferInsert'][])
    .returning({ id: table.id });
  return made.map(({ id }) => Number(id));
}

/** Moves the counter of an `id` past the ids that were given. */
export async function continueIds(db: Database, tableName: string): Promise<void> {
  const name = sql.raw(`"${tableName}"`);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${tableName}, 'id'), (select coalesce(max(id), 0) + 1 from ${name}), false)`,
  );
}

/** The same in one statement with one parameter: several times as fast for rows of plain values. All rows name the same columns. */
export async function insertWhole<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  columns: readonly string[] = Object.keys(rows[0] ?? {}),
): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(getTableConfig(table).name);
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${name} (${listed}) select ${listed} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`,
  );
}
