import { eq } from 'drizzle-orm';
import { user } from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import { type Account, type Accounts, sendMail } from './accounts.ts';
import { admitAttempt, forgetAttempts, forgiveAttempts } from './attempts.ts';
import { findLink, issueLink, spendLink } from './links.ts';
import { passwordErrors } from './passwordErrors.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findByAddress } from './registration.ts';
import { endAccess } from './sessions.ts';

const namesOf = ({ username, email, first_name, last_name }: Account) => [
  username,
  email,
  first_name,
  last_name,
];

/** Mails a link to choose a new password, where there is an account. Throws `HttpError` 429. */
export async function recoverPassword(accounts: Accounts, name: string, address: string): Promise<void> {
  const { db } = accounts;
  await admitAttempt(db, { account: name, address }, 'mail');
  const found = await findByAddress(db, name);
  const account = found?.is_active ? found : undefined;
  const token = await issueLink(db, 'recover', account?.id);
  if (!account) return;
  sendMail(accounts, 'recover', account, { path: recoveryPath(account.username, token) });
}

/** The page that sets a new password by a link. */
export const recoveryPath = (username: string, token: string): string =>
  `/recover-account/${encodeURIComponent(username)}/${token}`;

interface Recovery {
  username: string;
  token: string;
  new_password: string;
}

/** Sets a new password by a mailed link. Throws `HttpError` 400 and 429. */
export async function changeRecoveredPassword(
  accounts: Accounts,
  { username, token, new_password }: Recovery,
  address: string,
): Promise<void> {
  const { db } = accounts;
  // The page knows the user name alone: the rule asks for no more than the meter on it shows.
  refuseWeak(new_password, [username]);
  const attempt = await admitAttempt(db, { account: token, address }, 'recover');
  const account = await findLink(db, 'recover', username, token);
  if (!account?.is_active) throw badLink();
  const password_hash = await hashPassword(new_password);
  await db.transaction(async (change) => {
    if (!(await spendLink(change, 'recover', token))) throw badLink();
    await change.update(user).set({ password_hash }).where(eq(user.id, account.id));
    await endAccess(change, account.id);
    await forgiveAttempts(change, attempt);
    await forgetAttempts(change, [account.username, account.email]);
  });
  sendMail(accounts, 'passwordChanged', account, { path: '/recover-account' });
}

/** Changes one's own password; `session` is the token that goes on. Throws `HttpError` 400 and 429. */
export async function changePassword(
  accounts: Accounts,
  userId: number,
  { old_password, new_password }: { old_password: string; new_password: string },
  { address, session }: { address: string; session: string },
): Promise<void> {
  const { db } = accounts;
  const [account] = await db.select().from(user).where(eq(user.id, userId));
  if (!account) return;
  refuseWeak(new_password, namesOf(account));
  if (new_password === old_password) {
    throw badRequest({ new_password: ['Choose a password that differs from the current one.'] });
  }
  const attempt = await admitAttempt(db, { account: `user:${userId}`, address });
  if (!(await verifyPassword(old_password, account.password_hash))) {
    throw badRequest({ old_password: ['This is not your current password.'] });
  }
  const password_hash = await hashPassword(new_password);
  await db.transaction(async (change) => {
    await change.update(user).set({ password_hash }).where(eq(user.id, userId));
    await endAccess(change, userId, session);
    await forgiveAttempts(change, attempt);
  });
  sendMail(accounts, 'passwordChanged', account, { path: '/recover-account' });
}

function refuseWeak(password: string, owner: readonly string[] = []) {
  const errors = passwordErrors(password, owner);
  if (errors.length > 0) throw badRequest({ new_password: errors });
}

const badLink = () =>
  badRequest(
    'This link is not valid: it has already been used, has expired or is incomplete. Ask for a new one.',
  );
