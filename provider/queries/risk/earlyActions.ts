import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { earlyActionsEndpoint } from '#contracts/risk/earlyActions.ts';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import { country, risk_early_action, risk_early_action_sector } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { contains } from '../filters.ts';
import { countryDetails, HAZARD_CHOICES, hazardOf, isAskedFor } from './places.ts';

/** Possible early actions; one of several sectors that the caller asks for comes once for each of them, as in the real API. */
export async function listEarlyActions(db: Database, query: QueryOf<typeof earlyActionsEndpoint>) {
  const { hazard_type, sectors } = query;
  const isOfIt = sql`${risk_early_action_sector.id} in (select told.id::integer from jsonb_array_elements_text(${risk_early_action.sectors}) as told(id))`;
  const isWanted = contains(risk_early_action_sector.name, sectors);
  const from = sql`from ${risk_early_action}
    join ${country} on ${country.id} = ${risk_early_action.country_id}
    ${isWanted ? sql`join ${risk_early_action_sector} on ${isOfIt} and ${isWanted}` : sql``}`;
  const where: SQL | undefined = and(
    ...isAskedFor(query),
    hazard_type?.length ? inArray(risk_early_action.hazard_type, hazard_type) : undefined,
  );
  const { limit, offset } = pageBounds(query);
  const filtered = where ? sql`${from} where ${where}` : from;
  const [counted, ids, names] = await Promise.all([
    rowsOf<{ count: number }>(db, sql`select count(*)::integer as count ${filtered}`),
    rowsOf<{ id: number }>(
      db,
      sql`select ${risk_early_action.id} as id ${filtered} order by ${risk_early_action.id} limit ${limit} offset ${offset}`,
    ),
    db.select().from(risk_early_action_sector).orderBy(risk_early_action_sector.id),
  ]);
  const wanted = ids.map(({ id }) => id);
  const rows = wanted.length
    ? await db
        .select({ row: risk_early_action, country_details: countryDetails })
        .from(risk_early_action)
        .innerJoin(country, eq(country.id, risk_early_action.country_id))
        .where(inArray(risk_early_action.id, wanted))
    : [];
  const known = new Map(rows.map((found) => [found.row.id, found]));
  const results = wanted.flatMap((id) => {
    const found = known.get(id);
    if (!found) return [];
    const { country_id, hazard_type: hazard, ...own } = found.row;
    return [
      {
        ...own,
        country: country_id,
        country_details: found.country_details,
        ...hazardOf(hazard),
        sectors_details: names.filter((sector) => own.sectors.includes(sector.id)),
      },
    ];
  });
  return { count: counted[0]?.count ?? 0, results };
}

/** All hazards, and the sectors there are. */
export async function earlyActionOptions(db: Database) {
  const sectors = await db.select().from(risk_early_action_sector).orderBy(risk_early_action_sector.id);
  return { hazard_type: HAZARD_CHOICES, sectors };
}
