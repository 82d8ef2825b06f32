import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { SUBSCRIPTION_KINDS, type SubscriptionKind } from '#contracts/account/subscriptions.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, disaster_type, event, region, subscription } from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import { lockUser } from '#provider/records/writing.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { integers } from '../filters.ts';
import { isVisibleEvent } from '../reader.ts';

export interface SubscriptionChoice {
  type: SubscriptionKind;
  value: true | number;
}

type Row = typeof subscription.$inferInsert;

/** Replaces what a user has subscribed to, all or nothing. Throws `HttpError` 400 for what does not exist. */
export async function replaceSubscriptions(
  db: Database,
  me: SignedInUser,
  choices: readonly SubscriptionChoice[],
) {
  const rows = await rowsOf(db, me, choices);
  await db.transaction(async (change) => {
    await lockUser(change, me.id);
    await change.delete(subscription).where(eq(subscription.user_id, me.id));
    if (rows.length > 0) await change.insert(subscription).values(rows);
  });
}

const keyOf = ({ rtype, country_id, region_id, dtype_id, event_id }: Row) =>
  [rtype, country_id ?? '', region_id ?? '', dtype_id ?? '', event_id ?? ''].join(':');

async function rowsOf(db: Database, me: SignedInUser, choices: readonly SubscriptionChoice[]) {
  const rows = new Map<string, Row>();
  for (const choice of choices) {
    const row = rowOf(me.id, choice);
    rows.set(keyOf(row), row);
  }
  await refuseUnknown(db, me, choices);
  return [...rows.values()];
}

function rowOf(user_id: number, { type, value }: SubscriptionChoice): Row {
  const { rtype, of } = SUBSCRIPTION_KINDS[type];
  if ((of === 'everything') !== (value === true)) {
    throw badRequest({ [type]: [of === 'everything' ? 'Send true.' : 'Send the id of a record.'] });
  }
  return of === 'everything' ? { user_id, rtype } : { user_id, rtype, [`${of}_id`]: value };
}

async function refuseUnknown(db: Database, me: SignedInUser, choices: readonly SubscriptionChoice[]) {
  const ids = (type: SubscriptionKind) =>
    choices.flatMap((choice) => (choice.type === type && choice.value !== true ? [choice.value] : []));
  const among = (column: SQLWrapper, type: SubscriptionKind) =>
    ids(type).length > 0 ? sql`${column} in (${integers(ids(type))})` : sql`false`;
  const isVisible = isVisibleEvent({ user: me, language: 'en' });
  const [countries, regions, disasterTypes, events] = await Promise.all([
    db.select({ id: country.id }).from(country).where(among(country.id, 'country')),
    db.select({ id: region.id }).from(region).where(among(region.id, 'region')),
    db.select({ id: disaster_type.id }).from(disaster_type).where(among(disaster_type.id, 'disasterType')),
    db
      .select({ id: event.id })
      .from(event)
      .where(and(isVisible, among(event.id, 'followedEvent'))),
  ]);
  const known = { country: countries, region: regions, disasterType: disasterTypes, followedEvent: events };
  for (const [type, rows] of Object.entries(known) as [SubscriptionKind, { id: number }[]][]) {
    const found = new Set(rows.map(({ id }) => id));
    const missing = ids(type).filter((id) => !found.has(id));
    if (missing.length > 0) throw badRequest({ [type]: [`There is no record ${missing[0]}.`] });
  }
}
