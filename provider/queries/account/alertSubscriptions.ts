import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import {
  ALERTS_PER_DAY,
  type alertSubscriptionsEndpoint,
  type createAlertSubscriptionEndpoint,
  MOST_SUBSCRIPTIONS,
  type updateAlertSubscriptionEndpoint,
} from '#contracts/account/alertSubscriptions.ts';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import { alert_subscription, country, disaster_type, region } from '#provider/database/schema.ts';
import { badRequest, notFound } from '#provider/http/errors.ts';
import { lockUser } from '#provider/records/writing.ts';
import { integers, says } from '../filters.ts';
import { orderOf, pageFrom } from '../lists.ts';

type SubscriptionChange = z.output<NonNullable<(typeof updateAlertSubscriptionEndpoint)['body']>>;
type NewSubscription = z.output<NonNullable<(typeof createAlertSubscriptionEndpoint)['body']>>;

/** A user's own, in the order they were made. */
export async function listAlertSubscriptions(
  db: Database,
  userId: number,
  query: QueryOf<typeof alertSubscriptionsEndpoint>,
) {
  const where = and(eq(alert_subscription.user_id, userId), says(alert_subscription.title, query.search));
  return pageFrom(db, alert_subscription, query, {
    where,
    order: orderOf(query.ordering, alert_subscription, ['id'], alert_subscription.id),
    answers: (rows) => rows.map(onWire),
  });
}

/** Throws `HttpError` 400 for a hazard or place that does not exist, and for too many. */
export async function createAlertSubscription(db: Database, userId: number, body: NewSubscription) {
  const { title, hazard_types, countries = [], regions = [], alert_per_day = null } = body;
  await refuseUnknownPlaces(db, body);
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await tx.$count(alert_subscription, eq(alert_subscription.user_id, userId))) >= MOST_SUBSCRIPTIONS)
      throw badRequest(`Delete a subscription first: no one can have more than ${MOST_SUBSCRIPTIONS}.`);
    const [row] = await tx
      .insert(alert_subscription)
      .values({ user_id: userId, title, hazard_types, countries, regions, alert_per_day })
      .returning();
    if (!row) throw notFound();
    return onWire(row);
  });
}

/** Changes what is given. Throws `HttpError` 404 for one that is not this user's, 400 as when it is made. */
export async function updateAlertSubscription(
  db: Database,
  userId: number,
  id: number,
  { title, hazard_types, countries, regions, alert_per_day }: SubscriptionChange,
) {
  await refuseUnknownPlaces(db, { hazard_types, countries, regions });
  const [row] = await db
    .update(alert_subscription)
    .set({ title, hazard_types, countries, regions, alert_per_day, updated_at: sql`now()` as never })
    .where(and(eq(alert_subscription.id, id), eq(alert_subscription.user_id, userId)))
    .returning();
  if (!row) throw notFound();
  return onWire(row);
}

/** Throws `HttpError` 404 for one that is not this user's. */
export async function deleteAlertSubscription(db: Database, userId: number, id: number): Promise<void> {
  const gone = await db
    .delete(alert_subscription)
    .where(and(eq(alert_subscription.id, id), eq(alert_subscription.user_id, userId)))
    .returning({ id: alert_subscription.id });
  if (gone.length === 0) throw notFound();
}

type Places = Partial<Record<'hazard_types' | 'countries' | 'regions', readonly number[] | undefined>>;

async function refuseUnknownPlaces(
  db: Database,
  { hazard_types = [], countries = [], regions = [] }: Places,
) {
  await refuseUnknown(db, 'hazard_types', disaster_type, disaster_type.id, hazard_types);
  await refuseUnknown(db, 'countries', country, country.id, countries);
  await refuseUnknown(db, 'regions', region, region.id, regions);
}

async function refuseUnknown(
  db: Database,
  field: string,
  table: PgTable,
  id: SQLWrapper,
  wanted: readonly number[],
) {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) return;
  const known = await db.$count(table, sql`${id} in (${integers(ids)})`);
  if (known < ids.length) throw badRequest({ [field]: ['Choose from the list.'] });
}

function onWire({ user_id, alert_per_day, ...row }: typeof alert_subscription.$inferSelect) {
  return {
    ...row,
    user: user_id,
    alert_per_day: ALERTS_PER_DAY.find((limit) => limit === alert_per_day) ?? null,
  };
}
