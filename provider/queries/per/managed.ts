import { type SQL, sql } from 'drizzle-orm';
import { country, per_overview } from '#provider/database/schema.ts';
import { isMember, isSuperuser } from '#rules/roles.ts';
import { integers } from '../filters.ts';
import type { Reader } from '../reader.ts';

/** Cycles of countries that a reader looks after, by the same rule as `perRules.manage`. Expects `per_overview` in the statement. */
export function isManaged({ user }: Reader): SQL {
  if (!user || !isMember(user)) return sql`false`;
  if (isSuperuser(user)) return sql`true`;
  const { is_per_admin_for_countries: countries, is_per_admin_for_regions: regions } = user;
  const own = [
    ...(countries.length > 0 ? [sql`${per_overview.country_id} in (${integers(countries)})`] : []),
    ...(regions.length > 0
      ? [
          sql`${per_overview.country_id} in (select ${country.id} from ${country} where ${country.region_id} in (${integers(regions)}))`,
        ]
      : []),
  ];
  return own.length > 0 ? sql`(${sql.join(own, sql` or `)})` : sql`false`;
}
