import { and, eq } from 'drizzle-orm';
import type { domainWhitelistEndpoint } from '#contracts/account/registration.ts';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import { domain_whitelist } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { says } from '../filters.ts';
import { orderOf } from '../lists.ts';

/** The active domains, by name. */
export async function listAllowedDomains(db: Database, query: QueryOf<typeof domainWhitelistEndpoint>) {
  const where = and(eq(domain_whitelist.is_active, true), says(domain_whitelist.domain_name, query.search));
  const { limit, offset } = pageBounds(query);
  const [count, results] = await Promise.all([
    db.$count(domain_whitelist, where),
    db
      .select()
      .from(domain_whitelist)
      .where(where)
      .orderBy(...orderOf(query.ordering, domain_whitelist, ['domain_name'], domain_whitelist.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results };
}
