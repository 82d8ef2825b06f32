import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import {
  account_link,
  type LINK_PURPOSES,
  type PendingRegistration,
  user,
} from '#provider/database/schema.ts';
import type { Account } from './accounts.ts';
import { hashToken, newToken } from './tokens.ts';

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a link works. In ms. */
export const LINK_LIFETIMES_MS: Record<LinkPurpose, number> = {
  verify: 30 * DAY_MS,
  approve: 30 * DAY_MS,
  profile: 30 * DAY_MS,
  recover: HOUR_MS,
};

/**
 * The token of a new link. Earlier ones go on until one of them is used: or anybody could end the link in somebody's mailbox
 * by asking for another. Without a user it does the same work for a token that nobody is told.
 */
export async function issueLink(
  db: Database,
  purpose: LinkPurpose,
  userId?: number,
  registration?: PendingRegistration | null,
): Promise<string> {
  const token = newToken();
  await db.delete(account_link).where(lt(account_link.expires_at, sql`now()`));
  await db.insert(account_link).values({
    token_hash: hashToken(token),
    purpose,
    user_id: userId ?? null,
    registration: registration ?? null,
    expires_at: new Date(Date.now() + LINK_LIFETIMES_MS[purpose]).toISOString(),
  });
  return token;
}

/** Whose link it is, with what was registered where it is to confirm that; undefined for one that is unknown, used, over, of another purpose or of another user name. */
export async function findLink(
  db: Database,
  purpose: LinkPurpose,
  username: string,
  token: string,
): Promise<Account | undefined> {
  const [row] = await db
    .select({ user, registration: account_link.registration })
    .from(account_link)
    .innerJoin(user, eq(user.id, account_link.user_id))
    .where(isValid(purpose, token));
  if (row?.user.username.toLowerCase() !== username.trim().toLowerCase()) return undefined;
  return { ...row.user, ...row.registration };
}

/** What the newest of somebody's links was to confirm; nothing where that is what their account has. */
export async function newestRegistration(db: Database, userId: number) {
  const [link] = await db
    .select({ registration: account_link.registration })
    .from(account_link)
    .where(and(eq(account_link.user_id, userId), eq(account_link.purpose, 'verify')))
    .orderBy(desc(account_link.created_at))
    .limit(1);
  return link?.registration;
}

/** Takes a link out of use, and its owner's others of the purpose with it; false when somebody has been quicker. */
export async function spendLink(
  db: Pick<Database, 'delete'>,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const [used] = await db
    .delete(account_link)
    .where(isValid(purpose, token))
    .returning({ user_id: account_link.user_id });
  if (!used?.user_id) return false;
  await endLinks(db, purpose, used.user_id);
  return true;
}

/** Takes all links of somebody for a purpose out of use. */
export async function endLinks(
  db: Pick<Database, 'delete'>,
  purpose: LinkPurpose,
  userId: number,
): Promise<void> {
  await db
    .delete(account_link)
    .where(and(eq(account_link.user_id, userId), eq(account_link.purpose, purpose)));
}

function isValid(purpose: LinkPurpose, token: string) {
  return and(
    eq(account_link.token_hash, hashToken(token)),
    eq(account_link.purpose, purpose),
    gt(account_link.expires_at, sql`now()`),
  );
}
