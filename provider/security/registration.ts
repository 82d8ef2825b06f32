import { and, eq, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { registerEndpoint } from '#contracts/account/registration.ts';
import { isAllowedDomain } from '#contracts/allowedDomain.ts';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, domain_whitelist, user } from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import { type Account, type Accounts, linkPath, sendMail } from './accounts.ts';
import { askForApproval } from './approval.ts';
import { admitAttempt, forgiveAttempts } from './attempts.ts';
import { findLink, issueLink, newestRegistration, spendLink } from './links.ts';
import { passwordErrors } from './passwordErrors.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { holdProfile } from './profileConfirmation.ts';

type Registration = z.output<NonNullable<(typeof registerEndpoint)['body']>>;

/**
 * Makes an account that works once its address is confirmed. For an address that has one already it does the same work and
 * only mails its owner. Throws `HttpError` 400 by field, and 429 after too many.
 */
export async function register(
  accounts: Accounts,
  body: Registration,
  { address, language }: { address: string; language: Language },
) {
  const { db } = accounts;
  const email = body.email.toLowerCase();
  await refuseWrongFields(db, { ...body, email });
  await admitAttempt(db, { account: email, address }, 'register');
  const password_hash = await hashPassword(body.password);
  const known = await findByAddress(db, email);
  if (known?.is_verified) {
    await issueLink(db, 'verify');
    if (known.is_active) sendMail(accounts, 'alreadyRegistered', known, { path: '/recover-account' });
    return { email: body.email };
  }
  const entered = { ...columnsOf(body), password_hash, language };
  const [added] = await db
    .insert(user)
    .values({ ...entered, email, username: email })
    .onConflictDoNothing()
    .returning();
  // Nobody has shown that the address is theirs: each registration for it waits for its own password, see `verifyEmail`.
  const waiting = added ?? (await findByAddress(db, email));
  const token = await issueLink(db, 'verify', waiting?.id, added ? null : entered);
  if (waiting) mailVerification(accounts, { ...waiting, ...entered }, token);
  return { email: body.email };
}

/** Mails the confirmation link again to whoever waits for it. Throws `HttpError` 429. */
export async function resendValidation(accounts: Accounts, name: string, address: string): Promise<void> {
  const { db } = accounts;
  await admitAttempt(db, { account: name, address }, 'mail');
  const account = await findByAddress(db, name);
  const waiting = account && !account.is_verified ? account : undefined;
  const registration = waiting && (await newestRegistration(db, waiting.id));
  const token = await issueLink(db, 'verify', waiting?.id, registration);
  if (waiting) mailVerification(accounts, waiting, token);
}

/** What became of a confirmation link: the account works, waits for an administrator, or nothing has happened. */
export type Verification = 'active' | 'waiting' | 'wrongPassword' | 'invalid';

/**
 * Confirms an address, and with it the registration that the link belongs to: for whoever has the mailbox and knows the
 * password that was chosen with it. Else a stranger could register an address, and let its owner open the account for them.
 * Throws `HttpError` 429.
 */
export async function verifyEmail(
  accounts: Accounts,
  { username, token, password }: { username: string; token: string; password: string },
  address: string,
): Promise<Verification> {
  const { db } = accounts;
  const attempt = await admitAttempt(db, { account: token, address }, 'recover');
  const account = await findLink(db, 'verify', username, token);
  if (!account) return 'invalid';
  if (!(await verifyPassword(password, account.password_hash))) return 'wrongPassword';
  if (!(await spendLink(db, 'verify', token))) return 'invalid';
  const { id, ...registered } = account;
  const is_active = isAllowedDomain(account.email, await db.select().from(domain_whitelist));
  await db
    .update(user)
    .set({
      ...registered,
      is_verified: true,
      is_active,
      awaits_approval_since: is_active ? null : new Date().toISOString(),
    })
    .where(eq(user.id, id));
  await forgiveAttempts(db, attempt);
  if (is_active) await holdProfile(accounts, { ...account, ...registered });
  else await askForApproval(accounts, account);
  return is_active ? 'active' : 'waiting';
}

function mailVerification(accounts: Accounts, account: Account, token: string) {
  const path = linkPath('/verify_email', account.username, token, account.language);
  sendMail(accounts, 'verify', account, { path });
}

function columnsOf({
  password: _,
  organization,
  organization_type,
  country: country_id,
  ...texts
}: Registration) {
  return {
    first_name: texts.first_name,
    last_name: texts.last_name,
    country_id,
    city: texts.city,
    org: organization,
    org_type: organization_type,
    department: texts.department || null,
    position: texts.position || null,
    phone_number: texts.phone_number || null,
    justification: texts.justification ?? '',
    is_active: false,
    is_verified: false,
    limit_access_to_guest: organization_type === 'OTHR',
  };
}

async function refuseWrongFields(db: Database, body: Registration) {
  const [place] = await db
    .select({ id: country.id })
    .from(country)
    .where(
      and(eq(country.id, body.country), eq(country.independent, true), eq(country.is_deprecated, false)),
    );
  const isAllowed = isAllowedDomain(body.email, await db.select().from(domain_whitelist));
  const errors = {
    password: passwordErrors(body.password, [body.first_name, body.last_name, body.email]),
    country: place ? [] : ['Choose a country of the list.'],
    justification:
      isAllowed || body.justification
        ? []
        : ['Tell us why you need access: this email domain is not on the list.'],
  };
  const wrong = Object.entries(errors).filter(([, texts]) => texts.length > 0);
  if (wrong.length > 0) throw badRequest(Object.fromEntries(wrong));
}

/** By e-mail address or user name, in any case. */
export async function findByAddress(db: Database, name: string): Promise<Account | undefined> {
  const wanted = name.trim().toLowerCase();
  const [account] = await db
    .select()
    .from(user)
    .where(or(eq(sql`lower(${user.username})`, wanted), eq(sql`lower(${user.email})`, wanted)))
    .orderBy(sql`lower(${user.username}) = ${wanted} desc`)
    .limit(1);
  return account;
}
