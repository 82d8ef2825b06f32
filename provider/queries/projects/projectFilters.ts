import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import type { projectsEndpoint } from '#contracts/projects/list.ts';
import {
  country,
  project,
  project_annual_split,
  project_district,
  project_secondary_sector,
} from '#provider/database/schema.ts';
import { integers, isFoundBy, isNumber, isOneOf, plain } from '../filters.ts';
import { isVisibleProject, isWrittenBy, type Reader } from '../reader.ts';

/** What lists of projects and figures of them take. */
type Filters = QueryOf<typeof projectOverviewEndpoint>;

/** What lists alone take. */
type OfLists = Pick<
  Partial<QueryOf<typeof projectsEndpoint>>,
  'search' | 'start_date__gte' | 'start_date__lte' | 'end_date__gte' | 'end_date__lte'
>;

/** The condition under which a reader is told of a project, in a list or as part of a figure: there is no other. */
export const matches = (query: Filters & OfLists, reader: Reader): SQL | undefined =>
  and(
    isVisibleProject(reader),
    isOneOf(project.reporting_ns_id, query.reporting_ns),
    isOneOf(project.programme_type, query.programme_type),
    isOneOf(project.primary_sector_key, query.primary_sector),
    isIn(
      project_secondary_sector,
      project_secondary_sector.project_id,
      isOneOf(project_secondary_sector.sector_key, query.secondary_sectors),
    ),
    isOneOf(project.project_country_id, query.country),
    isPlaced(query.region?.length ? sql`${country.region_id} in (${integers(query.region)})` : undefined),
    isPlaced(query.country_iso3?.length ? sql`${country.iso3} in (${texts(query.country_iso3)})` : undefined),
    isIn(
      project_district,
      project_district.project_id,
      isOneOf(project_district.district_id, query.project_districts),
    ),
    isOneOf(project.operation_type, query.operation_type),
    isOneOf(project.status, query.status),
    ofDay(project.start_date, sql`=`, query.start_date),
    ofDay(project.start_date, sql`>=`, query.start_date__gte),
    ofDay(project.start_date, sql`<=`, query.start_date__lte),
    ofDay(project.end_date, sql`=`, query.end_date),
    ofDay(project.end_date, sql`>=`, query.end_date__gte),
    ofDay(project.end_date, sql`<=`, query.end_date__lte),
    isNumber(project.budget_amount, query.budget_amount),
    query.exclude_within ? sql`${project.project_country_id} <> ${project.reporting_ns_id}` : undefined,
    isWrittenBy(reader, project.user_id, query.user),
    isFoundBy('projects', project.id, query.search),
  );

const ofDay = (column: SQLWrapper, is: SQL, day: string | undefined): SQL | undefined =>
  day === undefined ? undefined : sql`${column} ${is} ${day}::date`;

const isIn = (table: SQLWrapper, of: SQLWrapper, condition: SQL | undefined): SQL | undefined =>
  condition && sql`${project.id} in (select ${of} from ${table} where ${condition})`;

const isPlaced = (condition: SQL | undefined): SQL | undefined =>
  condition && sql`${project.project_country_id} in (select id from ${country} where ${condition})`;

const texts = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${plain(value)}`),
    sql`, `,
  );

/** A figure of the whole project: its own, or where it counts year by year the sum of its years. */
export const wholeFigure = (name: 'budget_amount' | 'target_total' | 'reached_total'): SQL =>
  sql`coalesce(${project[name]}, (
    select sum(${project_annual_split[name]}) from ${project_annual_split}
    where ${project_annual_split.project_id} = ${project.id}))`;
