import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import {
  country,
  eru,
  event,
  event_country,
  field_report,
  field_report_country,
  personnel,
  project,
  surge_alert,
} from '#provider/database/schema.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { visibleTo } from '#provider/security/visibility.ts';
import { can } from '#rules/permissions.ts';
import { integers, isNumber } from './filters.ts';

/** Whoever a list is for: decides what is in it and in which language. */
export interface Reader {
  user?: SignedInUser | undefined;
  language: Language;
}

/** Conditions under which a reader sees a record; each expects its table in the statement. */

export const isVisibleEvent = (reader: Reader): SQL =>
  visible(
    reader,
    event.visibility,
    (countries) => sql`exists (${countriesOfEvent(sql`${event.id}`, countries)})`,
  );

export const isVisibleReport = (reader: Reader): SQL =>
  visible(
    reader,
    field_report.visibility,
    (countries) => sql`exists (${countriesOfReport(sql`${field_report.id}`, countries)})`,
  );

export const isVisibleProject = (reader: Reader): SQL =>
  visible(
    reader,
    project.visibility,
    (countries) =>
      sql`(${project.project_country_id} in (${countries}) or ${project.reporting_ns_id} in (${countries}))`,
  );

/** For a record with a visibility of its own that belongs to an emergency: both must be visible. Expects no other table. */
export const isVisibleOfEvent = (
  reader: Reader,
  record: { visibility: SQLWrapper; event_id: SQLWrapper },
): SQL =>
  sql`(${visible(
    reader,
    record.visibility,
    (countries) => sql`exists (${countriesOfEvent(sql`${record.event_id}`, countries)})`,
  )} and ${record.event_id} in (select ${event.id} from ${event} where ${isVisibleEvent(reader)}))`;

/** For what editors put on the page of a region, with a visibility of its own. */
export const isVisibleOfRegion = (
  reader: Reader,
  record: { visibility: SQLWrapper; region_id: SQLWrapper },
): SQL =>
  visible(
    reader,
    record.visibility,
    (countries) => sql`exists (
      select 1 from ${country} where ${country.region_id} = ${record.region_id} and ${country.id} in (${countries}))`,
  );

/** For what an emergency brings with it, such as deployed people: hidden with the emergency, visible without one. */
export const hasVisibleEvent = (reader: Reader, event_id: SQLWrapper): SQL =>
  sql`(${event_id} is null or exists (select 1 from ${event} where ${event.id} = ${event_id} and ${isVisibleEvent(reader)}))`;

/** What is for everybody of the Movement who signed in, guests excepted. */
export const isMovementReader = ({ user }: Reader): boolean => can.seePeople(user);

/** Written by somebody: nothing is, for a reader who is not told of authors. */
export const isWrittenBy = (reader: Reader, author: SQLWrapper, id: number | undefined): SQL | undefined =>
  id === undefined || isMovementReader(reader) ? isNumber(author, id) : sql`false`;

/**
 * For a hit `hit(kind, record_id, visibility)` of search: surge touches the countries of its emergency, flash updates are for those
 * who may use them.
 */
export const isVisibleHit = (reader: Reader): SQL =>
  sql`(${isVisibleRecord(reader)} and (hit.kind <> 'flash_updates' or ${can.useFlashUpdates(reader.user)}::boolean))`;

const isVisibleRecord = (reader: Reader): SQL =>
  visible(reader, sql`hit.visibility`, (countries) => {
    const ofEvent = (table: SQL, event_id: SQL, id: SQL) =>
      sql`exists (${countriesOfEvent(sql`(select ${event_id} from ${table} where ${id} = hit.record_id)`, countries)})`;
    return sql`case hit.kind
      when 'emergencies' then exists (${countriesOfEvent(sql`hit.record_id`, countries)})
      when 'reports' then exists (${countriesOfReport(sql`hit.record_id`, countries)})
      when 'projects' then exists (select 1 from ${project} where ${project.id} = hit.record_id
        and (${project.project_country_id} in (${countries}) or ${project.reporting_ns_id} in (${countries})))
      when 'surge_alerts' then ${ofEvent(sql`${surge_alert}`, sql`${surge_alert.event_id}`, sql`${surge_alert.id}`)}
      when 'surge_deployments' then ${ofEvent(sql`${eru}`, sql`${eru.event_id}`, sql`${eru.id}`)}
      when 'rapid_response_deployments' then ${ofEvent(sql`${personnel}`, sql`${personnel.event_id}`, sql`${personnel.id}`)}
      else false
    end`;
  });

function visible({ user }: Reader, visibility: SQLWrapper, touches: (countries: SQL) => SQL): SQL {
  return visibleTo(user, { visibility, touches: (ids) => touches(integers(ids)) });
}

const countriesOfEvent = (id: SQL, countries: SQL) => sql`
  select 1 from ${event_country}
  where ${event_country.event_id} = ${id} and ${event_country.country_id} in (${countries})`;

const countriesOfReport = (id: SQL, countries: SQL) => sql`
  select 1 from ${field_report_country}
  where ${field_report_country.field_report_id} = ${id} and ${field_report_country.country_id} in (${countries})`;

/** Written by the reader, or by others where `wanted` is false; undefined when that is not asked for. */
export const isOwn = (author: SQLWrapper, wanted: boolean | undefined, { user }: Reader): SQL | undefined =>
  wanted === undefined
    ? undefined
    : sql`(${author} is not distinct from ${user?.id ?? null}::integer) = ${wanted}`;
