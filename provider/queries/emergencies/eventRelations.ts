import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  appeal,
  country,
  event_country,
  field_report,
  field_report_country,
  personnel,
} from '#provider/database/schema.ts';
import { wholeRow } from '#provider/database/wholeRow.ts';
import { miniFieldReport } from '../fieldReports/miniFieldReport.ts';
import { isAmong } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { groupBy } from '../lists.ts';
import { isVisibleReport, type Reader } from '../reader.ts';
import { miniCountry, miniCountryColumns } from '../reference/countries.ts';
import { isOngoing } from '../surge/missions.ts';
import { phraseIn } from '../terms.ts';

type Relation = 'countries' | 'appeals' | 'field_reports' | 'active_deployments';
const ALL: readonly Relation[] = ['countries', 'appeals', 'field_reports', 'active_deployments'];

/**
 * What emergencies carry with them, in one statement a relation: countries by name, appeals and field reports newest first,
 * and how many people are deployed now. Returns a look-up by event id; relations not asked for are empty.
 */
export async function relationsOfEvents(
  db: Database,
  ids: readonly number[],
  reader: Reader,
  wanted: readonly Relation[] = ALL,
) {
  const load = <Row>(relation: Relation, rows: (ids: number[]) => Promise<Row[]>) =>
    wanted.includes(relation) && ids.length > 0 ? rows([...ids]) : Promise.resolve([]);
  const [countries, appeals, reports, deployments] = await Promise.all([
    load('countries', (of) => countriesOfEvents(db, of, reader.language)),
    load('appeals', (of) => appealsOfEvents(db, of)),
    load('field_reports', (of) => reportsOfEvents(db, of, reader)),
    load('active_deployments', (of) => deploymentsOfEvents(db, of)),
  ]);
  const countriesOf = groupBy(countries, (row) => row.event_id);
  const appealsOf = groupBy(appeals, (row) => row.event_id);
  const reportsOf = groupBy(reports, (row) => row.event_id);
  const deployed = new Map(deployments.map((row) => [row.event_id, row.count]));
  return (id: number) => ({
    countries: (countriesOf.get(id) ?? []).map((row) => row.country),
    appeals: (appealsOf.get(id) ?? []).map((row) => relatedAppeal(row, reader.language)),
    field_reports: (reportsOf.get(id) ?? []).map((row) => row.report),
    active_deployments: deployed.get(id) ?? 0,
  });
}

async function countriesOfEvents(db: Database, ids: number[], language: Language) {
  const rows = await db
    .select({ event_id: event_country.event_id, country: miniCountryColumns })
    .from(event_country)
    .innerJoin(country, eq(country.id, event_country.country_id))
    .where(isAmong(event_country.event_id, ids))
    .orderBy(asc(event_country.event_id), asc(sql`${country.name}->>'en'`), asc(country.id));
  return rows.map((row) => ({ event_id: row.event_id, country: miniCountry(row.country, language) }));
}

/** An appeal is its emergency's only once somebody has confirmed that it belongs there. */
const appealsOfEvents = (db: Database, ids: number[]) =>
  db
    .select()
    .from(appeal)
    .where(and(isAmong(appeal.event_id, ids), eq(appeal.needs_confirmation, false)))
    .orderBy(desc(appeal.start_date), asc(appeal.id));

const relatedAppeal = (row: typeof appeal.$inferSelect, language: Language) => ({
  id: row.id,
  aid: row.aid,
  code: row.code,
  atype: row.atype,
  atype_display: labelOf('api_appeal_type', row.atype, language),
  status: row.status,
  status_display: labelOf('api_appeal_status', row.status, language),
  sector: phraseIn(language, row.sector),
  start_date: row.start_date,
  end_date: row.end_date,
  amount_requested: row.amount_requested,
  amount_funded: row.amount_funded,
  num_beneficiaries: row.num_beneficiaries,
  translation_module_original_language: 'en',
});

async function reportsOfEvents(db: Database, ids: number[], reader: Reader) {
  const found = await db
    .select({ report: wholeRow(field_report) })
    .from(field_report)
    .where(and(isAmong(field_report.event_id, ids), isVisibleReport(reader)))
    .orderBy(desc(field_report.updated_at), asc(field_report.id));
  const rows = found.map(({ report }) => report);
  const countriesOf = await countriesOfReports(
    db,
    rows.map((row) => row.id),
    reader.language,
  );
  return rows.map((row) => ({
    event_id: row.event_id,
    report: miniFieldReport(row, countriesOf.get(row.id) ?? [], reader.language),
  }));
}

/** The countries of field reports, by the report's id. */
export async function countriesOfReports(db: Database, ids: readonly number[], language: Language) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ report_id: field_report_country.field_report_id, country: miniCountryColumns })
          .from(field_report_country)
          .innerJoin(country, eq(country.id, field_report_country.country_id))
          .where(isAmong(field_report_country.field_report_id, ids))
          .orderBy(asc(sql`${country.name}->>'en'`), asc(country.id));
  const groups = groupBy(rows, (row) => row.report_id);
  return new Map(
    [...groups].map(([id, group]) => [id, group.map((row) => miniCountry(row.country, language))]),
  );
}

const deploymentsOfEvents = (db: Database, ids: number[]) =>
  db
    .select({ event_id: personnel.event_id, count: sql<number>`count(*)::integer` })
    .from(personnel)
    .where(and(isAmong(personnel.event_id, ids), isOngoing))
    .groupBy(personnel.event_id);
