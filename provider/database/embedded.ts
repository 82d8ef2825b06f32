import { existsSync, mkdirSync } from 'node:fs';
import { PGlite, type PGliteInterface, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { queueStatements } from './statementQueue.ts';

/** Of the engine, whose own is ten times that: what it keeps of its pages stands in the memory of this process. */
const SHARED_BUFFERS = '16MB';

const asText = (value: string) => value;
/** What Drizzle reads by itself: moments, days and spans, and lists of them and of numbers (by their OIDs in PostgreSQL's catalogue). */
const AS_TEXT = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, asText],
  ),
);

/** Opens the embedded engine in a folder, or in memory without one. */
export async function openEngine(folder: string | undefined): Promise<PGlite> {
  if (folder && !existsSync(folder)) mkdirSync(folder, { recursive: true });
  const engine = await PGlite.create({
    ...(folder && { dataDir: folder }),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  Object.assign(engine.parsers, AS_TEXT);
  readAsSet(engine);
  const transaction = engine.transaction.bind(engine);
  engine.transaction = (work) => transaction((within) => work(readAsSet(within)));
  queueStatements(engine);
  return engine;
}

/**
 * Reads values as the engine is set, once for all. Drizzle says `AS_TEXT` with each statement, for which the engine would copy
 * what it knows of all types each time: two thirds of the memory that a call takes, and a fifth of its time.
 */
function readAsSet<Asked extends Pick<PGliteInterface, 'query'>>(asked: Asked): Asked {
  const query = asked.query.bind(asked);
  asked.query = (text, values, { parsers: _, ...options } = {}) => query(text, values, options);
  return asked;
}
