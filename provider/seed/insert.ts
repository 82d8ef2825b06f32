import { is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#provider/database/connect.ts';

/** PostgreSQL takes at most this many parameters in a statement. */
const MOST_PARAMETERS = 60_000;

/** Inserts any number of rows, in as few statements as the engine allows. All rows name the same columns. */
export async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  if (rows.every((row) => isPlain(row, first))) return insertWhole(db, table, rows);
  const size = Math.floor(MOST_PARAMETERS / Object.keys(table).length);
  for (let start = 0; start < rows.length; start += size) {
    await db.insert(table).values(rows.slice(start, start + size) as Table['$inferInsert'][]);
  }
}

/** Whether all it holds is as JSON says it, under the names of the first row: nothing is left to the database. */
function isPlain(row: object, first: object): boolean {
  const values = Object.values(row);
  return (
    values.length === Object.keys(first).length &&
    Object.keys(row).every((name) => name in first) &&
    values.every((value) => value !== undefined && !is(value, SQL) && !(value instanceof Uint8Array))
  );
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
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = sql.identifier(getTableConfig(table).name);
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`,
  );
}
