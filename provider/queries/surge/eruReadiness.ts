import { and, asc, eq, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { eruReadinessEndpoint } from '#contracts/surge/units.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, eru_readiness, eru_readiness_type } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { isNumber, says } from '../filters.ts';
import { labelOf, labelOrder } from '../labels.ts';
import { orderOf } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { miniCountry, miniCountryColumns } from '../reference/countries.ts';
import { phraseIn } from '../terms.ts';
import { sqlSortTextIn } from '../texts.ts';

const STATUS = 'deployments_eru_readiness_status';

/** One page of what National Societies say of their units: by type, and within one by whoever is readiest. */
export async function listEruReadiness(
  db: Database,
  query: QueryOf<typeof eruReadinessEndpoint>,
  { language }: Reader,
) {
  const where = and(
    isNumber(eru_readiness_type.type, query.type),
    isNumber(eru_readiness.owner_id, query.eru_owner),
    says(sql`concat_ws(' ', ${country.name}->>'en', ${country.society_name}->>'en')`, query.search),
  );
  const { type, equipment_readiness, people_readiness, funding_readiness, id } = eru_readiness_type;
  const columns = {
    id,
    type: labelOrder('deployments_eru_type', type, language),
    equipment_readiness,
    people_readiness,
    funding_readiness,
  };
  const { limit, offset } = pageBounds(query);
  const [[counted], rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(eru_readiness_type)
      .innerJoin(eru_readiness, eq(eru_readiness.id, eru_readiness_type.readiness_id))
      .innerJoin(country, eq(country.id, eru_readiness.owner_id))
      .where(where),
    db
      .select({ row: eru_readiness_type, told: eru_readiness, owner: miniCountryColumns })
      .from(eru_readiness_type)
      .innerJoin(eru_readiness, eq(eru_readiness.id, eru_readiness_type.readiness_id))
      .innerJoin(country, eq(country.id, eru_readiness.owner_id))
      .where(where)
      .orderBy(
        ...orderOf(
          query.ordering,
          columns,
          ['type'],
          sql`greatest(${equipment_readiness}, ${people_readiness}, ${funding_readiness})`,
        ),
        asc(sql`${equipment_readiness} + ${people_readiness} + ${funding_readiness}`),
        asc(sqlSortTextIn(language, country.society_name)),
        asc(id),
      )
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ row: { readiness_id, ...row }, told, owner }) => ({
    ...row,
    comment: phraseIn(language, row.comment),
    type_display: labelOf('deployments_eru_type', row.type, language),
    equipment_readiness_display: labelOf(STATUS, row.equipment_readiness, language),
    people_readiness_display: labelOf(STATUS, row.people_readiness, language),
    funding_readiness_display: labelOf(STATUS, row.funding_readiness, language),
    eru_readiness: [
      {
        id: readiness_id,
        updated_at: told.updated_at,
        eru_owner_details: { id: owner.id, national_society_country_details: miniCountry(owner, language) },
      },
    ],
  }));
  return { count: counted?.count ?? 0, results };
}
