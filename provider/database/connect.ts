import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite';
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import * as schema from './schema.ts';

/** The database, whichever engine runs it: both speak the same PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  close(): Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number, the same in every process: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_306_601;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Opens a PostgreSQL server by its URL, else PGlite in a folder (or in memory without one), and brings the schema up to date.
 * Rejects with the driver's error when the server is out of reach or the folder is damaged.
 */
export function connect(target: { url: string } | { folder?: string }): Promise<Connection> {
  return 'url' in target ? connectToServer(target.url) : openEmbedded(target.folder);
}

/** The rows of a statement that the query builder has no words for. Types are the caller's claim. */
export async function rowsOf<Row>(db: Pick<Database, 'execute'>, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

async function connectToServer(url: string): Promise<Connection> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: '-c timezone=UTC',
  });
  // A server that restarts breaks idle connections; the pool replaces them, and the process must not end for it.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  const migrating = await pool.connect();
  try {
    await migrating.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(migrating, { schema }), { migrationsFolder: MIGRATIONS });
    await migrating.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    migrating.release();
  }
  const db: Database = drizzlePostgres(pool, { schema });
  return { db, close: () => pool.end() };
}

async function openEmbedded(folder: string | undefined): Promise<Connection> {
  if (folder && !existsSync(folder)) mkdirSync(folder, { recursive: true });
  const client = await PGlite.create({ ...(folder && { dataDir: folder }), extensions: { pg_trgm } });
  const db = drizzlePGlite(client, { schema });
  await db.execute(sql`set timezone = 'UTC'`);
  // Its pages are in the system's memory: an index costs little more than reading on.
  await db.execute(sql`set random_page_cost = 1.1`);
  await migratePGlite(db, { migrationsFolder: MIGRATIONS });
  return { db, close: () => client.close() };
}
