import type { FastifyInstance } from 'fastify';
import type { Database } from '#provider/database/connect.ts';
import { forgetOldFiles } from '#provider/queries/attachedFiles.ts';
import { sweepFolder } from './storedFiles.ts';

/** How often the folder is looked through for what no change has taken along: files that no record came for. In ms. */
const SWEEP_EVERY_MS = 60 * 60_000;
const sweptAt = new WeakMap<Database, number>();

/** Removes what nobody needs now, once in a while: to be called before another file is stored. */
export async function sweepFiles({ db, filesFolder }: FastifyInstance): Promise<void> {
  if (Date.now() - (sweptAt.get(db) ?? 0) < SWEEP_EVERY_MS) return;
  sweptAt.set(db, Date.now());
  await sweepFolder(filesFolder, await forgetOldFiles(db));
}
