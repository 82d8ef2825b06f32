import { and, eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { country, user, user_role } from '#provider/database/schema.ts';
import { labelOf } from '#provider/queries/labels.ts';
import { textIn } from '#provider/queries/texts.ts';
import { type Account, type Accounts, linkPath, sendMail } from './accounts.ts';
import { endLinks, findLink, issueLink, spendLink } from './links.ts';

/** What opens records and allows visibilities, and therefore takes an administrator's word. */
export interface Affiliation {
  country: number | null;
  org_type: string;
}

/** Until somebody has agreed, a newcomer is of no country and of another organisation. */
const UNKNOWN = { country_id: null, org_type: 'OTHR' };

/** What an account says of itself: what waits, else what is confirmed. */
export const saidOf = (account: Account): Affiliation => ({
  country: account.asked_country_id ?? account.country_id,
  org_type: account.asked_org_type ?? account.org_type,
});

/** What waits for an administrator; undefined when nothing does. */
export const waitingOf = (account: Account): Affiliation | undefined =>
  account.asked_country_id === null && account.asked_org_type === null ? undefined : saidOf(account);

/**
 * Takes down what somebody says their country and kind of organization are, and mails the administrators of that country, else the
 * superusers. A link that was mailed before stops working: what it would confirm is not what its reader was told. Going back to
 * what is confirmed takes the question back.
 */
export async function askForConfirmation(
  accounts: Accounts,
  account: Account,
  said: Affiliation,
): Promise<void> {
  const { db } = accounts;
  const asked_country_id = said.country === account.country_id ? null : said.country;
  const asked_org_type = said.org_type === account.org_type ? null : said.org_type;
  if (asked_country_id === account.asked_country_id && asked_org_type === account.asked_org_type) return;
  await db.update(user).set({ asked_country_id, asked_org_type }).where(eq(user.id, account.id));
  await endLinks(db, 'profile', account.id);
  if (asked_country_id === null && asked_org_type === null) return;
  const token = await issueLink(db, 'profile', account.id);
  const [place] = await db
    .select()
    .from(country)
    .where(eq(country.id, said.country ?? -1));
  for (const admin of await administratorsOf(db, account.id, said.country)) {
    sendMail(accounts, 'confirmProfile', admin, {
      path: linkPath('/confirm_profile', account.username, token, admin.language),
      applicant: `${account.first_name} ${account.last_name}`.trim() || account.username,
      email: account.email,
      organization: account.org || '--',
      country: place ? textIn(admin.language, place.name) : '--',
      type: labelOf('api_profile_org_types', said.org_type, admin.language) ?? said.org_type,
    });
  }
}

/** A newcomer whom nobody has looked at yet: what they said of themselves waits. Guests are shown nothing that it would open. */
export async function holdProfile(accounts: Accounts, account: Account): Promise<void> {
  if (account.limit_access_to_guest) return;
  await accounts.db.update(user).set(UNKNOWN).where(eq(user.id, account.id));
  await askForConfirmation(accounts, { ...account, ...UNKNOWN }, saidOf(account));
}

/** Makes what waits count and tells its owner. False when that is not what waits any more. */
export async function confirmProfile(
  accounts: Accounts,
  id: number,
  expected?: Affiliation,
): Promise<boolean> {
  const confirmed = await accounts.db.transaction(async (tx) => {
    const [account] = await tx.select().from(user).where(eq(user.id, id)).for('update');
    const waiting = account && waitingOf(account);
    if (!waiting) return undefined;
    if (expected && (expected.country !== waiting.country || expected.org_type !== waiting.org_type))
      return undefined;
    await tx
      .update(user)
      .set({
        country_id: waiting.country,
        org_type: waiting.org_type,
        asked_country_id: null,
        asked_org_type: null,
      })
      .where(eq(user.id, id));
    return account;
  });
  if (!confirmed) return false;
  sendMail(accounts, 'profileConfirmed', confirmed, { path: '/account/details' });
  return true;
}

/** The same by a mailed link, which works once. False for a link that is not valid. */
export async function confirmProfileByLink(
  accounts: Accounts,
  username: string,
  token: string,
): Promise<boolean> {
  const account = await findLink(accounts.db, 'profile', username, token);
  if (!account || !(await spendLink(accounts.db, 'profile', token))) return false;
  return confirmProfile(accounts, account.id);
}

/** Who is asked: those who may, as `can.confirmProfile` says, the nearest first. */
async function administratorsOf(db: Database, id: number, countryId: number | null): Promise<Account[]> {
  const admins = await db
    .selectDistinct({ user })
    .from(user)
    .innerJoin(user_role, and(eq(user_role.user_id, user.id), eq(user_role.role, 'country_admin')))
    .where(
      and(
        eq(user.is_active, true),
        eq(user.limit_access_to_guest, false),
        eq(user_role.scope_id, countryId ?? -1),
      ),
    );
  const others = admins.flatMap((row) => (row.user.id === id ? [] : row.user));
  if (others.length > 0) return others;
  return db
    .select()
    .from(user)
    .where(and(eq(user.is_active, true), eq(user.is_superuser, true)));
}
