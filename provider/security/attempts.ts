import { eq, inArray, lt, or, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import { login_attempt } from '#provider/database/schema.ts';
import { HttpError } from '#provider/http/errors.ts';

/** Failures are remembered this long. */
export const ATTEMPT_WINDOW_MINUTES = 15;
/** How many failures an account and an address may have within the window. An address may be a whole office. */
export const ATTEMPT_LIMITS = { account: 5, address: 30 } as const;

type Subject = keyof typeof ATTEMPT_LIMITS;

/** What is counted apart from one another, with what the caller is told. */
const REFUSALS = {
  'sign-in': 'Too many failed attempts to sign in.',
  register: 'Too many registrations.',
  mail: 'Too many requests for a mail.',
  recover: 'Too many attempts to set a password.',
} as const;
export type AttemptKind = keyof typeof REFUSALS;

/** An attempt that was let through and counts as failed until it is forgiven. */
export interface Attempt {
  ids: number[];
  accountSubject: string;
}

const WINDOW = sql.raw(`interval '${ATTEMPT_WINDOW_MINUTES} minutes'`);

/**
 * Counts an attempt before its password is looked at, so that many at once cannot slip through between a look and a count.
 * Throws `HttpError` 429 with Retry-After, in seconds, when account or address have had too many; such an attempt does not
 * count, so that waiting always helps. All processes on a database share the counts.
 */
export async function admitAttempt(
  db: Database,
  subjects: Record<Subject, string>,
  kind: AttemptKind = 'sign-in',
): Promise<Attempt> {
  const names = namesOf(subjects, kind);
  await db.delete(login_attempt).where(lt(login_attempt.attempted_at, sql`now() - ${WINDOW}`));
  const rows = await db
    .insert(login_attempt)
    .values([{ subject: names.account }, { subject: names.address }])
    .returning({ id: login_attempt.id, subject: login_attempt.subject });
  const ids = rows.map(({ id }) => id);
  const waits = await Promise.all([
    secondsToWait(db, names.account, ATTEMPT_LIMITS.account, ids),
    secondsToWait(db, names.address, ATTEMPT_LIMITS.address, ids),
  ]);
  const wait = Math.max(...waits);
  if (wait > 0) {
    await db.delete(login_attempt).where(inArray(login_attempt.id, ids));
    throw tooManyAttempts(kind, wait);
  }
  return { ids, accountSubject: names.account };
}

function namesOf({ account, address }: Record<Subject, string>, kind: AttemptKind) {
  const prefix = kind === 'sign-in' ? '' : `${kind}:`;
  return { account: `${prefix}account:${account}`, address: `${prefix}address:${address}` };
}

/** After a success: the account starts anew, and the address is not charged for this attempt. */
export async function forgiveAttempts(db: Pick<Database, 'delete'>, { ids, accountSubject }: Attempt) {
  await db
    .delete(login_attempt)
    .where(or(inArray(login_attempt.id, ids), eq(login_attempt.subject, accountSubject)));
}

/** Until the oldest of as many attempts as are allowed has left the window; 0 when there is room. */
async function secondsToWait(db: Database, subject: string, limit: number, own: readonly number[]) {
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
    `${REFUSALS[kind]} Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
