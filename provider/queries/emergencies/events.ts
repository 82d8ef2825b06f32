import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { responseEmergenciesEndpoint } from '#contracts/activities/choices.ts';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import type { pastEmergenciesEndpoint } from '#contracts/emergencies/past.ts';
import type { Database } from '#provider/database/connect.ts';
import { appeal, country, event, event_country, subscription } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import type { RowList } from '#provider/http/serveList.ts';
import { contains, isAmong, isFlag, isFoundBy, isNumber, isOneOf, isText, isWithin } from '../filters.ts';
import { orderOf } from '../lists.ts';
import { isVisibleEvent, type Reader } from '../reader.ts';
import { disasterTypeName, disasterTypesById } from '../reference/taxonomy.ts';
import { sqlSortTextIn, sqlTextIn, textIn } from '../texts.ts';
import { relationsOfEvents } from './eventRelations.ts';
import { severityFields } from './severity.ts';

/** How the database says which emergencies a field report opened. */
export const OPENED_BY_REPORT = 'New field report';

type EventQuery = QueryOf<typeof emergenciesEndpoint>;

/**
 * Emergencies that the reader may see, newest first, each with countries, appeals, field reports and the number of people
 * deployed: a fixed number of statements whatever the size of the page.
 */
export const eventList = listOf<typeof emergenciesEndpoint>(undefined);

/** Those that activities can be entered for: opened by people, by hand or by a field report, and not by a machine. */
export const responseEventList = listOf<typeof responseEmergenciesEndpoint>(
  sql`(not ${event.auto_generated} or ${event.auto_generated_source} = ${OPENED_BY_REPORT})`,
);

function listOf<E extends typeof emergenciesEndpoint | typeof responseEmergenciesEndpoint>(
  also: SQL | undefined,
): RowList<E> {
  return {
    rowsOf: 'event',
    personal: ['is_subscribed'],
    page: (db, query, reader) => idsOfEvents(db, query as EventQuery, reader, also),
    rows: eventRows,
  };
}

async function idsOfEvents(db: Database, query: EventQuery, reader: Reader, also: SQL | undefined) {
  const { where, order, limit, offset } = asked(query, reader, also);
  const [count, rows] = await Promise.all([
    db.$count(event, where),
    db
      .select({ id: event.id })
      .from(event)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  ]);
  return { count, ids: rows.map(({ id }) => id) };
}

async function eventRows(db: Database, ids: readonly number[], reader: Reader) {
  const [rows, dtypes, relations] = await Promise.all([
    db
      .select()
      .from(event)
      .where(and(isAmong(event.id, ids), isVisibleEvent(reader))),
    disasterTypesById(db, reader.language),
    relationsOfEvents(db, ids, reader),
  ]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...eventCore(row, reader),
        dtype: dtypes.get(row.dtype_id ?? -1) ?? null,
        ...relations(row.id),
      },
    ]),
  );
}

/** The same emergencies with their names only, for pickers. */
export async function listEventNames(db: Database, query: EventQuery, reader: Reader) {
  const { count, rows } = await pageOfEvents(db, query, reader);
  const [dtypes, relations] = await Promise.all([
    disasterTypesById(db, reader.language),
    relationsOfEvents(
      db,
      rows.map((row) => row.id),
      reader,
      ['countries'],
    ),
  ]);
  const results = rows.map((row) => ({
    id: row.id,
    name: textIn(reader.language, row.name),
    slug: row.slug,
    dtype: dtypes.get(row.dtype_id ?? -1) ?? null,
    auto_generated_source: row.auto_generated_source,
    emergency_response_contact_email: row.emergency_response_contact_email,
    countries_for_preview: relations(row.id).countries,
    translation_module_original_language: row.original_language,
  }));
  return { count, results };
}

/** Those that were appealed for, with their countries and appeals: what comparisons over the years need. */
export async function listPastEvents(
  db: Database,
  { countries, region, iso3, ...query }: QueryOf<typeof pastEmergenciesEndpoint>,
  reader: Reader,
) {
  const { count, rows } = await pageOfEvents(
    db,
    { ...query, countries__in: countries, regions__in: region === undefined ? undefined : [region] },
    reader,
    and(hasAppeal(sql`true`), touches(contains(country.iso3, iso3))),
  );
  const [dtypes, relations] = await Promise.all([
    disasterTypesById(db, reader.language),
    relationsOfEvents(
      db,
      rows.map((row) => row.id),
      reader,
      ['countries', 'appeals'],
    ),
  ]);
  const results = rows.map((row) => {
    const { countries, appeals } = relations(row.id);
    return {
      id: row.id,
      name: textIn(reader.language, row.name),
      dtype: dtypes.get(row.dtype_id ?? -1) ?? null,
      disaster_start_date: row.disaster_start_date,
      created_at: row.created_at,
      num_affected: row.num_affected,
      countries,
      appeals,
      translation_module_original_language: row.original_language,
    };
  });
  return { count, results };
}

/** What lists and pages of an emergency say about it, relations apart. */
export function eventCore(row: typeof event.$inferSelect, { language }: Reader) {
  return {
    id: row.id,
    name: textIn(language, row.name),
    slug: row.slug,
    summary: textIn(language, row.summary),
    glide: row.glide,
    disaster_start_date: row.disaster_start_date,
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...severityFields(row, language),
    num_affected: row.num_affected,
    visibility: row.visibility,
    is_featured: row.is_featured,
    is_featured_region: row.is_featured_region,
    auto_generated: row.auto_generated,
    parent_event: row.parent_event_id,
    emergency_response_contact_email: row.emergency_response_contact_email,
    tab_one_title: textIn(language, row.tab_one_title) ?? 'Additional Information',
    tab_two_title: textIn(language, row.tab_two_title),
    tab_three_title: textIn(language, row.tab_three_title),
    translation_module_original_language: row.original_language,
  };
}

async function pageOfEvents(db: Database, query: EventQuery, reader: Reader, also?: SQL) {
  const { where, order, limit, offset } = asked(query, reader, also);
  const [count, rows] = await Promise.all([
    db.$count(event, where),
    db
      .select()
      .from(event)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  ]);
  return { count, rows };
}

function asked(query: EventQuery, reader: Reader, also: SQL | undefined) {
  const columns = {
    id: event.id,
    disaster_start_date: event.disaster_start_date,
    created_at: event.created_at,
    updated_at: event.updated_at,
    dtype: disasterTypeName(event.dtype_id, reader.language),
    name: sqlSortTextIn(reader.language, event.name),
    summary: sqlTextIn(reader.language, event.summary),
    num_affected: event.num_affected,
    glide: event.glide,
    ifrc_severity_level: event.ifrc_severity_level,
  };
  return {
    where: and(matches(query, reader), also),
    order: orderOf(query.ordering, columns, ['-disaster_start_date'], event.id),
    ...pageBounds(query),
  };
}

/** Emergencies merged into another leave every list. */
function matches(query: EventQuery, reader: Reader): SQL | undefined {
  return and(
    isNull(event.parent_event_id),
    isVisibleEvent(reader),
    isNumber(event.id, query.id),
    isNumber(event.dtype_id, query.dtype),
    isFlag(event.is_featured, query.is_featured),
    isFlag(event.is_featured_region, query.is_featured_region),
    isText(event.auto_generated_source, query.auto_generated_source),
    isFoundBy('emergencies', event.id, query.search),
    touches(isOneOf(event_country.country_id, query.countries__in)),
    touches(isOneOf(country.region_id, query.regions__in)),
    hasAppeal(isOneOf(appeal.atype, query.appeal_type)),
    isFollowed(query.is_subscribed, reader),
    ...isWithin(event.disaster_start_date, {
      gt: query.disaster_start_date__gt,
      gte: query.disaster_start_date__gte,
      lt: query.disaster_start_date__lt,
      lte: query.disaster_start_date__lte,
    }),
    ...isWithin(event.created_at, { gte: query.created_at__gte, lte: query.created_at__lte }),
    ...isWithin(event.updated_at, { gte: query.updated_at__gte, lte: query.updated_at__lte }),
  );
}

const touches = (condition: SQL | undefined): SQL | undefined =>
  condition &&
  sql`${event.id} in (
    select ${event_country.event_id} from ${event_country}
    join ${country} on ${country.id} = ${event_country.country_id} where ${condition})`;

const hasAppeal = (condition: SQL | undefined): SQL | undefined =>
  condition &&
  sql`${event.id} in (select ${appeal.event_id} from ${appeal} where ${and(condition, eq(appeal.needs_confirmation, false))})`;

/** Followed emergencies of the reader; nobody signed in follows none. */
function isFollowed(expected: boolean | undefined, { user }: Reader): SQL | undefined {
  if (expected === undefined) return undefined;
  if (!user) return expected ? sql`false` : undefined;
  return sql`exists (select 1 from ${subscription}
    where ${subscription.user_id} = ${user.id} and ${subscription.event_id} = ${event.id}) = ${expected}`;
}
