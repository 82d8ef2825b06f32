import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { fieldReportsEndpoint } from '#contracts/endpoints/response.ts';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, event, field_report, field_report_country, region } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { miniRegion } from './countries.ts';
import { countriesOfReports, relationsOfEvents } from './eventRelations.ts';
import { contains, isFlag, isFoundBy, isNumber, isOneOf, isWithin } from './filters.ts';
import { orderOf } from './lists.ts';
import { recentAffected, reportTexts, unkeptReportFields } from './miniFieldReport.ts';
import { isVisibleEvent, isVisibleReport, type Reader } from './reader.ts';
import { disasterTypesById } from './taxonomy.ts';
import { sqlTextIn, textIn } from './texts.ts';
import { unkeptResponseFields } from './unkeptReportFields.ts';

type ReportQuery = QueryOf<typeof fieldReportsEndpoint>;

/** Field reports that the reader may see, newest first. The emergency is null for a reader who may not see that. */
export async function listFieldReports(db: Database, query: ReportQuery, reader: Reader) {
  const { language } = reader;
  const where = matches(query, reader);
  const columns = {
    id: field_report.id,
    summary: sqlTextIn(language, field_report.summary),
    event: field_report.event_id,
    dtype: field_report.dtype_id,
    created_at: field_report.created_at,
    updated_at: field_report.updated_at,
  };
  const { limit, offset } = pageBounds(query);
  const [count, rows, dtypes, regions] = await Promise.all([
    db.$count(field_report, where),
    db
      .select()
      .from(field_report)
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-created_at', '-updated_at'], field_report.id))
      .limit(limit)
      .offset(offset),
    disasterTypesById(db, language),
    regionsById(db, language),
  ]);
  const [countriesOf, events] = await Promise.all([
    countriesOfReports(
      db,
      rows.map((report) => report.id),
      language,
    ),
    visibleEventsById(
      db,
      rows.flatMap((report) => report.event_id ?? []),
      reader,
    ),
  ]);
  const relations = await relationsOfEvents(db, [...events.keys()], reader, ['countries']);
  const results = rows.map((report) => {
    const of = events.get(report.event_id ?? -1);
    const { event_id: _event, dtype_id, user_id, original_language: _language, ...kept } = report;
    const countries = countriesOf.get(report.id) ?? [];
    const regionIds = [...new Set(countries.flatMap((row) => row.region ?? []))].sort((a, b) => a - b);
    return {
      ...unkeptResponseFields,
      ...unkeptReportFields,
      ...kept,
      ...reportTexts(report, language),
      title: textIn(language, report.summary),
      recent_affected: recentAffected(report),
      dtype: dtype_id,
      dtype_details: dtypes.get(dtype_id),
      event: of?.id ?? null,
      event_details: of
        ? { ...miniEvent(of, dtypes, language), countries_for_preview: relations(of.id).countries }
        : null,
      countries: countries.map((row) => row.id),
      countries_details: countries,
      regions: regionIds,
      regions_details: regionIds.flatMap((id) => regions.get(id) ?? []),
      user: reader.user ? user_id : null,
    };
  });
  return { count, results };
}

type DisasterTypes = Awaited<ReturnType<typeof disasterTypesById>>;

/** Not the whole row: summaries are long. */
const miniEventColumns = {
  id: event.id,
  name: event.name,
  slug: event.slug,
  dtype_id: event.dtype_id,
  parent_event_id: event.parent_event_id,
  disaster_start_date: event.disaster_start_date,
  emergency_response_contact_email: event.emergency_response_contact_email,
  original_language: event.original_language,
};
type EventRow = Pick<typeof event.$inferSelect, keyof typeof miniEventColumns>;

const miniEvent = (row: EventRow, dtypes: DisasterTypes, language: Language) => ({
  id: row.id,
  name: textIn(language, row.name),
  slug: row.slug,
  dtype: row.dtype_id,
  dtype_details: dtypes.get(row.dtype_id ?? -1) ?? null,
  parent_event: row.parent_event_id,
  start_date: row.disaster_start_date,
  emergency_response_contact_email: row.emergency_response_contact_email,
  translation_module_original_language: row.original_language,
});

async function visibleEventsById(db: Database, ids: readonly number[], reader: Reader) {
  if (ids.length === 0) return new Map<number, EventRow>();
  const rows: EventRow[] = await db
    .select(miniEventColumns)
    .from(event)
    .where(and(inArray(event.id, [...new Set(ids)]), isVisibleEvent(reader)));
  return new Map(rows.map((row) => [row.id, row]));
}

async function regionsById(db: Database, language: Language) {
  const rows = await db.select({ id: region.id, name: region.name }).from(region);
  return new Map(rows.map((row) => [row.id, miniRegion(row, language)]));
}

function matches(query: ReportQuery, reader: Reader): SQL | undefined {
  return and(
    isVisibleReport(reader),
    isNumber(field_report.id, query.id),
    isNumber(field_report.dtype_id, query.dtype),
    isNumber(field_report.user_id, query.user),
    isFlag(field_report.is_covid_report, query.is_covid_report),
    contains(sql`all_names(${field_report.summary})`, query.summary),
    isFoundBy('reports', field_report.id, query.search),
    touches(isOneOf(field_report_country.country_id, query.countries__in)),
    touches(isOneOf(country.region_id, query.regions__in)),
    ...isWithin(field_report.created_at, {
      gt: query.created_at__gt,
      gte: query.created_at__gte,
      lt: query.created_at__lt,
      lte: query.created_at__lte,
    }),
    ...isWithin(field_report.updated_at, { gte: query.updated_at__gte, lte: query.updated_at__lte }),
  );
}

const touches = (condition: SQL | undefined): SQL | undefined =>
  condition &&
  sql`${field_report.id} in (
    select ${field_report_country.field_report_id} from ${field_report_country}
    join ${country} on ${country.id} = ${field_report_country.country_id} where ${condition})`;
