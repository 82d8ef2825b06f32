import { asc, desc, eq, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { learningStatsEndpoint } from '#contracts/operationalLearning/learnings.ts';
import type { Database } from '#provider/database/connect.ts';
import { appeal, country, ops_learning, region, secondary_sector } from '#provider/database/schema.ts';
import { labelOf } from '../labels.ts';
import type { Reader } from '../reader.ts';
import { textIn } from '../texts.ts';
import { learningsWhere } from './where.ts';

const rows = sql<number>`count(*)::integer`;

/** How much the learnings of a query are, and where they come from. What there is most of comes first. */
export async function learningStats(
  db: Database,
  query: QueryOf<typeof learningStatsEndpoint>,
  reader: Reader,
) {
  const { language } = reader;
  const found = db
    .select({
      appeal_id: ops_learning.appeal_id,
      document_id: ops_learning.appeal_document_id,
      sectors: ops_learning.sector_validated,
      atype: appeal.atype,
      start_date: appeal.start_date,
      country_id: appeal.country_id,
      region_id: country.region_id,
    })
    .from(ops_learning)
    .innerJoin(appeal, eq(appeal.id, ops_learning.appeal_id))
    .innerJoin(country, eq(country.id, appeal.country_id))
    .where(learningsWhere(query, reader))
    .as('found');
  const documents = sql<number>`count(distinct ${found.document_id})::integer`;
  const [[totals], regions, sectors, countries, sources] = await Promise.all([
    db
      .select({
        operations_included: sql<number>`count(distinct ${found.appeal_id})::integer`,
        sources_used: documents,
        learning_extracts: rows,
      })
      .from(found),
    db
      .select({ id: region.id, name: region.name, count: rows })
      .from(found)
      .innerJoin(region, eq(region.id, found.region_id))
      .groupBy(region.id)
      .orderBy(desc(rows), asc(region.id)),
    db
      .select({ id: secondary_sector.key, label: secondary_sector.label, count: rows })
      .from(found)
      .innerJoin(secondary_sector, sql`${secondary_sector.key} = any(${found.sectors})`)
      .groupBy(secondary_sector.key)
      .orderBy(desc(rows), asc(secondary_sector.key)),
    db
      .select({ id: country.id, name: country.name, count: rows })
      .from(found)
      .innerJoin(country, eq(country.id, found.country_id))
      .groupBy(country.id)
      .orderBy(desc(rows), asc(country.id)),
    db
      .select({ atype: found.atype, date: found.start_date, count: documents })
      .from(found)
      .groupBy(found.appeal_id, found.atype, found.start_date)
      .orderBy(asc(found.start_date), asc(found.appeal_id)),
  ]);
  return {
    ...(totals ?? { operations_included: 0, sources_used: 0, learning_extracts: 0 }),
    sectors_covered: sectors.length,
    learning_by_region: regions.map(({ id, name, count }) => ({
      region_id: id,
      region_name: textIn(language, name),
      count,
    })),
    learning_by_sector: sectors.map(({ id, label, count }) => ({
      sector_id: id,
      title: textIn(language, label),
      count,
    })),
    learning_by_country: countries.map(({ id, name, count }) => ({
      country_id: id,
      country_name: textIn(language, name),
      count,
    })),
    sources_overtime: sources.map(({ atype, date, count }) => ({
      atype,
      atype_display: labelOf('api_appeal_type', atype, language),
      date,
      count,
    })),
  };
}
