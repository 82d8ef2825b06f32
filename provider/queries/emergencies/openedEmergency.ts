import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { FieldReportBody } from '#contracts/fieldReports/schemas.ts';
import type { Language } from '#contracts/languages.ts';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { laterThan } from '#provider/records/writing.ts';
import { isNarrower } from '#rules/visibility.ts';
import { nameEmergency } from '../fieldReports/reportName.ts';
import { written } from '../texts.ts';
import { OPENED_BY_REPORT } from './events.ts';

const { event, field_report } = tables;

/** The emergency that a report without one opens: named after it, at the same place and time, seen by the same people. */
export async function openEmergency(
  tx: Database,
  reportId: number,
  body: FieldReportBody,
  language: Language,
) {
  const rows = await tx
    .insert(event)
    .values({
      ...factsOf(body),
      ...(await wordsOf(tx, body, language)),
      visibility: body.visibility ?? 3,
      auto_generated: true,
      auto_generated_source: OPENED_BY_REPORT,
      opened_by_id: reportId,
      original_language: language,
    })
    .returning({ id: event.id });
  const event_id = rows[0]?.id ?? 0;
  await writePlaces(tx, event_id, body);
  await tx.update(field_report).set({ event_id }).where(eq(field_report.id, reportId));
}

/**
 * Keeps the emergency that a report opened with the report. As long as nothing of others hangs on it, all of it follows: who sees
 * it, where and when it is. From then on these stay, as others rely on them. The report's own words, its title and description,
 * stand in the emergency only while the report belongs to it and is seen by everybody who sees the emergency.
 */
export async function followReport(
  tx: Database,
  reportId: number,
  body: FieldReportBody,
  language: Language,
) {
  const [opened] = await tx.select().from(event).where(eq(event.opened_by_id, reportId)).for('update');
  if (!opened) return;
  const seenBy = body.visibility ?? 3;
  const isShared = await hasOthers(tx, opened.id, reportId);
  const visibility = isShared ? opened.visibility : seenBy;
  const isTold = body.event === opened.id && !isNarrower(visibility, seenBy);
  const named = isShared ? await asShared(tx, opened, body) : body;
  await tx
    .update(event)
    .set({
      ...(!isShared && factsOf(body)),
      ...(await wordsOf(tx, isTold ? named : { ...named, title: null, description: null }, language)),
      visibility,
      updated_at: laterThan(event.updated_at),
    })
    .where(eq(event.id, opened.id));
  if (!isShared) await writePlaces(tx, opened.id, body);
}

type Named = Parameters<typeof nameEmergency>[1] & Pick<FieldReportBody, 'description'>;

/** What an emergency says in the words of its report. */
async function wordsOf(tx: Database, report: Named, language: Language) {
  return { name: await nameEmergency(tx, report), summary: written(report.description, language) };
}

/** The report's words at the place and time that the emergency keeps. */
async function asShared(
  tx: Database,
  opened: typeof event.$inferSelect,
  body: FieldReportBody,
): Promise<Named> {
  const places = await tx
    .select({ id: tables.event_country.country_id })
    .from(tables.event_country)
    .where(eq(tables.event_country.event_id, opened.id));
  const countries = places.map(({ id }) => id);
  const [first = countries[0]] = body.countries.filter((id) => countries.includes(id));
  return {
    ...body,
    countries: first === undefined ? [] : [first],
    dtype: opened.dtype_id ?? body.dtype,
    start_date: opened.disaster_start_date,
  };
}

function factsOf(body: FieldReportBody) {
  return {
    dtype_id: body.dtype,
    disaster_start_date: body.start_date ?? new Date().toISOString(),
    num_affected: body.num_affected ?? body.gov_num_affected ?? body.other_num_affected ?? null,
  };
}

async function writePlaces(tx: Database, event_id: number, body: FieldReportBody) {
  const { event_country, event_district } = tables;
  await tx.delete(event_country).where(eq(event_country.event_id, event_id));
  await tx
    .insert(event_country)
    .values([...new Set(body.countries)].map((country_id) => ({ event_id, country_id })));
  await tx.delete(event_district).where(eq(event_district.event_id, event_id));
  const districts = [...new Set(body.districts ?? [])];
  if (districts.length > 0)
    await tx.insert(event_district).values(districts.map((district_id) => ({ event_id, district_id })));
}

/** What people and machines hang on an emergency; what its editors write into it goes with it. */
const HANGS_ON_IT = [
  tables.emergency_project,
  tables.project,
  tables.appeal,
  tables.eru,
  tables.personnel,
  tables.surge_alert,
  tables.situation_report,
  tables.event_snippet,
  tables.featured_document,
];

async function hasOthers(tx: Database, eventId: number, reportId: number): Promise<boolean> {
  const others: SQL[] = [
    sql`select 1 from ${field_report} where ${and(eq(field_report.event_id, eventId), ne(field_report.id, reportId))}`,
    sql`select 1 from ${event} where ${eq(event.parent_event_id, eventId)}`,
    ...HANGS_ON_IT.map((table) => sql`select 1 from ${table} where ${eq(table.event_id, eventId)}`),
  ];
  const found = await rowsOf<{ found: boolean }>(
    tx,
    sql`select exists (${sql.join(others, sql` union all `)}) as found`,
  );
  return found[0]?.found === true;
}
