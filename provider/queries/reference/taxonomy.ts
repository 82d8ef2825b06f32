import { asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type { disasterTypesEndpoint } from '#contracts/reference/lists.ts';
import type { Database } from '#provider/database/connect.ts';
import { disaster_type, type primary_sector, type secondary_sector } from '#provider/database/schema.ts';
import { says } from '../filters.ts';
import { orderOf, pageFrom } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { sqlSortTextIn, textIn } from '../texts.ts';

type DisasterTypeRow = typeof disaster_type.$inferSelect;

export const disasterType = (row: DisasterTypeRow, language: Language) => ({
  id: row.id,
  name: textIn(language, row.name),
  summary: textIn(language, row.summary),
  translation_module_original_language: 'en',
});

/** Disaster types, by name. */
export async function listDisasterTypes(
  db: Database,
  query: QueryOf<typeof disasterTypesEndpoint>,
  { language }: Reader,
) {
  const where = says(sql`all_names(${disaster_type.name})`, query.search);
  const columns = { id: disaster_type.id, name: sqlSortTextIn(language, disaster_type.name) };
  return pageFrom(db, disaster_type, query, {
    where,
    order: orderOf(query.ordering, columns, ['name'], disaster_type.id),
    answers: (rows) => rows.map((row) => disasterType(row, language)),
  });
}

/** What lists are sorted by for a disaster type: its name, looked up in an order that asks for it and joined for no other. */
export const disasterTypeName = (id: SQLWrapper, language: Language): SQL =>
  sql`(select ${sqlSortTextIn(language, disaster_type.name)} from ${disaster_type} where ${disaster_type.id} = ${id})`;

/** Every disaster type by its id: a short table that most records refer to. */
export async function disasterTypesById(db: Database, language: Language) {
  const rows = await db.select().from(disaster_type);
  return new Map(rows.map((row) => [row.id, disasterType(row, language)]));
}

/** Primary or secondary sectors, without pages. */
export async function listSectors(
  db: Database,
  table: typeof primary_sector | typeof secondary_sector,
  language: Language,
) {
  // The two tables differ by name only.
  const sector = table as typeof secondary_sector;
  const rows = await db.select().from(sector).orderBy(asc(sector.key));
  return rows.map((row) => ({ ...row, label: textIn(language, row.label) }));
}
