import { and, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, emergency_activity, emergency_project, eru, event } from '#provider/database/schema.ts';
import { everyWord, instantOf, isFoundBy, isNumber, isOneOf, isWithin, says } from '../filters.ts';
import { historyOf } from '../history.ts';
import { orderOf, pageFrom } from '../lists.ts';
import { isVisibleOfEvent, isWrittenBy, type Reader } from '../reader.ts';
import { sqlSortTextIn } from '../texts.ts';
import { activityAnswers } from './activityAnswers.ts';

type ProjectQuery = QueryOf<typeof emergencyProjectsEndpoint>;

/** What is done in emergencies, newest first, each with its activities: a fixed number of statements for any page. */
export async function listEmergencyProjects(db: Database, query: ProjectQuery, reader: Reader) {
  const where = matches(query, reader);
  // Names are looked up for the rows that are sorted by them, and joined for no other order.
  const nameIn = (table: typeof country | typeof event, id: SQL) =>
    sql`(select ${sqlSortTextIn(reader.language, table.name)} from ${table} where ${table.id} = ${id})`;
  const columns = {
    id: emergency_project.id,
    title: emergency_project.title,
    status: emergency_project.status,
    start_date: emergency_project.start_date,
    end_date: emergency_project.end_date,
    created_at: emergency_project.created_at,
    modified_at: emergency_project.modified_at,
    country__name: nameIn(country, sql`${emergency_project.country_id}`),
    event__name: nameIn(event, sql`${emergency_project.event_id}`),
  };
  return pageFrom(db, emergency_project, query, {
    where,
    order: orderOf(query.ordering, columns, ['-created_at'], emergency_project.id),
    answers: (rows) => activityAnswers(db, rows, reader),
  });
}

/** One of them, whole; undefined when it is missing or hidden from the reader. */
export async function findEmergencyProject(db: Database, id: number, reader: Reader) {
  const rows = await db
    .select()
    .from(emergency_project)
    .where(and(isNumber(emergency_project.id, id), isVisibleOfEvent(reader, emergency_project)))
    .limit(1);
  const [answer] = await activityAnswers(db, rows, reader);
  return answer && { ...answer, history: await historyOf(db, 'emergencyProject', id, reader) };
}

function matches(query: ProjectQuery, reader: Reader): SQL | undefined {
  return and(
    isVisibleOfEvent(reader, emergency_project),
    isOneOf(emergency_project.event_id, query.event),
    isOneOf(emergency_project.country_id, query.country),
    isIn(
      emergency_project.country_id,
      country.id,
      country,
      query.country_iso3?.length ? inArray(country.iso3, query.country_iso3) : undefined,
    ),
    isOneOf(emergency_project.reporting_ns_id, query.reporting_ns),
    isOneOf(emergency_project.deployed_eru_id, query.deployed_eru),
    isIn(
      emergency_project.id,
      emergency_activity.project_id,
      emergency_activity,
      isOneOf(emergency_activity.sector_id, query.sector),
    ),
    query.status?.length ? inArray(emergency_project.status, query.status) : undefined,
    query.activity_lead?.length ? inArray(emergency_project.activity_lead, query.activity_lead) : undefined,
    isWrittenBy(reader, emergency_project.user_id, query.user),
    query.start_date === undefined
      ? undefined
      : sql`${emergency_project.start_date} = ${instantOf(query.start_date)}::date`,
    ...isWithin(emergency_project.start_date, {
      gt: query.start_date__gt,
      gte: query.start_date__gte,
      lt: query.start_date__lt,
      lte: query.start_date__lte,
    }),
    everyWord(query.search, hasWord),
  );
}

/** In its title, an own activity, its emergency, its country, or who does it; another word may stand in another of them. */
function hasWord(word: string): SQL | undefined {
  const named = says(
    sql`concat_ws(' ', all_names(${country.name}), ${country.iso3}, all_names(${country.society_name}))`,
    word,
  );
  const owner = sql`(select ${eru.owner_id} from ${eru} where ${eru.id} = ${emergency_project.deployed_eru_id})`;
  return or(
    says(emergency_project.title, word),
    isFoundBy('emergencies', emergency_project.event_id, word),
    // As an array, which is made once: each country is folded.
    sql`array[${emergency_project.country_id}, ${emergency_project.reporting_ns_id}, ${owner}]
      && array(select ${country.id} from ${country} where ${named})`,
    isIn(
      emergency_project.id,
      emergency_activity.project_id,
      emergency_activity,
      says(emergency_activity.custom_action, word),
    ),
  );
}

/** Belongs to one of the rows of another table that meet a condition. */
const isIn = (
  column: SQLWrapper,
  key: SQLWrapper,
  table: PgTable,
  condition: SQL | undefined,
): SQL | undefined => condition && sql`${column} in (select ${key} from ${table} where ${condition})`;
