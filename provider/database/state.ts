import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './connect.ts';
import { STATE } from './statementQueue.ts';

/**
 * Which transactions a statement sees now: the next one to begin, and those under way. It changes with each that writes, and
 * never comes back; a server that takes over from another has begun at another time. Source: PostgreSQL, section 9.26.15.
 */
export async function stateOf(db: Database): Promise<string> {
  const [row] = await rowsOf<{ state: string }>(db, sql.raw(STATE));
  if (!row) throw new Error('The database does not say how it stands.');
  return row.state;
}
