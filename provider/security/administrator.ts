import { eq } from 'drizzle-orm';
import { EMAIL } from '#contracts/email.ts';
import { user } from '#provider/database/schema.ts';
import type { Accounts } from './accounts.ts';
import { askForWaiting } from './approval.ts';
import { recoveryPath } from './changePassword.ts';
import { issueLink } from './links.ts';
import { unmatchableHash } from './passwords.ts';
import { findByAddress } from './registration.ts';

/**
 * Makes a superuser of whoever has an e-mail address, with a new account where there is none. Resolves with the link by which they
 * choose a password, once, within an hour; who has one already may leave it. Rejects for what is no address.
 */
export async function makeAdministrator(accounts: Accounts, address: string): Promise<string> {
  const { db } = accounts;
  const email = address.trim().toLowerCase();
  if (!EMAIL.test(email)) throw new Error(`"${address}" is not an e-mail address.`);
  const rights = {
    is_superuser: true,
    is_active: true,
    is_verified: true,
    awaits_approval_since: null,
    limit_access_to_guest: false,
  };
  const known = await findByAddress(db, email);
  const [administrator] = known
    ? await db.update(user).set(rights).where(eq(user.id, known.id)).returning()
    : await db
        .insert(user)
        .values({ ...rights, email, username: email, password_hash: unmatchableHash() })
        .returning();
  if (!administrator)
    throw new Error(`The account of ${email} has just been changed by somebody else: try again.`);
  const token = await issueLink(db, 'recover', administrator.id);
  await askForWaiting(accounts, administrator);
  return accounts.publicUrl() + recoveryPath(administrator.username, token);
}
