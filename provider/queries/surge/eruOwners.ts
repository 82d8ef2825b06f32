import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { eruOwnerNamesEndpoint, eruOwnersEndpoint } from '#contracts/surge/units.ts';
import type { Database } from '#provider/database/connect.ts';
import { instantIn } from '#provider/database/instant.ts';
import { country, eru } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { isFlag, isOneOf, says } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { groupBy, orderOf } from '../lists.ts';
import { hasVisibleEvent, type Reader } from '../reader.ts';
import { miniCountry, miniCountryColumns } from '../reference/countries.ts';
import { sqlSortTextIn } from '../texts.ts';
import { mini, to } from './missions.ts';

type OwnerQuery = QueryOf<typeof eruOwnerNamesEndpoint> & Pick<QueryOf<typeof eruOwnersEndpoint>, 'ordering'>;

/** One page of the National Societies that have a unit, by name; one that the reader may not see is as if it were not. */
async function pageOfOwners(db: Database, query: OwnerQuery, reader: Reader) {
  const ofOwner = sql`${eru.owner_id} = ${country.id} and ${hasVisibleEvent(reader, eru.event_id)}`;
  const wanted = and(isOneOf(eru.type, query.eru_type), isFlag(eru.available, query.available));
  const where = and(
    sql`exists (select 1 from ${eru} where ${and(ofOwner, wanted)})`,
    says(sql`concat_ws(' ', ${country.name}->>'en', ${country.society_name}->>'en')`, query.search),
  );
  const name = sqlSortTextIn(reader.language, country.society_name);
  const updated_at = sql<string>`(select max(${eru.updated_at}) from ${eru} where ${ofOwner})`;
  const created_at = sql<string>`(select min(${eru.updated_at}) from ${eru} where ${ofOwner})`;
  const columns = { id: country.id, updated_at, national_society_country__society_name: name };
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(country, where),
    db
      .select({ owner: miniCountryColumns, updated_at, created_at })
      .from(country)
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['national_society_country__society_name'], country.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, rows };
}

/** The National Societies that have Emergency Response Units, with all those units. */
export async function listEruOwners(db: Database, query: QueryOf<typeof eruOwnersEndpoint>, reader: Reader) {
  const { count, rows } = await pageOfOwners(db, query, reader);
  const ids = rows.map(({ owner }) => owner.id);
  const units =
    ids.length === 0
      ? []
      : await db
          .select({ unit: eru, to: mini(to) })
          .from(eru)
          .leftJoin(to, eq(to.id, eru.deployed_to_id))
          .where(and(inArray(eru.owner_id, ids), hasVisibleEvent(reader, eru.event_id)))
          .orderBy(asc(eru.type), asc(eru.id));
  const byOwner = groupBy(units, ({ unit }) => unit.owner_id);
  const results = rows.map(({ owner, updated_at, created_at }) => ({
    id: owner.id,
    national_society_country: miniCountry(owner, reader.language),
    updated_at: instantIn(updated_at),
    created_at: instantIn(created_at),
    eru: (byOwner.get(owner.id) ?? []).map(({ unit, to: place }) => ({
      id: unit.id,
      type: unit.type,
      type_display: labelOf('deployments_eru_type', unit.type, reader.language),
      units: unit.units,
      equipment_units: unit.equipment_units,
      available: unit.available,
      eru_owner: owner.id,
      event: unit.event_id,
      deployed_to: place && miniCountry(place, reader.language),
    })),
  }));
  return { count, results };
}

/** Their names alone. */
export async function listEruOwnerNames(
  db: Database,
  query: QueryOf<typeof eruOwnerNamesEndpoint>,
  reader: Reader,
) {
  const { count, rows } = await pageOfOwners(db, query, reader);
  const results = rows.map(({ owner }) => ({
    id: owner.id,
    national_society_country_details: miniCountry(owner, reader.language),
  }));
  return { count, results };
}
