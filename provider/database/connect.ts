import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite';
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { openEngine } from './embedded.ts';
import * as schema from './schema.ts';
import { MIGRATIONS, refuseOtherVersion } from './version.ts';

/** The database, whichever engine runs it: both speak the same PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface Connection {
  db: Database;
  close(): Promise<void>;
}

/** Any number, the same in every process: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_306_601;
const CONNECT_TIMEOUT_MS = 5_000;
/** A server that vanished without a word is noticed by the system's probes of a silent connection. In ms. */
const SILENT_MS = 10_000;
/** After a failover no connection stays with the server that was. In seconds. */
const LONGEST_LIFE_S = 600;

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
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_MS,
    maxLifetimeSeconds: LONGEST_LIFE_S,
    options: '-c timezone=UTC',
  });
  // A server that restarts breaks idle connections; the pool replaces them, and the process must not end for it.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  // The pool listens to idle ones only. Of one in use the statement under way tells whoever waits for it.
  pool.on('connect', (client) => client.on('error', () => {}));
  const migrating = await pool.connect();
  try {
    await migrating.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseOtherVersion((statement) => migrating.query(statement));
    await migratePostgres(drizzlePostgres(migrating, { schema }), { migrationsFolder: MIGRATIONS });
    await migrating.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    migrating.release();
  }
  const db: Database = drizzlePostgres(pool, { schema });
  db.transaction = (work, settings) => transactionOn(pool, work, settings);
  return { db, close: () => pool.end() };
}

/** A transaction on a connection of its own. Drizzle's own never gives one back that was lost before it began. */
async function transactionOn<Result>(
  pool: Pool,
  work: (tx: Transaction) => Promise<Result>,
  settings?: PgTransactionConfig,
): Promise<Result> {
  const client = await pool.connect();
  try {
    // Without the schema, which takes longer than a short transaction and which only `db.query` needs.
    const own = drizzlePostgres(client) as unknown as Database;
    return await own.transaction(work, settings);
  } finally {
    client.release();
  }
}

async function openEmbedded(folder: string | undefined): Promise<Connection> {
  const client = await openEngine(folder);
  const db = drizzlePGlite(client, { schema });
  await db.execute(sql`set timezone = 'UTC'`);
  // Its pages are in the system's memory: an index costs little more than reading on.
  await db.execute(sql`set random_page_cost = 1.1`);
  await refuseOtherVersion((statement) => client.query(statement));
  await migratePGlite(db, { migrationsFolder: MIGRATIONS });
  return { db, close: () => client.close() };
}
