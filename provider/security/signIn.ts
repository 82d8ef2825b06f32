import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { auth_token, user } from '#provider/database/schema.ts';
import { HttpError } from '#provider/http/errors.ts';
import type { Accounts } from './accounts.ts';
import { type Attempt, admitAttempt, forgiveAttempts, networkOf } from './attempts.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD } from './demoAccounts.ts';
import { DEVICE_KEY, deviceCookie, deviceOf } from './devices.ts';
import { unmatchableHash, verifyPassword } from './passwords.ts';
import { secretOf } from './secrets.ts';
import { endOldest } from './sessions.ts';
import { hashToken, newToken, TOKEN_LIFETIME_MS } from './tokens.ts';

interface Credentials {
  /** User name or e-mail address, in any case. */
  username: string;
  password: string;
}

/** Where the call comes from. */
interface Caller {
  address: string;
  /** From the machine that the service runs on. */
  isNear: boolean;
  /** The cookies it sends. */
  cookie: string | undefined;
  /** Nobody on the way could read it. */
  isSecure: boolean;
}

/**
 * Signs a user in: a new token, and what the app shows of its owner. Throws `HttpError` 400 in the same words and after the
 * same work for a wrong password, an unknown name and an inactive account, and 429 after too many failures. Also tells the
 * cookie by which the browser is known next time.
 */
export async function signIn(
  { db, isDemoOpen }: Pick<Accounts, 'db' | 'isDemoOpen'>,
  { username, password }: Credentials,
  { address, isNear, cookie, isSecure }: Caller,
) {
  const key = await secretOf(db, DEVICE_KEY);
  const account = await findAccount(db, username);
  const place = account && placeOf(account.id, address);
  const isKnown = place !== undefined && (await hasSessionAt(db, place));
  const device = account && deviceOf(cookie, key, account.id);
  const attempt = await admitAttempt(db, { account: username, address, isKnown, device });
  const isMatch = await verifyPassword(password, account?.password_hash ?? unmatchableHash());
  if (!account || !place || !isMatch || !account.is_active) throw wrongCredentials();
  if (!isDemoOpen && !isNear && isDemo(account, password)) throw demoFromAfar();
  const answer = await welcome(db, account, place, attempt);
  return { answer, device: deviceCookie(cookie, key, account.id, isSecure) };
}

/** A person at a network: where they have a session now, guesses of strangers from elsewhere do not keep them out. */
const placeOf = (userId: number, address: string) => hashToken(`${userId} ${networkOf(address)}`);

async function hasSessionAt(db: Database, place: string) {
  const isLive = and(eq(auth_token.opened_at_place, place), gt(auth_token.expires_at, sql`now()`));
  return (await db.$count(auth_token, isLive)) > 0;
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
function welcome(db: Database, account: typeof user.$inferSelect, place: string, attempt: Attempt) {
  const token = newToken();
  const expires = new Date(Date.now() + TOKEN_LIFETIME_MS).toISOString();
  return db.transaction(async (change) => {
    await forgiveAttempts(change, attempt);
    await change
      .delete(auth_token)
      .where(and(eq(auth_token.user_id, account.id), lt(auth_token.expires_at, sql`now()`)));
    await change.insert(auth_token).values({
      token_hash: hashToken(token),
      user_id: account.id,
      opened_at_place: place,
      expires_at: expires,
    });
    await endOldest(change, account.id);
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

/** Whoever reaches the service could read its documentation. */
const isDemo = ({ email }: typeof user.$inferSelect, password: string) =>
  email.endsWith(DEMO_DOMAIN) && password === DEMO_PASSWORD;

function demoFromAfar() {
  return new HttpError(
    400,
    'Demo accounts sign in only on the machine that GO runs on. Whoever runs it can open them to others with APP_DEMO_ACCESS=everywhere.',
  );
}

function wrongCredentials() {
  return new HttpError(400, 'Invalid username or password.');
}
