import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { auth_token, user } from '#provider/database/schema.ts';
import { HttpError } from '#provider/http/errors.ts';
import { type Attempt, admitAttempt, forgiveAttempts } from './attempts.ts';
import { UNMATCHABLE_HASH, verifyPassword } from './passwords.ts';
import { hashToken, newToken, TOKEN_LIFETIME_MS } from './tokens.ts';

interface Credentials {
  /** User name or e-mail address, in any case. */
  username: string;
  password: string;
}

/**
 * Signs a user in: a new token, and what the app shows of its owner. Throws `HttpError` 400 in the same words and after the
 * same work for a wrong password, an unknown name and an inactive account, and 429 after too many failures.
 */
export async function signIn(db: Database, { username, password }: Credentials, address: string) {
  const account = await findAccount(db, username);
  const attempt = await admitAttempt(db, {
    account: account ? `user:${account.id}` : `name:${username.toLowerCase()}`,
    address,
  });
  const isMatch = await verifyPassword(password, account?.password_hash ?? UNMATCHABLE_HASH);
  if (!account || !isMatch || !account.is_active) throw wrongCredentials();
  return welcome(db, account, attempt);
}

function findAccount(db: Database, name: string) {
  const matches = [user.username, user.email].map((column) => eq(sql`lower(${column})`, name.toLowerCase()));
  return (
    db
      .select()
      .from(user)
      .where(or(...matches))
      // An address may be someone else's user name: the user name counts.
      .orderBy(sql`lower(${user.username}) = ${name.toLowerCase()} desc`)
      .limit(1)
      .then(([account]) => account)
  );
}

/** One transaction: a token that was handed out is never lost, nor are failures forgiven for a sign-in that failed. */
function welcome(db: Database, account: typeof user.$inferSelect, attempt: Attempt) {
  const token = newToken();
  const expires = new Date(Date.now() + TOKEN_LIFETIME_MS).toISOString();
  return db.transaction(async (change) => {
    await forgiveAttempts(change, attempt);
    await change
      .delete(auth_token)
      .where(and(eq(auth_token.user_id, account.id), lt(auth_token.expires_at, sql`now()`)));
    await change
      .insert(auth_token)
      .values({ token_hash: hashToken(token), user_id: account.id, expires_at: expires });
    return {
      token,
      username: account.username,
      first: account.first_name,
      last: account.last_name,
      expires,
      id: account.id,
    };
  });
}

function wrongCredentials() {
  return new HttpError(
    400,
    'Invalid username or password. If you have registered lately, confirm your e-mail address first.',
  );
}
