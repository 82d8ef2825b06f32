import { and, eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { account_link, country, user, user_role } from '#provider/database/schema.ts';
import { type Account, type Accounts, linkPath, sendMail } from './accounts.ts';
import { findLink, issueLink, spendLink } from './links.ts';

/** Said at the start, and when somebody waits for approval. */
export const NO_ADMINISTRATOR =
  'There is no administrator to let newcomers in: npm run admin -- --email you@example.org makes one.';

/**
 * Asks the administrators of a newcomer's region, else the superusers, to let them in. The first who does, does it for all.
 * Where there is nobody, whoever runs the service is told: `makeAdministrator` asks for those who wait by then.
 */
export async function askForApproval(accounts: Accounts, newcomer: Account): Promise<void> {
  const administrators = await administratorsFor(accounts.db, newcomer);
  if (administrators.length === 0) accounts.report(NO_ADMINISTRATOR);
  await ask(accounts, newcomer, administrators);
}

/** Asks a new administrator about all who wait for somebody like them. */
export async function askForWaiting(accounts: Accounts, administrator: Account): Promise<void> {
  const { db } = accounts;
  const waiting = await db
    .selectDistinct({ user })
    .from(user)
    .innerJoin(account_link, and(eq(account_link.user_id, user.id), eq(account_link.purpose, 'approve')))
    .where(and(eq(user.is_active, false), eq(user.is_verified, true)));
  for (const { user: newcomer } of waiting) {
    const administrators = await administratorsFor(db, newcomer);
    if (administrators.some(({ id }) => id === administrator.id))
      await ask(accounts, newcomer, [administrator]);
  }
}

async function ask(accounts: Accounts, newcomer: Account, administrators: readonly Account[]) {
  const token = await issueLink(accounts.db, 'approve', newcomer.id);
  for (const admin of administrators) {
    sendMail(accounts, 'approve', admin, {
      path: linkPath('/validate_user', newcomer.username, token, admin.language),
      applicant: `${newcomer.first_name} ${newcomer.last_name}`,
      email: newcomer.email,
      organization: newcomer.org,
      justification: newcomer.justification || '--',
    });
  }
}

/** Lets a newcomer in and tells them so. False for a link that is not valid. */
export async function approve(accounts: Accounts, username: string, token: string): Promise<boolean> {
  const { db } = accounts;
  const newcomer = await findLink(db, 'approve', username, token);
  if (!newcomer || !(await spendLink(db, 'approve', token))) return false;
  await db.update(user).set({ is_active: true }).where(eq(user.id, newcomer.id));
  sendMail(accounts, 'activated', newcomer, { path: '/login' });
  return true;
}

async function administratorsFor(db: Database, { country_id }: Account): Promise<Account[]> {
  const ofRegion = await db
    .selectDistinct({ user })
    .from(user)
    .innerJoin(user_role, and(eq(user_role.user_id, user.id), eq(user_role.role, 'region_admin')))
    .innerJoin(country, eq(country.region_id, user_role.scope_id))
    .where(and(eq(user.is_active, true), eq(country.id, country_id ?? -1)));
  if (ofRegion.length > 0) return ofRegion.map((row) => row.user);
  return db
    .select()
    .from(user)
    .where(and(eq(user.is_active, true), eq(user.is_superuser, true)));
}
