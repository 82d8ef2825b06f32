import { and, eq, sql } from 'drizzle-orm';
import { type apiTokensEndpoint, MOST_TOKENS } from '#contracts/account/apiTokens.ts';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import { external_token, user } from '#provider/database/schema.ts';
import { badRequest, notFound } from '#provider/http/errors.ts';
import { lockUser } from '#provider/records/writing.ts';
import { type Accounts, sendMail } from '#provider/security/accounts.ts';
import { hashToken, newToken } from '#provider/security/tokens.ts';
import { says } from '../filters.ts';
import { orderOf, pageFrom } from '../lists.ts';

const DAY_MS = 86_400_000;
/** The longest life of a token, and the usual one. Source: screen facts C2.3. */
const LONGEST_LIFE_MS = 365 * DAY_MS;

/** A user's tokens, newest first, without their secrets. */
export async function listApiTokens(db: Database, userId: number, query: QueryOf<typeof apiTokensEndpoint>) {
  const where = and(eq(external_token.user_id, userId), says(external_token.title, query.search));
  return pageFrom(db, external_token, query, {
    where,
    order: orderOf(query.ordering, external_token, ['-created_at'], external_token.id),
    answers: (rows) => rows.map((row) => onWire(row)),
  });
}

/**
 * A new token; its secret is told this once, and its owner is mailed that there is one. Throws `HttpError` 400 for a time that is
 * over or more than a year away, and for too many.
 */
export async function createApiToken(
  accounts: Accounts,
  userId: number,
  { title, expire_timestamp }: { title: string; expire_timestamp?: string | undefined },
) {
  const now = Date.now();
  const expires = expire_timestamp ? Date.parse(expire_timestamp) : now + LONGEST_LIFE_MS;
  if (!(expires > now && expires <= now + LONGEST_LIFE_MS)) {
    throw badRequest({ expire_timestamp: ['Choose a date within the next 365 days.'] });
  }
  const { db } = accounts;
  const token = newToken();
  const [owner] = await db.select().from(user).where(eq(user.id, userId));
  const ofUser = eq(external_token.user_id, userId);
  const works = and(ofUser, eq(external_token.is_disabled, false), sql`${external_token.expires_at} > now()`);
  const row = await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await tx.$count(external_token, works)) >= MOST_TOKENS)
      throw badRequest(`Revoke a token first: no one can have more than ${MOST_TOKENS}.`);
    const [made] = await tx
      .insert(external_token)
      .values({
        user_id: userId,
        title,
        token_hash: hashToken(token),
        expires_at: new Date(expires).toISOString(),
      })
      .returning();
    return made;
  });
  if (!row || !owner) throw notFound();
  sendMail(accounts, 'tokenMade', owner, { path: '/recover-account', title });
  return { ...onWire(row), token };
}

/** Throws `HttpError` 404 for a token that is not this user's. */
export async function revokeApiToken(db: Database, userId: number, id: number) {
  const [row] = await db
    .update(external_token)
    .set({ is_disabled: true })
    .where(and(eq(external_token.id, id), eq(external_token.user_id, userId)))
    .returning();
  if (!row) throw notFound();
  return onWire(row);
}

function onWire(row: typeof external_token.$inferSelect) {
  const { id, title, created_at, expires_at, is_disabled } = row;
  return { id, title, created_at, expire_timestamp: expires_at, is_disabled, is_old_token: false };
}
