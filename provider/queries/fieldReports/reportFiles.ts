import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { REPORT_ERRORS } from '#contracts/fieldReports/schemas.ts';
import type { Database } from '#provider/database/connect.ts';
import { field_report, field_report_file } from '#provider/database/schema.ts';
import { badRequest, notFound } from '#provider/http/errors.ts';
import type { StoredFile } from '#provider/http/storedFiles.ts';
import { isVisibleReport, type Reader } from '../reader.ts';

export type ReportFile = typeof field_report_file.$inferSelect;

/** How many files may wait for a report of one user, and how long. */
const WAITING_LIMIT = 50;
const WAITING_DAYS = 30;

const isWaiting = (userId: number) =>
  and(isNull(field_report_file.field_report_id), eq(field_report_file.user_id, userId));

/**
 * Notes a file that was stored. A second one of this user under the same `client_id` is the first one again, and what was
 * stored for it is not needed; throws `HttpError` 400 when its content is another, or when too many wait.
 */
export async function addReportFile(
  db: Database,
  user_id: number,
  { client_id, ...file }: StoredFile & { client_id: string },
): Promise<ReportFile> {
  if ((await db.$count(field_report_file, isWaiting(user_id))) >= WAITING_LIMIT)
    throw badRequest({ file: ['Too many files are not attached to a report yet. Submit or remove some.'] });
  await db
    .insert(field_report_file)
    .values({ user_id, client_id, ...file })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(field_report_file)
    .where(and(eq(field_report_file.user_id, user_id), eq(field_report_file.client_id, client_id)));
  if (!row) throw notFound();
  if (row.content_hash !== file.content_hash)
    throw badRequest({ client_id: ['Another file was sent under this name.'] });
  return row;
}

/** Resolves with its stored name. Throws `HttpError` 404 for a file that is not this user's, or belongs to a report. */
export async function deleteWaitingFile(db: Database, userId: number, id: number): Promise<string> {
  const [gone] = await db
    .delete(field_report_file)
    .where(and(eq(field_report_file.id, id), isWaiting(userId)))
    .returning({ stored_as: field_report_file.stored_as });
  if (!gone) throw notFound();
  return gone.stored_as;
}

/**
 * Makes these the files of a report, within the transaction that writes it; others of it are dropped. Resolves with the stored
 * names of those: once it is written they can go. Throws `HttpError` 400 for a file that is neither its own nor waits for its
 * writer.
 */
export async function setReportFiles(
  tx: Database,
  reportId: number,
  ids: readonly number[],
  userId: number,
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const own = eq(field_report_file.field_report_id, reportId);
  if (wanted.length > 0) {
    const taken = await tx
      .update(field_report_file)
      .set({ field_report_id: reportId })
      .where(and(inArray(field_report_file.id, wanted), or(own, isWaiting(userId))))
      .returning({ id: field_report_file.id });
    if (taken.length < wanted.length) throw badRequest({ files: [REPORT_ERRORS.unknownRecord] });
  }
  const dropped = await tx
    .delete(field_report_file)
    .where(and(own, wanted.length > 0 ? notInArray(field_report_file.id, wanted) : sql`true`))
    .returning({ stored_as: field_report_file.stored_as });
  return dropped.map(({ stored_as }) => stored_as);
}

/** The files of a report, in the order they came. */
export function filesOfReport(db: Database, reportId: number): Promise<ReportFile[]> {
  return db
    .select()
    .from(field_report_file)
    .where(eq(field_report_file.field_report_id, reportId))
    .orderBy(asc(field_report_file.id));
}

/** A file that the reader may see: of a report that they may see, or one of their own that waits. */
export async function findReportFile(
  db: Database,
  id: number,
  reader: Reader,
): Promise<ReportFile | undefined> {
  const isSeen = sql`exists (select 1 from ${field_report}
    where ${field_report.id} = ${field_report_file.field_report_id} and ${isVisibleReport(reader)})`;
  const [row] = await db
    .select()
    .from(field_report_file)
    .where(and(eq(field_report_file.id, id), or(isSeen, isWaiting(reader.user?.id ?? 0))));
  return row;
}

/** Forgets files that no report came for. */
export async function forgetOldFiles(db: Database): Promise<void> {
  await db
    .delete(field_report_file)
    .where(
      and(
        isNull(field_report_file.field_report_id),
        sql`${field_report_file.created_at} < now() - make_interval(days => ${WAITING_DAYS})`,
      ),
    );
}
