import { createHash } from 'node:crypto';
import { eq, inArray, like, lt, or, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import { login_attempt } from '#provider/database/schema.ts';
import { HttpError } from '#provider/http/errors.ts';

/** Failures are remembered this long. */
export const ATTEMPT_WINDOW_MINUTES = 15;

/**
 * What is counted apart from one another: what the caller is told, and how many failures an account may have within the
 * window from all addresses together. That limit is loose, or strangers could lock an owner out; guessing from one address
 * ends long before. A mail is no guess: that many may reach one mailbox.
 */
const KINDS = {
  'sign-in': { refusal: 'Too many failed attempts to sign in.', ofAccount: 100 },
  register: { refusal: 'Too many registrations.', ofAccount: 20 },
  mail: { refusal: 'Too many requests for an email.', ofAccount: 20 },
  recover: { refusal: 'Too many attempts to set a password.', ofAccount: 100 },
} as const;
export type AttemptKind = keyof typeof KINDS;

/** How many failures one address may have within the window: for one account, and in all. It may be a whole office. */
export const ADDRESS_LIMITS = { ofAccount: 5, inAll: 30 } as const;

/** Who tries. `account`: the name as it was typed, or a link's token; known and unknown ones are treated alike. */
export interface Attempted {
  account: string;
  /** The caller's IP address. */
  address: string;
  /** The caller has shown that they have been let in before: what strangers do from elsewhere does not keep them out. */
  isKnown?: boolean;
  /** The browser has a mark of an earlier sign-in to this account: its failures are counted by themselves. */
  device?: string | undefined;
}

/** An attempt that was let through and counts as failed until it is forgiven. */
export interface Attempt {
  ids: number[];
  /** The subject of this account from this address, or of this browser. */
  pair: string;
}

const WINDOW = sql.raw(`interval '${ATTEMPT_WINDOW_MINUTES} minutes'`);

/**
 * Counts an attempt before its password is looked at, so that many at once cannot slip through between a look and a count.
 * Throws `HttpError` 429 with Retry-After, in seconds, when there have been too many; such an attempt does not count, so that
 * waiting always helps. All processes on a database share the counts.
 */
export async function admitAttempt(
  db: Database,
  { account, address, isKnown = false, device }: Attempted,
  kind: AttemptKind = 'sign-in',
): Promise<Attempt> {
  const ofAccount = subjectOf(account, kind);
  const pair = device === undefined ? `${ofAccount}@${networkOf(address)}` : `${kind}#${device}`;
  const ofOthers = {
    [`${kind}@${networkOf(address)}`]: ADDRESS_LIMITS.inAll,
    [ofAccount]: isKnown ? Number.POSITIVE_INFINITY : KINDS[kind].ofAccount,
  };
  const limits = { [pair]: ADDRESS_LIMITS.ofAccount, ...(device === undefined && ofOthers) };
  await db.delete(login_attempt).where(lt(login_attempt.attempted_at, sql`now() - ${WINDOW}`));
  const rows = await db
    .insert(login_attempt)
    .values(Object.keys(limits).map((subject) => ({ subject })))
    .returning({ id: login_attempt.id });
  const ids = rows.map(({ id }) => id);
  const waits = await Promise.all(
    Object.entries(limits).map(([subject, limit]) => secondsToWait(db, subject, limit, ids)),
  );
  const wait = Math.max(...waits);
  if (wait > 0) {
    await db.delete(login_attempt).where(inArray(login_attempt.id, ids));
    throw tooManyAttempts(kind, wait);
  }
  return { ids, pair };
}

/** After a success: the account starts anew at this address, and nobody is charged for this attempt. */
export async function forgiveAttempts(db: Pick<Database, 'delete'>, { ids, pair }: Attempt): Promise<void> {
  await db.delete(login_attempt).where(or(inArray(login_attempt.id, ids), eq(login_attempt.subject, pair)));
}

/** Whoever was locked out by guesses is let in again, from everywhere and by each of their names. */
export async function forgetAttempts(db: Pick<Database, 'delete'>, names: readonly string[]): Promise<void> {
  const subjects = names.map((name) => like(login_attempt.subject, `${subjectOf(name, 'sign-in')}%`));
  await db.delete(login_attempt).where(or(...subjects));
}

/** Hashed: people type passwords where a name belongs, and a link's token is a secret. */
function subjectOf(account: string, kind: AttemptKind) {
  return `${kind}:${createHash('sha256').update(account.trim().toLowerCase()).digest('hex')}`;
}

/** Whoever has one IPv6 address has 2^64 of them: what counts is the network, as a provider gives it to one customer. */
export function networkOf(address: string): string {
  if (address.includes('.')) return address;
  return (address.split('::')[0] ?? '').split(':').slice(0, 4).join(':');
}

/** Until the oldest of as many attempts as are allowed has left the window; 0 when there is room. */
async function secondsToWait(db: Database, subject: string, limit: number, own: readonly number[]) {
  if (!Number.isFinite(limit)) return 0;
  const [row] = await rowsOf<{ seconds: number }>(
    db,
    sql`
      select ceil(extract(epoch from ${login_attempt.attempted_at} + ${WINDOW} - now()))::integer as seconds
      from ${login_attempt}
      where ${login_attempt.subject} = ${subject} and ${login_attempt.id} < ${Math.min(...own)}
        and ${login_attempt.attempted_at} > now() - ${WINDOW}
      order by ${login_attempt.id} desc offset ${limit - 1} limit 1`,
  );
  return row ? Math.max(1, row.seconds) : 0;
}

function tooManyAttempts(kind: AttemptKind, seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return new HttpError(
    429,
    `${KINDS[kind].refusal} Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
