import { and, eq, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { unmatchableHash } from '#provider/security/passwords.ts';
import { addressOf, fullName } from './generate/people.ts';
import { insertAll } from './insert.ts';
import { createRandom } from './random.ts';

/** So that their names are not drawn as those of other people are. */
const TOPIC = 7_100_000;
const POSITION = 'Information Management Officer';

/** Records that nobody signed, and the country whose officer wrote them. */
const WRITTEN: readonly { table: PgTable; countryId: SQL }[] = [
  {
    table: tables.field_report,
    countryId: sql`(select min(country_id) from field_report_country where field_report_id = record.id)`,
  },
  { table: tables.project, countryId: sql`record.reporting_ns_id` },
  { table: tables.emergency_project, countryId: sql`coalesce(record.reporting_ns_id, record.country_id)` },
  { table: tables.local_unit, countryId: sql`record.country_id` },
];

/**
 * Gives each National Society an officer for information management, and signs with their names what no demo account wrote.
 * Their passwords are nobody's. Call it when records and demo accounts are there.
 */
export async function seedAuthors(db: Database, seed: number): Promise<void> {
  const { country, user } = tables;
  const societies = await db
    .select({ id: country.id, iso3: country.iso3, society: sql<string>`${country.society_name} ->> 'en'` })
    .from(country)
    .where(and(eq(country.record_type, 1), eq(country.is_deprecated, false)))
    .orderBy(country.id);
  const officers = societies.map(({ id, iso3, society }) => {
    const [first_name = '', ...rest] = fullName(createRandom(seed + TOPIC + id), iso3).split(' ');
    const last_name = rest.join(' ');
    const email = addressOf(`${first_name} ${last_name}`, iso3?.toLowerCase() ?? String(id));
    return {
      username: email,
      email,
      first_name,
      last_name,
      country_id: id,
      org: society ?? '',
      org_type: 'NTLS',
      position: POSITION,
      password_hash: unmatchableHash(),
    };
  });
  await insertAll(db, user, officers);
  for (const { table, countryId } of WRITTEN) {
    const name = sql.identifier(getTableConfig(table).name);
    // Search does not look at who wrote what.
    await db.execute(sql`alter table ${name} disable trigger user`);
    await db.execute(sql`
      update ${name} record
      set user_id = (select id from app_user where position = ${POSITION} and country_id = ${countryId})
      where user_id is null`);
    await db.execute(sql`update ${name} set modified_by_id = user_id where modified_by_id is null`);
    await db.execute(sql`alter table ${name} enable trigger user`);
  }
}
