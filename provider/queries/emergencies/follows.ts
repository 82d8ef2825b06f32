import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { event, subscription } from '#provider/database/schema.ts';
import { isVisibleEvent, type Reader } from '../reader.ts';

/** `rtype` of a followed emergency. Source: facts of the account screens. */
const FOLLOWED_EVENT = 8;
/** What the API answers, with HTTP status 200 either way. */
type Outcome = { status?: number; data: string };
const DONE: Outcome = { data: 'Success' };

/** Lets users follow emergencies that they may see; those they follow already stay as they are. */
export async function follow(db: Database, ids: readonly number[], reader: Reader): Promise<Outcome> {
  const user_id = reader.user?.id ?? 0;
  const wanted = [...new Set(ids)];
  return db.transaction(async (transaction) => {
    const visible = await transaction
      .select({ id: event.id })
      .from(event)
      .where(and(inArray(event.id, wanted), isVisibleEvent(reader)));
    if (visible.length < wanted.length) return { status: 400, data: 'There is no such emergency.' };
    const followed = await transaction
      .select({ id: subscription.event_id })
      .from(subscription)
      .where(and(eq(subscription.user_id, user_id), inArray(subscription.event_id, wanted)));
    const known = new Set(followed.map(({ id }) => id));
    const rows = wanted.filter((id) => !known.has(id));
    if (rows.length > 0) {
      await transaction
        .insert(subscription)
        .values(rows.map((event_id) => ({ user_id, event_id, rtype: FOLLOWED_EVENT })));
    }
    return DONE;
  });
}

/** Ends following; of what was not followed nothing is said. */
export async function unfollow(db: Database, ids: readonly number[], user_id: number): Promise<Outcome> {
  await db
    .delete(subscription)
    .where(and(eq(subscription.user_id, user_id), inArray(subscription.event_id, [...ids])));
  return DONE;
}
