import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { type emergencyProjectsEndpoint, PEOPLE_COUNTS } from '#contracts/endpoints/emergencyActivity.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  activity_action,
  activity_sector,
  country,
  district,
  emergency_activity,
  emergency_project,
  emergency_project_district,
  eru,
  event,
} from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { miniCountry, miniDistrict } from './countries.ts';
import { contains, isOneOf } from './filters.ts';
import { labelOf } from './labels.ts';
import { groupBy, orderOf } from './lists.ts';
import { isVisibleOfEvent, type Reader } from './reader.ts';
import { textIn } from './texts.ts';

type ProjectQuery = QueryOf<typeof emergencyProjectsEndpoint>;

/** A project touches up to three countries: where it is, who reports it, who owns the unit that leads it. */
const society = alias(country, 'society');
const owner = alias(country, 'owner');

const withRegion = <Row extends { region_id: number | null }>(row: Row) => ({
  ...row,
  region: row.region_id,
});

/** What is done in emergencies, newest first, each with its activities: a fixed number of statements for any page. */
export async function listEmergencyProjects(db: Database, query: ProjectQuery, reader: Reader) {
  const { language } = reader;
  const where = matches(query, reader);
  const columns = {
    id: emergency_project.id,
    title: emergency_project.title,
    start_date: emergency_project.start_date,
    end_date: emergency_project.end_date,
    created_at: emergency_project.created_at,
    modified_at: emergency_project.modified_at,
  };
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(emergency_project, where),
    db
      .select({ project: emergency_project, country, event, society, eru, owner })
      .from(emergency_project)
      .innerJoin(country, eq(country.id, emergency_project.country_id))
      .innerJoin(event, eq(event.id, emergency_project.event_id))
      .leftJoin(society, eq(society.id, emergency_project.reporting_ns_id))
      .leftJoin(eru, eq(eru.id, emergency_project.deployed_eru_id))
      .leftJoin(owner, eq(owner.id, eru.owner_id))
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-created_at'], emergency_project.id))
      .limit(limit)
      .offset(offset),
  ]);
  const ids = rows.map(({ project }) => project.id);
  const [districts, activities] = await Promise.all([districtsOf(db, ids), activitiesOf(db, ids, reader)]);
  const results = rows.map(({ project, ...of }) => {
    const { country_id, event_id, reporting_ns_id, deployed_eru_id, user_id: _, ...kept } = project;
    const places = districts.get(project.id) ?? [];
    return {
      ...kept,
      activity_lead_display: labelOf(
        'deployments_emergency_project_activity_lead',
        project.activity_lead,
        language,
      ),
      status_display: labelOf('deployments_emergency_project_status', project.status, language),
      visibility_display: labelOf('api_visibility_choices', project.visibility, language),
      country: country_id,
      country_details: miniCountry(withRegion(of.country), language),
      event: event_id,
      event_details: {
        id: of.event.id,
        name: textIn(language, of.event.name),
        slug: of.event.slug,
        dtype: of.event.dtype_id,
        parent_event: of.event.parent_event_id,
        start_date: of.event.disaster_start_date,
        emergency_response_contact_email: of.event.emergency_response_contact_email,
        translation_module_original_language: of.event.original_language,
      },
      reporting_ns: reporting_ns_id,
      reporting_ns_details: of.society && miniCountry(withRegion(of.society), language),
      deployed_eru: deployed_eru_id,
      deployed_eru_details: of.eru &&
        of.owner && {
          id: of.eru.id,
          type: of.eru.type,
          type_display: labelOf('deployments_eru_type', of.eru.type, language),
          units: of.eru.units,
          equipment_units: of.eru.equipment_units,
          start_date: of.eru.start_date,
          end_date: of.eru.end_date,
          deployed_to: miniCountry(withRegion(of.country), language),
          eru_owner_details: {
            id: of.owner.id,
            national_society_country_details: miniCountry(withRegion(of.owner), language),
          },
        },
      districts: places.map(({ district: { id } }) => id),
      districts_details: places.map((place) => miniDistrict(place.district)),
      admin2: [],
      admin2_details: [],
      created_by_details: null,
      modified_by_details: null,
      activities: activities.get(project.id) ?? [],
    };
  });
  return { count, results };
}

/** The sectors, and the actions of each, in their order. */
export async function listActivityOptions(db: Database, { language }: Reader) {
  const [sectors, actions] = await Promise.all([
    db.select().from(activity_sector).orderBy(asc(activity_sector.order), asc(activity_sector.id)),
    db.select().from(activity_action).orderBy(asc(activity_action.order), asc(activity_action.id)),
  ]);
  return {
    sectors: sectors.map((row) => ({ ...row, title: textIn(language, row.title) })),
    actions: actions.map(({ sector_id, supplies, ...row }) => ({
      ...row,
      sector: sector_id,
      title: textIn(language, row.title),
      description: textIn(language, row.description) ?? '',
      supplies_details: supplies,
    })),
  };
}

async function districtsOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never[]>();
  const rows = await db
    .select({ project_id: emergency_project_district.project_id, district })
    .from(emergency_project_district)
    .innerJoin(district, eq(district.id, emergency_project_district.district_id))
    .where(inArray(emergency_project_district.project_id, [...ids]))
    .orderBy(asc(district.name), asc(district.id));
  return groupBy(rows, (row) => row.project_id);
}

/** Counts that nobody gave are null on the wire. */
const noCounts = Object.fromEntries(PEOPLE_COUNTS.map((name) => [name, null])) as Record<
  (typeof PEOPLE_COUNTS)[number],
  number | null
>;

async function activitiesOf(db: Database, ids: readonly number[], { language }: Reader) {
  if (ids.length === 0) return new Map<number, never[]>();
  const rows = await db
    .select({ activity: emergency_activity, sector: activity_sector, action: activity_action })
    .from(emergency_activity)
    .innerJoin(activity_sector, eq(activity_sector.id, emergency_activity.sector_id))
    .leftJoin(activity_action, eq(activity_action.id, emergency_activity.action_id))
    .where(inArray(emergency_activity.project_id, [...ids]))
    .orderBy(asc(emergency_activity.id));
  const groups = groupBy(rows, ({ activity }) => activity.project_id);
  return new Map(
    [...groups].map(([id, group]) => [
      id,
      group.map(({ activity: { project_id: _, sector_id, action_id, counts, ...kept }, sector, action }) => ({
        ...kept,
        ...noCounts,
        ...counts,
        sector: sector_id,
        sector_details: { ...sector, title: textIn(language, sector.title) },
        action: action_id,
        action_details: action && { id: action.id, title: textIn(language, action.title) },
        supplies: {},
        custom_supplies: {},
        points: [],
      })),
    ]),
  );
}

function matches(query: ProjectQuery, reader: Reader): SQL | undefined {
  return and(
    isVisibleOfEvent(reader, emergency_project),
    isOneOf(emergency_project.event_id, query.event),
    isOneOf(emergency_project.country_id, query.country),
    isOneOf(emergency_project.reporting_ns_id, query.reporting_ns),
    isOneOf(emergency_project.deployed_eru_id, query.deployed_eru),
    hasActivity(isOneOf(emergency_activity.sector_id, query.sector)),
    query.status?.length ? inArray(emergency_project.status, query.status) : undefined,
    query.activity_lead?.length ? inArray(emergency_project.activity_lead, query.activity_lead) : undefined,
    contains(emergency_project.title, query.search),
  );
}

const hasActivity = (condition: SQL | undefined): SQL | undefined =>
  condition &&
  sql`${emergency_project.id} in (select ${emergency_activity.project_id} from ${emergency_activity} where ${condition})`;
