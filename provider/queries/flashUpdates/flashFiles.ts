import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { flash_file, flash_picture, flash_reference } from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import type { StoredFile } from '#provider/http/storedFiles.ts';

type FileRow = typeof flash_file.$inferSelect;

/** How many files may wait for an update of one user, and how long. */
const WAITING_LIMIT = 50;
const WAITING_DAYS = 30;

/** Named by an update. Expects `flash_file` in the statement. */
const isNamed: SQL = sql`(
  ${flash_file.id} in (select ${flash_picture.file_id} from ${flash_picture})
  or ${flash_file.id} in (select ${flash_reference.document_id} from ${flash_reference} where ${flash_reference.document_id} is not null))`;

/** Of one update. */
const isOfUpdate = (update: number): SQL => sql`(
  ${flash_file.id} in (select ${flash_picture.file_id} from ${flash_picture} where ${flash_picture.flash_update_id} = ${update})
  or ${flash_file.id} in (select ${flash_reference.document_id} from ${flash_reference} where ${flash_reference.flash_update_id} = ${update}))`;

/** Notes a file that was stored. Throws `HttpError` 400 when too many of its sender's wait. */
export async function addFlashFile(
  db: Database,
  user_id: number,
  file: StoredFile & { client_id: string | undefined },
): Promise<FileRow> {
  const waiting = and(eq(flash_file.user_id, user_id), sql`not ${isNamed}`);
  if ((await db.$count(flash_file, waiting)) >= WAITING_LIMIT)
    throw badRequest({ file: ['Too many files are not attached to a record yet. Save or wait.'] });
  const [row] = await db
    .insert(flash_file)
    .values({ user_id, ...file })
    .returning();
  return row as FileRow;
}

/** A file; `update`: only where this one names it. */
export async function findFlashFile(db: Database, id: number, update?: number): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(flash_file)
    .where(and(eq(flash_file.id, id), update === undefined ? undefined : isOfUpdate(update)));
  return row;
}

/** Forgets files that no update came for; resolves with the stored names of all that are left. */
export async function forgetOldFlashFiles(db: Database): Promise<string[]> {
  await db
    .delete(flash_file)
    .where(
      and(
        sql`${flash_file.created_at} < now() - make_interval(days => ${WAITING_DAYS})`,
        sql`not ${isNamed}`,
      ),
    );
  const rows = await db.select({ stored_as: flash_file.stored_as }).from(flash_file);
  return rows.map(({ stored_as }) => stored_as);
}
