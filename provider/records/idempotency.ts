import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { RECORD_KINDS, type RecordKind } from '#provider/database/schema/history.ts';
import { idempotency_key } from '#provider/database/schema.ts';
import { HttpError } from '#provider/http/errors.ts';

/** The number of `idempotency_key.kind`: what a key wrote. */
const numberOf = (kind: RecordKind) => RECORD_KINDS.indexOf(kind) + 1;

interface Key {
  user_id: number;
  /** The caller's, from the header `Idempotency-Key`. */
  key: string;
}

/**
 * The id of the record that an earlier call wrote under this key; undefined for whoever comes first, who writes the record in
 * the same transaction and then calls `settleKey`. Waits while another call with the key is under way. Throws `HttpError` 422
 * when the key stands for another body.
 */
export async function claimKey(
  tx: Database,
  { user_id, key, kind }: Key & { kind: RecordKind },
  body: unknown,
): Promise<number | undefined> {
  const body_hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const claimed = await tx
    .insert(idempotency_key)
    .values({ user_id, key, body_hash, kind: numberOf(kind) })
    .onConflictDoNothing()
    .returning();
  if (claimed.length > 0) return undefined;
  const [first] = await tx
    .select()
    .from(idempotency_key)
    .where(and(eq(idempotency_key.user_id, user_id), eq(idempotency_key.key, key)));
  if (first?.body_hash === body_hash && first.kind === numberOf(kind) && first.record_id)
    return first.record_id;
  throw new HttpError(422, { idempotency_key: ['Another record was sent with this key.'] });
}

/** Says what the key of this transaction has written. */
export async function settleKey(tx: Database, { user_id, key }: Key, record_id: number): Promise<void> {
  await tx
    .update(idempotency_key)
    .set({ record_id })
    .where(and(eq(idempotency_key.user_id, user_id), eq(idempotency_key.key, key)));
}
