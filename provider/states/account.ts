import { and, eq } from 'drizzle-orm';
import type { JsonValue } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { hashPassword, unmatchableHash } from '#provider/security/passwords.ts';
import { hashToken } from '#provider/security/tokens.ts';
import {
  daysFromNow,
  FLOOD,
  idOf,
  isSeeded,
  NEPAL,
  nobodyHasTheName,
  number,
  type Parameters,
  type States,
  text,
} from './support.ts';

/** What the pacts ask of accounts, and of writes that may come twice. */
export const ACCOUNT_STATES: States = {
  ...nobodyHasTheName('e-mail domain', 'API token', 'alert subscription', 'pending registration', 'person'),
  'a user exists': isSeeded,
  'nobody has the address': (db, { email }) =>
    db.delete(tables.user).where(eq(tables.user.email, String(email))),
  // The answer is the same whether somebody waits or not.,
  'a registration waits': isSeeded,
  'a registration waits for approval': async (db, { id }) => {
    const waiting = { is_active: false, awaits_approval_since: daysFromNow(-1) };
    await db
      .insert(tables.user)
      .values({
        ...waiting,
        id: Number(id),
        username: `newcomer-${id}`,
        email: `newcomer-${id}@elsewhere.example`,
        first_name: 'Nadia',
        last_name: 'Karki',
        password_hash: unmatchableHash(),
        country_id: NEPAL,
        org: 'Nepal Red Cross Society',
        position: 'Coordinator',
        justification: 'I coordinate the flood response.',
      })
      .onConflictDoUpdate({ target: tables.user.id, set: waiting });
  },
  'no pending registration exists': isSeeded,
  'an e-mail domain is allowed': isSeeded,
  'an account is there': anAccountIsThere,
  'a recovery link was mailed': async (db, { username, token }) => {
    await anAccountIsThere(db, { username, password: 'Harvest-9-moon' } as Parameters);
    const [user] = await db
      .select()
      .from(tables.user)
      .where(eq(tables.user.username, String(username)));
    await db
      .insert(tables.account_link)
      .values({
        token_hash: hashToken(String(token)),
        purpose: 'recover',
        user_id: user?.id ?? null,
        expires_at: daysFromNow(1),
      })
      .onConflictDoNothing();
  },
  'an API token exists': async (db, parameters) => {
    const [member] = await db.select().from(tables.user).where(eq(tables.user.username, 'member'));
    const id = number(parameters, 'id');
    await db
      .insert(tables.external_token)
      .values({
        id,
        user_id: member?.id ?? 0,
        title: 'Dashboard',
        token_hash: hashToken(`pact ${id}`),
        expires_at: daysFromNow(30),
      })
      .onConflictDoNothing();
  },
  'no API token exists': isSeeded,
  'an alert subscription exists': async (db, parameters) => {
    const [member] = await db.select().from(tables.user).where(eq(tables.user.username, 'member'));
    await db
      .insert(tables.alert_subscription)
      .values({
        id: number(parameters, 'id'),
        user_id: member?.id ?? 0,
        title: 'Floods in Nepal',
        hazard_types: [FLOOD],
        countries: [NEPAL],
        regions: [],
        alert_per_day: 10,
      })
      .onConflictDoNothing();
  },
  'no alert subscription exists': isSeeded,
  'a user is signed in': async (db, { username, token }) => {
    const user_id = await idOf(db, username);
    await db
      .insert(tables.auth_token)
      .values({ token_hash: hashToken(String(token)), user_id, expires_at: daysFromNow(1) })
      // The same example token is another user's in another promise.
      .onConflictDoUpdate({ target: tables.auth_token.token_hash, set: { user_id } });
  },
  'the key is new': async (db, { username, key }) =>
    db.delete(tables.idempotency_key).where(await itsKey(db, username, key)),
  'the key is that of another record': async (db, { username, key }) => {
    await db.delete(tables.idempotency_key).where(await itsKey(db, username, key));
    await db.insert(tables.idempotency_key).values({
      user_id: await idOf(db, username),
      key: String(key),
      body_hash: 'of another body',
      record_id: 1,
    });
  },
};

/** An account of its own, so that changing its password locks nobody else out. */
async function anAccountIsThere(db: Database, parameters: Parameters) {
  const username = text(parameters, 'username');
  const password_hash = await hashPassword(text(parameters, 'password'));
  await db
    .insert(tables.user)
    .values({
      id: number(parameters, 'id', 8001),
      username,
      email: `${username}@redcross.example`,
      password_hash,
    })
    .onConflictDoUpdate({ target: tables.user.id, set: { password_hash } });
}

async function itsKey(db: Database, username: JsonValue | undefined, key: JsonValue | undefined) {
  const { user_id, key: column } = tables.idempotency_key;
  return and(eq(user_id, await idOf(db, username)), eq(column, String(key)));
}
