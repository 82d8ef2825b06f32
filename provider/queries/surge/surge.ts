import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contracts/defineEndpoint.ts';
import type {
  deployedByEventEndpoint,
  deploymentsByMonthEndpoint,
  personnelByEventEndpoint,
} from '#contracts/surge/deployments.ts';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import { country, eru, event, personnel } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { relationsOfEvents } from '../emergencies/eventRelations.ts';
import { says } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { groupBy, orderOf } from '../lists.ts';
import { hasVisibleEvent, isMovementReader, isVisibleEvent, type Reader } from '../reader.ts';
import { miniCountry } from '../reference/countries.ts';
import { phraseIn } from '../terms.ts';
import { sqlTextIn, textIn } from '../texts.ts';
import { from, hasBegunThisYear, isNotOver, isOngoing, mini, to } from './missions.ts';

/** Months that a year of deployments is told in, the present one included. */
const MONTHS = 12;

/** People on a mission at the end of each month, in UTC; now in the present one. */
export async function countPersonnelByMonth(db: Database, reader: Reader) {
  type Row = AnswerOf<typeof deploymentsByMonthEndpoint>[number];
  return rowsOf<Row & Record<string, unknown>>(
    db,
    sql`
      with present as (select date_trunc('month', now() at time zone 'UTC') as first),
      months as (
        select month, least((month + interval '1 month') at time zone 'UTC' - interval '1 second', now()) as moment
        from present, generate_series(first - interval '${sql.raw(String(MONTHS - 1))} months', first, interval '1 month') as month
      )
      select to_char(month, 'YYYY-MM-DD') as date, count(*)::integer as count
      from months join ${personnel} on ${personnel.start_date} <= moment and ${personnel.end_date} > moment
      where ${hasVisibleEvent(reader, personnel.event_id)}
      group by month order by month`,
  );
}

/** People whose mission began this year, by the National Society that sent them, the most first. */
export async function countPersonnelBySociety(db: Database, reader: Reader) {
  const count = sql<number>`count(*)::integer`;
  return db
    .select({
      id: country.id,
      society_name: sql<string>`coalesce(${sqlTextIn(reader.language, country.society_name)}, ${sqlTextIn(reader.language, country.name)})`,
      deployments_count: count,
    })
    .from(personnel)
    .innerJoin(country, eq(country.id, personnel.country_from_id))
    .where(and(hasBegunThisYear, hasVisibleEvent(reader, personnel.event_id)))
    .groupBy(country.id)
    .orderBy(sql`${count} desc`, asc(country.id));
}

const eventColumns = {
  id: event.id,
  name: event.name,
  disaster_start_date: event.disaster_start_date,
  ifrc_severity_level: event.ifrc_severity_level,
  original_language: event.original_language,
};

/** One page of the emergencies in which somebody or something is, by `condition`. */
async function pageOfEvents(
  db: Database,
  query: {
    search?: string | undefined;
    ordering?: readonly string[] | undefined;
    limit?: number | undefined;
    offset?: number | undefined;
  },
  reader: Reader,
  condition: SQL,
) {
  const where = and(isVisibleEvent(reader), condition, says(sql`${event.name}->>'en'`, query.search));
  const columns = {
    id: event.id,
    name: sqlTextIn(reader.language, event.name),
    disaster_start_date: event.disaster_start_date,
    personnel_count: sql`(select count(*) from ${personnel} where ${personnel.event_id} = ${event.id} and ${isOngoing})`,
  };
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(event, where),
    db
      .select(eventColumns)
      .from(event)
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-disaster_start_date'], event.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, rows };
}

const somebody = (is: SQL) =>
  sql`exists (select 1 from ${personnel} where ${personnel.event_id} = ${event.id} and ${is})`;
const aUnit = sql`exists (select 1 from ${eru} where ${eru.event_id} = ${event.id} and ${eru.deployed_to_id} is not null)`;

/** The emergencies that people are in now, newest first, with those people. */
export async function listPersonnelByEvent(
  db: Database,
  query: QueryOf<typeof personnelByEventEndpoint>,
  reader: Reader,
) {
  const { count, rows } = await pageOfEvents(db, query, reader, somebody(isOngoing));
  const ids = rows.map(({ id }) => id);
  const [missions, relations] = await Promise.all([
    missionsOf(db, ids, isOngoing, reader),
    relationsOfEvents(db, ids, reader, ['appeals']),
  ]);
  const results = rows.map((row) => ({
    id: row.id,
    name: textIn(reader.language, row.name),
    disaster_start_date: row.disaster_start_date,
    appeals: relations(row.id).appeals,
    deployments: missions(row.id),
    translation_module_original_language: row.original_language,
  }));
  return { count, results };
}

/** The emergencies that units or people are in, or people will be, with all of them. */
export async function listDeployedByEvent(
  db: Database,
  query: QueryOf<typeof deployedByEventEndpoint>,
  reader: Reader,
) {
  const { count, rows } = await pageOfEvents(db, query, reader, sql`(${somebody(isNotOver)} or ${aUnit})`);
  const ids = rows.map(({ id }) => id);
  const [missions, units, relations] = await Promise.all([
    missionsOf(db, ids, isNotOver, reader),
    unitsOf(db, ids, reader),
    relationsOfEvents(db, ids, reader, ['appeals', 'active_deployments']),
  ]);
  const results = rows.map((row) => {
    const { appeals, active_deployments } = relations(row.id);
    const erus = units(row.id);
    return {
      id: row.id,
      name: textIn(reader.language, row.name),
      ifrc_severity_level: row.ifrc_severity_level,
      ifrc_severity_level_display: labelOf(
        'api_event_severity_level',
        row.ifrc_severity_level,
        reader.language,
      ),
      appeals,
      deployed_eru_count: erus.length,
      deployed_personnel_count: active_deployments,
      erus,
      deployments: missions(row.id),
      translation_module_original_language: row.original_language,
    };
  });
  return { count, results };
}

/** People by emergency and the country that they were sent to; each such group is one deployment. */
async function missionsOf(db: Database, ids: readonly number[], is: SQL, reader: Reader) {
  const mayName = isMovementReader(reader);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ person: personnel, from: mini(from), to: mini(to) })
          .from(personnel)
          .leftJoin(from, eq(from.id, personnel.country_from_id))
          .leftJoin(to, eq(to.id, personnel.country_to_id))
          .where(and(inArray(personnel.event_id, [...ids]), is))
          .orderBy(asc(personnel.start_date), asc(personnel.id));
  const byEvent = groupBy(rows, ({ person }) => person.event_id);
  return (event_id: number) =>
    [...groupBy(byEvent.get(event_id) ?? [], ({ person }) => person.country_to_id)].map(([, people]) => {
      const place = people[0]?.to;
      return {
        id: Math.min(...people.map(({ person }) => person.id)),
        country_deployed_to: place ? miniCountry(place, reader.language) : null,
        personnel: people.map(({ person, from: sender }) => ({
          id: person.id,
          name: mayName ? person.name : '',
          role: phraseIn(reader.language, person.role),
          start_date: person.start_date,
          end_date: person.end_date,
          country_from: sender && miniCountry(sender, reader.language),
        })),
      };
    });
}

/** The deployed units of emergencies. */
async function unitsOf(db: Database, ids: readonly number[], { language }: Reader) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ unit: eru, owner: mini(from), to: mini(to) })
          .from(eru)
          .innerJoin(from, eq(from.id, eru.owner_id))
          .innerJoin(to, eq(to.id, eru.deployed_to_id))
          .where(inArray(eru.event_id, [...ids]))
          .orderBy(asc(eru.id));
  const byEvent = groupBy(rows, ({ unit }) => unit.event_id);
  return (event_id: number) =>
    (byEvent.get(event_id) ?? []).map(({ unit, owner, to: place }) => ({
      id: unit.id,
      type: unit.type,
      type_display: labelOf('deployments_eru_type', unit.type, language),
      units: unit.units,
      equipment_units: unit.equipment_units,
      start_date: unit.start_date,
      end_date: unit.end_date,
      deployed_to: miniCountry(place, language),
      eru_owner_details: { id: owner.id, national_society_country_details: miniCountry(owner, language) },
    }));
}
