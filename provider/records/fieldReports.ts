import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  COUNT_FIELDS,
  FieldReport,
  type FieldReportBody,
  LONG_TEXT_FIELDS,
  PLANNED_RESPONSE,
  POPULATION_CENTRE_FIELDS,
} from '#contracts/fieldReports/schemas.ts';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { notFound } from '#provider/http/errors.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { followReport, openEmergency } from '../queries/emergencies/openedEmergency.ts';
import { fieldReportAnswers } from '../queries/fieldReports/fieldReportAnswers.ts';
import { filesOfReport, setReportFiles } from '../queries/fieldReports/reportFiles.ts';
import { nameReport } from '../queries/fieldReports/reportName.ts';
import { keepChange } from '../queries/history.ts';
import { isVisibleReport } from '../queries/reader.ts';
import { textIn, written } from '../queries/texts.ts';
import { claimKey, settleKey } from './idempotency.ts';
import { checkReferences } from './ownership.ts';
import { setParts } from './parts.ts';
import { laterThan, refuseNewMistakes, refuseUnseen } from './writing.ts';

const { field_report } = tables;

type ReportChange = { [Field in keyof FieldReportBody]?: FieldReportBody[Field] | undefined };

interface Writer {
  user: SignedInUser;
  /** The language of the texts. */
  language: Language;
}

/**
 * Writes a report with all that hangs on it, and opens an emergency where none is linked, in one transaction. Resolves with its
 * id. `key`: a second call with it resolves with the first one's report. Throws `HttpError` 400 for what does not exist or may
 * not be chosen, 422 for a key that another report was written under.
 */
export function createFieldReport(
  db: Database,
  body: z.output<typeof FieldReport>,
  { user, language }: Writer,
  key: string | undefined,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const earlier = key && (await claimKey(tx, { user_id: user.id, key, kind: 'fieldReport' }, body));
    if (earlier) return earlier;
    await checkReferences(tx, body, { user, language });
    await lockEvent(tx, body.event);
    const { summary, number } = await nameReport(tx, body);
    const rows = await tx
      .insert(field_report)
      .values({
        ...columnsOf(body),
        dtype_id: body.dtype,
        summary,
        title: written(body.title, language),
        description: written(body.description, language),
        fr_num: number,
        user_id: user.id,
        modified_by_id: user.id,
        report_date: sql`now()` as never,
        original_language: language,
      })
      .returning({ id: field_report.id });
    const id = rows[0]?.id ?? 0;
    await writeParts(tx, id, body);
    if (body.files) await setReportFiles(tx, id, body.files, user.id);
    if (!body.event) await openEmergency(tx, id, body, language);
    await keepChange(tx, { kind: 'fieldReport', id, by: user.id });
    if (key) await settleKey(tx, { user_id: user.id, key }, id);
    return id;
  });
}

/**
 * Changes the given fields of a report, in one transaction. `seen` is the `updated_at` that the caller's change was made on.
 * Throws `HttpError` 404 when the report is missing or hidden, 412 when it changed after `seen`, 400 for mistakes that the
 * change would bring in; those that were there before may stay. Resolves with the stored names of files that nobody needs now.
 */
export function updateFieldReport(
  db: Database,
  id: number,
  change: ReportChange,
  { user, language }: Writer,
  seen: string | undefined,
): Promise<string[]> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const [row] = await tx
      .select()
      .from(field_report)
      .where(and(eq(field_report.id, id), isVisibleReport({ user, language })))
      .for('update');
    if (!row) throw notFound();
    refuseUnseen(seen, row.updated_at);
    const original = row.original_language as Language;
    const stored = await bodyOf(tx, row, { user, language: original });
    const files = await fileIdsOf(tx, id);
    // What JSON sends is never undefined.
    const body = { ...stored, ...change } as FieldReportBody;
    refuseNewMistakes(FieldReport, stored, body);
    await checkReferences(tx, body, { user, language }, { ...stored, user: row.user_id });
    if (body.event !== row.event_id) await lockEvent(tx, body.event);
    const { summary, number } = await nameReport(tx, { ...body, id });
    const isRenamed = ['title', 'countries', 'dtype', 'event', 'start_date', 'is_covid_report'].some(
      (name) => name in change,
    );
    await tx
      .update(field_report)
      .set({
        ...columnsOf(body),
        dtype_id: body.dtype,
        event_id: body.event ?? null,
        ...(isRenamed && { summary, fr_num: number }),
        ...(body.title !== stored.title && { title: written(body.title, original) }),
        ...(body.description !== stored.description && { description: written(body.description, original) }),
        modified_by_id: user.id,
        updated_at: laterThan(field_report.updated_at),
      })
      .where(eq(field_report.id, id));
    await writeParts(tx, id, body);
    await followReport(tx, id, body, original);
    const dropped = change.files ? await setReportFiles(tx, id, change.files, user.id) : [];
    const [changed = row] = await tx.select().from(field_report).where(eq(field_report.id, id));
    const after = await bodyOf(tx, changed, { user, language: original });
    await keepChange(tx, {
      kind: 'fieldReport',
      id,
      by: user.id,
      before: { ...stored, files },
      after: { ...after, files: await fileIdsOf(tx, id) },
    });
    return dropped;
  });
}

const fileIdsOf = async (tx: Database, id: number) => (await filesOfReport(tx, id)).map((file) => file.id);

/** Reports of one emergency are numbered one after another. */
async function lockEvent(tx: Database, id: number | null | undefined) {
  if (id)
    await tx.select({ id: tables.event.id }).from(tables.event).where(eq(tables.event.id, id)).for('update');
}

const KEPT_AS_THEY_ARE = [
  ...COUNT_FIELDS,
  ...LONG_TEXT_FIELDS.filter((name) => name !== 'description'),
  ...POPULATION_CENTRE_FIELDS,
  ...PLANNED_RESPONSE.map(([, size]) => size),
  'request_assistance',
  'ns_request_assistance',
  'epi_figures_source',
  'start_date',
  'sit_fields_date',
] as const;

/** The columns of a report that hold what the body says, word for word. */
function columnsOf(body: FieldReportBody) {
  const kept = Object.fromEntries(KEPT_AS_THEY_ARE.map((name) => [name, body[name] ?? null]));
  const stages = Object.fromEntries(PLANNED_RESPONSE.map(([stage]) => [stage, body[stage] ?? 0]));
  return {
    ...(kept as { [Name in (typeof KEPT_AS_THEY_ARE)[number]]: never }),
    ...stages,
    event_id: body.event ?? null,
    status: body.status ?? 9,
    is_covid_report: body.is_covid_report ?? false,
    visibility: body.visibility ?? 3,
    bulletin: body.bulletin ?? 0,
    external_partners: body.external_partners ?? [],
    supported_activities: body.supported_activities ?? [],
  };
}

/** A stored report as a body that would write it again. */
async function bodyOf(tx: Database, row: typeof field_report.$inferSelect, writer: Writer) {
  const [answer] = await fieldReportAnswers(tx, [row], writer);
  const known = new Set(Object.keys(FieldReport.def.shape));
  const kept = Object.entries(answer ?? {}).filter(([name]) => known.has(name));
  const body = Object.fromEntries(kept) as unknown as FieldReportBody;
  // The answer hides an emergency that the writer may not see; the report stays linked to it.
  return { ...body, event: row.event_id, description: textIn(writer.language, row.description) };
}

/** Places are set anew; contacts, actions and sources are created, changed and deleted by their ids. */
async function writeParts(tx: Database, id: number, body: FieldReportBody) {
  const { field_report_country, field_report_district } = tables;
  await tx.delete(field_report_country).where(eq(field_report_country.field_report_id, id));
  await tx
    .insert(field_report_country)
    .values([...new Set(body.countries)].map((country_id) => ({ field_report_id: id, country_id })));
  const districts = [...new Set(body.districts ?? [])];
  await tx.delete(field_report_district).where(eq(field_report_district.field_report_id, id));
  if (districts.length > 0)
    await tx
      .insert(field_report_district)
      .values(districts.map((district_id) => ({ field_report_id: id, district_id })));
  const lists = [
    [tables.field_report_contact, body.contacts],
    [tables.field_report_actions_taken, body.actions_taken],
    [tables.field_report_source, body.sources],
  ] as const;
  for (const [table, parts = []] of lists)
    await setParts(
      tx,
      table,
      eq(table.field_report_id, id),
      parts.map((part) => ({ ...part, field_report_id: id })),
    );
}
