import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { MOST_SESSIONS } from '#contracts/account/signIn.ts';
import type { Database } from '#provider/database/connect.ts';
import { auth_token, external_token } from '#provider/database/schema.ts';
import { hashToken } from './tokens.ts';

/** Ends one session: its token is worth nothing from now on. */
export async function endSession(db: Pick<Database, 'delete'>, token: string): Promise<void> {
  await db.delete(auth_token).where(eq(auth_token.token_hash, hashToken(token)));
}

/** Ends those of an account's sessions that are more than `MOST_SESSIONS`, the oldest first. */
export async function endOldest(db: Pick<Database, 'delete' | 'select'>, userId: number): Promise<void> {
  const tooMany = db
    .select({ token_hash: auth_token.token_hash })
    .from(auth_token)
    .where(eq(auth_token.user_id, userId))
    .orderBy(desc(auth_token.expires_at))
    .offset(MOST_SESSIONS);
  await db.delete(auth_token).where(inArray(auth_token.token_hash, tooMany));
}

/**
 * Ends all that was opened by the old password: sessions but for `kept`, the token of the caller's own, and API tokens, which
 * a stranger may have made to stay.
 */
export async function endAccess(db: Pick<Database, 'delete' | 'update'>, userId: number, kept?: string) {
  const isOther = kept === undefined ? sql`true` : ne(auth_token.token_hash, hashToken(kept));
  await db.delete(auth_token).where(and(eq(auth_token.user_id, userId), isOther));
  await db.update(external_token).set({ is_disabled: true }).where(eq(external_token.user_id, userId));
}
