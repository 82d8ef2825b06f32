import { asc, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { actionsEndpoint } from '#contracts/fieldReports/choices.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  type external_partner,
  report_action,
  review_country,
  type supported_activity,
} from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { says } from '../filters.ts';
import type { Reader } from '../reader.ts';
import { namedChoice, reportAction } from './fieldReportAnswers.ts';

type ListQuery = QueryOf<typeof actionsEndpoint>;

/** Actions that can be ticked, in the order of their ids. */
export async function listActions(db: Database, query: ListQuery, { language }: Reader) {
  const where = says(sql`all_names(${report_action.name})`, query.search);
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(report_action, where),
    db.select().from(report_action).where(where).orderBy(asc(report_action.id)).limit(limit).offset(offset),
  ]);
  return { count, results: rows.map((row) => reportAction(row, language)) };
}

/** Partners outside the Movement, or what they support. */
export async function listNamedChoices(
  db: Database,
  table: typeof external_partner | typeof supported_activity,
  query: ListQuery,
  { language }: Reader,
) {
  // Both tables have the same columns.
  const choices = table as typeof external_partner;
  const where = says(sql`all_names(${choices.name})`, query.search);
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(choices, where),
    db.select().from(choices).where(where).orderBy(asc(choices.id)).limit(limit).offset(offset),
  ]);
  return { count, results: rows.map((row) => namedChoice(row, language)) };
}

/** Countries under review. */
export async function listReviewCountries(db: Database, query: ListQuery) {
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(review_country),
    db
      .select({ country: review_country.country_id })
      .from(review_country)
      .orderBy(asc(review_country.country_id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows };
}
