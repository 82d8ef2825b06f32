import { and, asc, eq, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { COMPLETED, ONGOING, PLANNED } from '#contracts/projects/codes.ts';
import type { societyActivitiesEndpoint } from '#contracts/projects/regions.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, primary_sector, project } from '#provider/database/schema.ts';
import { isAmong } from '../filters.ts';
import { groupBy } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { listSectors } from '../reference/taxonomy.ts';
import { sqlSortTextIn, textIn } from '../texts.ts';
import { matches } from './projectFilters.ts';
import { countAll, sumOf } from './projectTotals.ts';

type Query = QueryOf<typeof societyActivitiesEndpoint>;

const ofStatus = (status: number) =>
  sql<number>`(count(*) filter (where ${eq(project.status, status)}))::integer`;

/** How many projects there are by status, what they cost and whom they are for, of those that the reader may see. */
export async function sumRegionProjects(db: Database, query: Query, reader: Reader) {
  const where = matches(query, reader);
  const [[totals], projects_by_status] = await Promise.all([
    db
      .select({
        total_projects: countAll,
        ns_with_ongoing_activities: sql<number>`(count(distinct ${project.reporting_ns_id}) filter (where ${eq(project.status, ONGOING)}))::integer`,
        total_budget: sumOf('budget_amount'),
        target_total: sumOf('target_total'),
        reached_total: sumOf('reached_total'),
      })
      .from(project)
      .where(where),
    db
      .select({ status: project.status, count: countAll })
      .from(project)
      .where(where)
      .groupBy(project.status)
      .orderBy(asc(project.status)),
  ]);
  return {
    total_projects: totals?.total_projects ?? 0,
    ns_with_ongoing_activities: totals?.ns_with_ongoing_activities ?? 0,
    total_budget: Math.round(totals?.total_budget ?? 0),
    target_total: totals?.target_total ?? 0,
    reached_total: totals?.reached_total ?? 0,
    projects_by_status,
  };
}

/** How many projects each National Society has in each sector in each country. */
function countWork(db: Database, query: Query, reader: Reader) {
  return db
    .select({
      place: project.project_country_id,
      society: project.reporting_ns_id,
      sector: project.primary_sector_key,
      count: countAll,
    })
    .from(project)
    .where(matches(query, reader))
    .groupBy(project.project_country_id, project.reporting_ns_id, project.primary_sector_key)
    .orderBy(asc(project.primary_sector_key));
}

type Work = Awaited<ReturnType<typeof countWork>>[number];

const sumCounts = (rows: readonly Work[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Countries and National Societies by name, each with its names in the reader's language. */
async function placesOf(db: Database, ids: readonly number[], { language }: Reader) {
  const rows = await db
    .select({
      id: country.id,
      name: country.name,
      society_name: country.society_name,
      iso: country.iso,
      iso3: country.iso3,
    })
    .from(country)
    .where(isAmong(country.id, ids))
    .orderBy(asc(sqlSortTextIn(language, country.name)), asc(country.id));
  return rows.map((row) => {
    const name = textIn(language, row.name);
    return { ...row, name, society: textIn(language, row.society_name) || name };
  });
}

const sectorNames = async (db: Database, { language }: Reader) =>
  new Map((await listSectors(db, primary_sector, language)).map(({ key, label }) => [key, label]));

/** Who works on what in which country of a region, and how far along each country's projects are. */
export async function describeMovement(
  db: Database,
  region: number,
  filters: Omit<Query, 'region'>,
  reader: Reader,
) {
  const query = { ...filters, region: [region] };
  const [work, countries, sectors] = await Promise.all([
    countWork(db, query, reader),
    countByCountry(db, region, query, reader),
    sectorNames(db, reader),
  ]);
  const places = await placesOf(
    db,
    [...new Set(work.flatMap(({ place, society }) => [place, society]))],
    reader,
  );
  const inPlace = groupBy(work, ({ place }) => place);
  const bySociety = groupBy(work, ({ society }) => society);
  return {
    total_projects: sumCounts(work),
    countries_count: countries,
    country_ns_sector_count: places.flatMap(({ id, name }) => {
      const here = inPlace.get(id);
      if (!here) return [];
      const societies = groupBy(here, ({ society }) => society);
      return {
        id,
        name,
        reporting_national_societies: places.flatMap(({ id, society }) => {
          const rows = societies.get(id);
          const told = rows?.map(({ sector, count }) => ({
            id: sector,
            sector: sectors.get(sector) ?? '',
            count,
          }));
          return told ? [{ id, name: society, sectors: told }] : [];
        }),
      };
    }),
    supporting_ns: places.flatMap(({ id, society }) => {
      const rows = bySociety.get(id);
      return rows ? [{ id, name: society, count: sumCounts(rows) }] : [];
    }),
  };
}

/** Every country of a region, those without a project with zeros. */
async function countByCountry(db: Database, region: number, query: Query, reader: Reader) {
  const { language } = reader;
  const rows = await db
    .select({
      id: country.id,
      name: country.name,
      iso: country.iso,
      iso3: country.iso3,
      projects_count: sql<number>`count(${project.id})::integer`,
      planned_projects_count: ofStatus(PLANNED),
      ongoing_projects_count: ofStatus(ONGOING),
      completed_projects_count: ofStatus(COMPLETED),
    })
    .from(country)
    .leftJoin(project, and(eq(project.project_country_id, country.id), matches(query, reader)))
    .where(
      and(
        eq(country.region_id, region),
        eq(country.record_type, COUNTRY_RECORD),
        eq(country.is_deprecated, false),
      ),
    )
    .groupBy(country.id)
    .orderBy(asc(sqlSortTextIn(language, country.name)), asc(country.id));
  return rows.map((row) => ({
    ...row,
    name: textIn(language, row.name),
    iso: row.iso ?? '',
    iso3: row.iso3 ?? '',
  }));
}

/** `record_type` of a country, as opposed to a region's own record. */
const COUNTRY_RECORD = 1;

const NODE_TYPES = ['supporting_ns', 'sector', 'receiving_ns'] as const;
type NodeType = (typeof NODE_TYPES)[number];

/** From which society through which sector to which country projects lead: nodes in that order, and links between their positions. */
export async function describeFlows(db: Database, query: Query, reader: Reader) {
  const [work, sectors] = await Promise.all([countWork(db, query, reader), sectorNames(db, reader)]);
  const places = await placesOf(
    db,
    [...new Set(work.flatMap(({ place, society }) => [place, society]))],
    reader,
  );
  const societies = groupBy(work, ({ society }) => society);
  const receivers = groupBy(work, ({ place }) => place);
  const ofSector = groupBy(work, ({ sector }) => sector);
  const nodes = [
    ...places
      .filter(({ id }) => societies.has(id))
      .map(({ id, society, iso, iso3 }) => ({ id, type: NODE_TYPES[0], name: society, iso, iso3 })),
    ...[...ofSector.keys()].map((id) => ({ id, type: NODE_TYPES[1], name: sectors.get(id) ?? '' })),
    ...places
      .filter(({ id }) => receivers.has(id))
      .map(({ id, name, iso, iso3 }) => ({ id, type: NODE_TYPES[2], name, iso, iso3 })),
  ];
  const positions = new Map(nodes.map(({ type, id }, position) => [`${type} ${id}`, position]));
  const at = (type: NodeType, id: number) => positions.get(`${type} ${id}`) ?? 0;
  const linked = (from: (row: Work) => number, to: (row: Work) => number) =>
    [...groupBy(work, (row) => `${from(row)} ${to(row)}`).values()].flatMap((rows) =>
      rows[0] ? { source: from(rows[0]), target: to(rows[0]), value: sumCounts(rows) } : [],
    );
  return {
    nodes,
    links: [
      ...linked(
        ({ society }) => at('supporting_ns', society),
        ({ sector }) => at('sector', sector),
      ),
      ...linked(
        ({ sector }) => at('sector', sector),
        ({ place }) => at('receiving_ns', place),
      ),
    ],
  };
}
