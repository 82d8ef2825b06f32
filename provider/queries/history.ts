import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import type { RecordKind } from '#provider/database/schema/history.ts';
import { record_change, user } from '#provider/database/schema.ts';
import { isMovementReader, type Reader } from './reader.ts';

/** How many changes of a record are told, the newest first. */
const TOLD = 50;

type Fields = Readonly<Record<string, unknown>>;

interface Change {
  kind: RecordKind;
  id: number;
  /** Who did it. */
  by: number;
  /** The record before and after as bodies that would write it; missing before it was written and after it was deleted. */
  before?: Fields;
  after?: Fields;
}

/** Keeps who did what with a record; nothing where a change changed nothing. To be called in the transaction that does it. */
export async function keepChange(tx: Database, { kind, id, by, before, after }: Change): Promise<void> {
  const about = { kind, record_id: id, user_id: by };
  if (!before) await tx.insert(record_change).values({ ...about, action: 'created' });
  else if (!after) await tx.insert(record_change).values({ ...about, action: 'deleted', before });
  else {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const fields = names
      .filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
      .sort();
    if (fields.length === 0) return;
    const was = Object.fromEntries(fields.map((name) => [name, before[name] ?? null]));
    await tx.insert(record_change).values({ ...about, action: 'changed', fields, before: was });
  }
}

/** The history of a record for its page: who and when is for members of the Movement, others get undefined. */
export async function historyOf(db: Database, kind: RecordKind, id: number, reader: Reader) {
  if (!isMovementReader(reader)) return undefined;
  const { action, fields, changed_at } = record_change;
  const rows = await db
    .select({
      action,
      fields,
      changed_at,
      user_details: {
        id: user.id,
        username: user.username,
        first_name: user.first_name,
        last_name: user.last_name,
      },
    })
    .from(record_change)
    .leftJoin(user, eq(user.id, record_change.user_id))
    .where(and(eq(record_change.kind, kind), eq(record_change.record_id, id)))
    .orderBy(desc(record_change.changed_at), desc(record_change.id))
    .limit(TOLD);
  return rows;
}
