import { and, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, event, field_report, field_report_country } from '#provider/database/schema.ts';
import { wholeRow } from '#provider/database/wholeRow.ts';
import { pageBounds } from '#provider/http/page.ts';
import type { RowList } from '#provider/http/serveList.ts';
import { contains, isAmong, isFlag, isFoundBy, isNumber, isOneOf, isWithin } from '../filters.ts';
import { historyOf } from '../history.ts';
import { orderOf } from '../lists.ts';
import { isVisibleEvent, isVisibleReport, isWrittenBy, type Reader } from '../reader.ts';
import { disasterTypeName } from '../reference/taxonomy.ts';
import { sqlSortTextIn, sqlTextIn } from '../texts.ts';
import { fieldReportAnswers } from './fieldReportAnswers.ts';

type ReportQuery = QueryOf<typeof fieldReportsEndpoint>;

/** Field reports that the reader may see, newest first. The emergency is null for a reader who may not see that. */
export const fieldReportList: RowList<typeof fieldReportsEndpoint> = {
  rowsOf: 'field report',
  page: idsOfReports,
  async rows(db, ids, reader) {
    const rows = await db
      .select({ report: wholeRow(field_report) })
      .from(field_report)
      .where(and(isAmong(field_report.id, ids), isVisibleReport(reader)));
    const answers = await fieldReportAnswers(
      db,
      rows.map(({ report }) => report),
      reader,
    );
    return new Map(answers.map((answer) => [answer.id, answer]));
  },
};

async function idsOfReports(db: Database, query: ReportQuery, reader: Reader) {
  const where = matches(query, reader);
  const columns = {
    id: field_report.id,
    summary: sqlTextIn(reader.language, field_report.summary),
    event: sql`(
      select ${sqlSortTextIn(reader.language, event.name)} from ${event}
      where ${event.id} = ${field_report.event_id} and ${isVisibleEvent(reader)})`,
    dtype: disasterTypeName(field_report.dtype_id, reader.language),
    created_at: field_report.created_at,
    updated_at: field_report.updated_at,
  };
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(field_report, where),
    db
      .select({ id: field_report.id })
      .from(field_report)
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-created_at', '-updated_at'], field_report.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count, ids: rows.map(({ id }) => id) };
}

/** One field report, whole; undefined when it is missing or hidden from the reader. */
export async function findFieldReport(db: Database, id: number, reader: Reader) {
  const rows = await db
    .select()
    .from(field_report)
    .where(and(isNumber(field_report.id, id), isVisibleReport(reader)))
    .limit(1);
  const [answer] = await fieldReportAnswers(db, rows, reader);
  return answer && { ...answer, history: await historyOf(db, 'fieldReport', id, reader) };
}

function matches(query: ReportQuery, reader: Reader): SQL | undefined {
  return and(
    isVisibleReport(reader),
    isNumber(field_report.id, query.id),
    isNumber(field_report.dtype_id, query.dtype),
    isWrittenBy(reader, field_report.user_id, query.user),
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
