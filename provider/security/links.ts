import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { account_link, type LINK_PURPOSES, user } from '#provider/database/schema.ts';
import type { Account } from './accounts.ts';
import { hashToken, newToken } from './tokens.ts';

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a link works. In ms. */
export const LINK_LIFETIMES_MS: Record<LinkPurpose, number> = {
  verify: 30 * DAY_MS,
  approve: 30 * DAY_MS,
  recover: HOUR_MS,
};
/** No user's id. */
const NOBODY = -1;

/**
 * The token of a new link; earlier links of the purpose stop working. Without a user it does the same work for a token that
 * nobody is told.
 */
export async function issueLink(db: Database, purpose: LinkPurpose, userId?: number): Promise<string> {
  const token = newToken();
  const isOlder = and(eq(account_link.user_id, userId ?? NOBODY), eq(account_link.purpose, purpose));
  await db.delete(account_link).where(or(lt(account_link.expires_at, sql`now()`), isOlder));
  await db.insert(account_link).values({
    token_hash: hashToken(token),
    purpose,
    user_id: userId ?? null,
    expires_at: new Date(Date.now() + LINK_LIFETIMES_MS[purpose]).toISOString(),
  });
  return token;
}

/** Whose link it is; undefined for one that is unknown, used, over, of another purpose or of another user name. */
export async function findLink(
  db: Database,
  purpose: LinkPurpose,
  username: string,
  token: string,
): Promise<Account | undefined> {
  const [row] = await db
    .select({ user })
    .from(account_link)
    .innerJoin(user, eq(user.id, account_link.user_id))
    .where(isValid(purpose, token));
  return row?.user.username.toLowerCase() === username.trim().toLowerCase() ? row.user : undefined;
}

/** Takes a link out of use; false when somebody has been quicker. */
export async function spendLink(
  db: Pick<Database, 'delete'>,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const used = await db
    .delete(account_link)
    .where(isValid(purpose, token))
    .returning({ purpose: account_link.purpose });
  return used.length > 0;
}

function isValid(purpose: LinkPurpose, token: string) {
  return and(
    eq(account_link.token_hash, hashToken(token)),
    eq(account_link.purpose, purpose),
    gt(account_link.expires_at, sql`now()`),
  );
}
