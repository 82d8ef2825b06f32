import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { country, user, user_role } from '#provider/database/schema.ts';
import { isAmong } from '#provider/queries/filters.ts';
import { type Account, type Accounts, linkPath, sendMail } from './accounts.ts';
import { endLinks, findLink, issueLink, spendLink } from './links.ts';
import type { SignedInUser } from './users.ts';

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
  for (const newcomer of await db.select().from(user).where(isWaiting)) {
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

/** By a mailed link, which works once. False for one that is not valid, and for who waits no more. */
export async function approveByLink(accounts: Accounts, username: string, token: string): Promise<boolean> {
  const newcomer = await findLink(accounts.db, 'approve', username, token);
  if (!newcomer || !(await spendLink(accounts.db, 'approve', token))) return false;
  return letIn(accounts, newcomer.id);
}

/** By an administrator who is signed in. False for who waits no more, or for somebody else. */
export async function approve(accounts: Accounts, administrator: SignedInUser, id: number): Promise<boolean> {
  const { db } = accounts;
  const [newcomer] = await db
    .select({ id: user.id })
    .from(user)
    .leftJoin(country, eq(country.id, user.country_id))
    .where(and(eq(user.id, id), waitsFor(administrator)));
  return newcomer !== undefined && letIn(accounts, newcomer.id);
}

/** Tells the newcomer, once, however many administrators agree at the same time. */
async function letIn(accounts: Accounts, id: number): Promise<boolean> {
  const { db } = accounts;
  const [newcomer] = await db
    .update(user)
    .set({ is_active: true, awaits_approval_since: null })
    .where(and(eq(user.id, id), isWaiting))
    .returning();
  if (!newcomer) return false;
  await endLinks(db, 'approve', id);
  sendMail(accounts, 'activated', newcomer, { path: '/login' });
  return true;
}

/** Who has confirmed their address and was let in by nobody yet, however long ago that was. */
const isWaiting = and(isNotNull(user.awaits_approval_since), eq(user.is_active, false));

/** Whose registration an administrator may approve, as `can.approveRegistrations` says. Expects `country` in the statement. */
export const waitsFor = ({ is_superuser, is_admin_for_regions }: SignedInUser): SQL | undefined =>
  and(isWaiting, is_superuser ? undefined : isAmong(country.region_id, is_admin_for_regions));

/** The other way round, who is mailed: those who may approve, the nearest first. */
async function administratorsFor(db: Database, { country_id }: Account): Promise<Account[]> {
  const ofRegion = await db
    .selectDistinct({ user })
    .from(user)
    .innerJoin(user_role, and(eq(user_role.user_id, user.id), eq(user_role.role, 'region_admin')))
    .innerJoin(country, eq(country.region_id, user_role.scope_id))
    .where(and(mayBeAsked, eq(country.id, country_id ?? -1)));
  if (ofRegion.length > 0) return ofRegion.map((row) => row.user);
  return db
    .select()
    .from(user)
    .where(and(mayBeAsked, eq(user.is_superuser, true)));
}

/** Guests have no say, whatever else they are. */
const mayBeAsked = and(eq(user.is_active, true), eq(user.limit_access_to_guest, false));
