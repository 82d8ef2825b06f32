import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { DREF_COMMON, DREF_OWN } from '#contracts/dref/fields.ts';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { dref_file, dref_photo, dref_stage } from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import type { StoredFile } from '#provider/http/storedFiles.ts';
import type { Reader } from '../reader.ts';
import type { FileRow } from './stageAnswers.ts';
import { isVisibleStage } from './visibleStages.ts';

/** How many files may wait for a record of one user, and how long. */
const WAITING_LIMIT = 50;
const WAITING_DAYS = 30;

/** Columns of stages that name files. */
const NAMING = [
  ...DREF_COMMON.photos,
  ...new Set([
    ...DREF_COMMON.documents,
    ...DREF_OWN.application.documents,
    ...DREF_OWN.update.documents,
    ...DREF_OWN.report.documents,
  ]),
].map((name) => dref_stage[name]);

/** Named by a stage for which this holds, too. Expects `dref_file` in the statement. */
const isNamed = (where: SQL = sql`true`): SQL => sql`exists (
  select 1 from ${dref_stage}
  where (${sql.join(
    NAMING.map((column) => sql`${column} = ${dref_file.id}`),
    sql` or `,
  )} or ${dref_stage.id} in (select ${dref_photo.stage_id} from ${dref_photo} where ${dref_photo.file_id} = ${dref_file.id}))
  and ${where})`;

/** Notes a file that was stored. Throws `HttpError` 400 when too many of its sender's wait. */
export async function addDrefFile(
  db: Database,
  user_id: number,
  file: StoredFile & { original_language: Language },
): Promise<FileRow> {
  const waiting = and(eq(dref_file.user_id, user_id), sql`not ${isNamed()}`);
  if ((await db.$count(dref_file, waiting)) >= WAITING_LIMIT)
    throw badRequest({ file: ['Too many files are not attached to a record yet. Save or wait.'] });
  const [row] = await db
    .insert(dref_file)
    .values({ user_id, ...file })
    .returning();
  return row as FileRow;
}

/** A file that the reader may see: of a stage that they may see, or one of their own. */
export async function findDrefFile(db: Database, id: number, reader: Reader): Promise<FileRow | undefined> {
  const own = eq(dref_file.user_id, reader.user?.id ?? 0);
  const [row] = await db
    .select()
    .from(dref_file)
    .where(and(eq(dref_file.id, id), or(own, isNamed(isVisibleStage(reader)))));
  return row;
}

/** Forgets files that no stage came for; resolves with the stored names of all that are left. */
export async function forgetOldDrefFiles(db: Database): Promise<string[]> {
  await db
    .delete(dref_file)
    .where(
      and(
        sql`${dref_file.created_at} < now() - make_interval(days => ${WAITING_DAYS})`,
        sql`not ${isNamed()}`,
      ),
    );
  const rows = await db.select({ stored_as: dref_file.stored_as }).from(dref_file);
  return rows.map(({ stored_as }) => stored_as);
}
