import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { ONGOING } from '#contracts/projects/codes.ts';
import type { projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  primary_sector,
  project,
  project_secondary_sector,
  secondary_sector,
} from '#provider/database/schema.ts';
import { labelOf } from '../labels.ts';
import { groupBy } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { sqlSortTextIn, textIn } from '../texts.ts';
import { matches, wholeFigure } from './projectFilters.ts';

type FiguresQuery = QueryOf<typeof projectOverviewEndpoint>;

export const countAll = sql<number>`count(*)::integer`;
/** Sum of a figure over projects, 0 for none. Budgets have fractions. */
export const sumOf = (name: Parameters<typeof wholeFigure>[0]) =>
  sql<number>`coalesce(sum(${wholeFigure(name)}), 0)`.mapWith(Number);

const underWay = (query: FiguresQuery, reader: Reader) =>
  and(matches(query, reader), eq(project.status, ONGOING));

/** Figures of the projects under way that the reader may see; the most frequent first. */
export async function sumProjects(db: Database, query: FiguresQuery, reader: Reader) {
  const { language } = reader;
  const where = underWay(query, reader);
  const [totals, sectors, programmes, tags] = await Promise.all([
    db
      .select({
        total_ongoing_projects: countAll,
        ns_with_ongoing_activities: sql<number>`count(distinct ${project.reporting_ns_id})::integer`,
        target_total: sumOf('target_total'),
      })
      .from(project)
      .where(where),
    db
      .select({ key: primary_sector.key, label: primary_sector.label, count: countAll })
      .from(project)
      .innerJoin(primary_sector, eq(primary_sector.key, project.primary_sector_key))
      .where(where)
      .groupBy(primary_sector.key)
      .orderBy(desc(countAll), asc(primary_sector.key)),
    db
      .select({ key: project.programme_type, count: countAll })
      .from(project)
      .where(where)
      .groupBy(project.programme_type)
      .orderBy(asc(project.programme_type)),
    db
      .select({ key: secondary_sector.key, label: secondary_sector.label, count: countAll })
      .from(project)
      .innerJoin(project_secondary_sector, eq(project_secondary_sector.project_id, project.id))
      .innerJoin(secondary_sector, eq(secondary_sector.key, project_secondary_sector.sector_key))
      .where(where)
      .groupBy(secondary_sector.key)
      .orderBy(desc(countAll), asc(secondary_sector.key)),
  ]);
  return {
    total_ongoing_projects: totals[0]?.total_ongoing_projects ?? 0,
    ns_with_ongoing_activities: totals[0]?.ns_with_ongoing_activities ?? 0,
    target_total: totals[0]?.target_total ?? 0,
    projects_per_sector: sectors.map(({ key, label, count }) => ({
      primary_sector: key,
      primary_sector_display: textIn(language, label),
      count,
    })),
    projects_per_programme_type: programmes.map(({ key, count }) => ({
      programme_type: key,
      programme_type_display: labelOf('deployments_project_programme_type', key, language),
      count,
    })),
    projects_per_secondary_sectors: tags.map(({ key, label, count }) => ({
      secondary_sectors: key,
      secondary_sectors_display: textIn(language, label),
      count,
    })),
  };
}

/** National Societies with projects under way that the reader may see, by name. */
export async function listOngoingSocieties(db: Database, query: FiguresQuery, reader: Reader) {
  const { language } = reader;
  const where = underWay(query, reader);
  const [societies, sectors] = await Promise.all([
    db
      .select({
        id: country.id,
        iso3: country.iso3,
        name: country.name,
        society_name: country.society_name,
        ongoing_projects: countAll,
        target_total: sumOf('target_total'),
        budget_amount_total: sumOf('budget_amount'),
        operation_types: sql<
          number[]
        >`array_agg(distinct ${project.operation_type}::integer order by ${project.operation_type}::integer)`,
      })
      .from(project)
      .innerJoin(country, eq(country.id, project.reporting_ns_id))
      .where(where)
      .groupBy(country.id)
      .orderBy(asc(sqlSortTextIn(language, country.name)), asc(country.id)),
    db
      .select({
        society: project.reporting_ns_id,
        key: primary_sector.key,
        label: primary_sector.label,
        count: countAll,
      })
      .from(project)
      .innerJoin(primary_sector, eq(primary_sector.key, project.primary_sector_key))
      .where(where)
      .groupBy(project.reporting_ns_id, primary_sector.key)
      .orderBy(desc(countAll), asc(primary_sector.key)),
  ]);
  const sectorsOf = groupBy(sectors, ({ society }) => society);
  return societies.map((row) => ({
    ...row,
    name: textIn(language, row.name),
    society_name: textIn(language, row.society_name) ?? '',
    budget_amount_total: Math.round(row.budget_amount_total),
    operation_types_display: row.operation_types.map((type) =>
      labelOf('deployments_project_operation_type', type, language),
    ),
    projects_per_sector: (sectorsOf.get(row.id) ?? []).map(({ key, label, count }) => ({
      primary_sector: key,
      primary_sector_display: textIn(language, label),
      count,
    })),
  }));
}
