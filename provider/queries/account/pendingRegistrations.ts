import { and, eq, sql } from 'drizzle-orm';
import type { pendingRegistrationsEndpoint } from '#contracts/account/approval.ts';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, user } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { waitsFor } from '#provider/security/approval.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { says } from '../filters.ts';
import { orderOf } from '../lists.ts';
import { miniCountry, miniCountryColumns } from '../reference/countries.ts';

/** The registrations that an administrator may approve, who waits longest first. */
export async function listPendingRegistrations(
  db: Database,
  query: QueryOf<typeof pendingRegistrationsEndpoint>,
  administrator: SignedInUser,
  language: Language,
) {
  const words = sql`concat_ws(' ', ${user.first_name}, ${user.last_name}, ${user.email}, ${user.org})`;
  const where = and(waitsFor(administrator), says(words, query.search));
  const columns = {
    id: user.id,
    first_name: user.first_name,
    email: user.email,
    org: user.org,
    created_at: user.created_at,
    verified_at: user.awaits_approval_since,
  };
  const { limit, offset } = pageBounds(query);
  const [total, rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(user)
      .leftJoin(country, eq(country.id, user.country_id))
      .where(where),
    db
      .select({ newcomer: user, country: miniCountryColumns })
      .from(user)
      .leftJoin(country, eq(country.id, user.country_id))
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['verified_at'], user.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ newcomer, country: at }) => ({
    id: newcomer.id,
    first_name: newcomer.first_name,
    last_name: newcomer.last_name,
    email: newcomer.email,
    country: at && miniCountry(at, language),
    org: newcomer.org,
    position: newcomer.position,
    justification: newcomer.justification,
    created_at: newcomer.created_at,
    // Who is in this list has been waiting since then.
    verified_at: newcomer.awaits_approval_since ?? newcomer.created_at,
  }));
  return { count: total[0]?.count ?? 0, results };
}
