import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { per_file, per_overview, per_overview_file } from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import type { StoredFile } from '#provider/http/storedFiles.ts';
import { isAmong } from '../filters.ts';
import { groupBy } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { isManaged } from './managed.ts';

export type PerFileRow = typeof per_file.$inferSelect;

/** How many files may wait for an overview of one user, and how long. */
const WAITING_LIMIT = 50;
const WAITING_DAYS = 30;

const isNamed = sql`exists (select 1 from ${per_overview_file} where ${per_overview_file.file_id} = ${per_file.id})`;

/** Notes a file that was stored. Throws `HttpError` 400 when too many of its sender's wait. */
export async function addPerFile(
  db: Database,
  user_id: number,
  file: StoredFile & { client_id?: string | undefined },
): Promise<PerFileRow> {
  const waiting = and(eq(per_file.user_id, user_id), sql`not ${isNamed}`);
  if ((await db.$count(per_file, waiting)) >= WAITING_LIMIT)
    throw badRequest({ file: ['Too many files are not attached to a record yet. Save or wait.'] });
  const [row] = await db
    .insert(per_file)
    .values({ user_id, ...file })
    .returning();
  return row as PerFileRow;
}

/** A file that the reader may see: of a cycle that they look after, or one of their own. */
export async function findPerFile(db: Database, id: number, reader: Reader): Promise<PerFileRow | undefined> {
  const managed = sql`${per_file.id} in (
    select ${per_overview_file.file_id} from ${per_overview_file}
    join ${per_overview} on ${per_overview.id} = ${per_overview_file.overview_id} where ${isManaged(reader)})`;
  const [row] = await db
    .select()
    .from(per_file)
    .where(and(eq(per_file.id, id), or(eq(per_file.user_id, reader.user?.id ?? 0), managed)));
  return row;
}

/** The files that overviews name, by the id of each. */
export async function filesOfOverviews(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ overview: per_overview_file.overview_id, file: per_file })
    .from(per_overview_file)
    .innerJoin(per_file, eq(per_file.id, per_overview_file.file_id))
    .where(isAmong(per_overview_file.overview_id, ids))
    .orderBy(per_file.id);
  return groupBy(rows, ({ overview }) => overview);
}

/** Forgets files that no overview came for; resolves with the stored names of all that are left. */
export async function forgetOldPerFiles(db: Database): Promise<string[]> {
  await db
    .delete(per_file)
    .where(
      and(sql`${per_file.created_at} < now() - make_interval(days => ${WAITING_DAYS})`, sql`not ${isNamed}`),
    );
  const rows = await db.select({ stored_as: per_file.stored_as }).from(per_file);
  return rows.map(({ stored_as }) => stored_as);
}
