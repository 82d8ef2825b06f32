import type { FastifyInstance } from 'fastify';
import type { Database } from '#provider/database/connect.ts';
import { field_report_file, per_document } from '#provider/database/schema.ts';
import { forgetOldFiles } from '#provider/queries/fieldReports/reportFiles.ts';
import { sweepFolder } from './storedFiles.ts';

/** How often the folder is looked through for what no change has taken along: files that no record came for. In ms. */
const SWEEP_EVERY_MS = 60 * 60_000;

/** Removes from the folder what no record names, where that is due. */
export function sweeper(app: FastifyInstance, db: Database): () => Promise<void> {
  let sweptAt = 0;
  return async () => {
    if (Date.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = Date.now();
    await forgetOldFiles(db);
    // Of every kind: what is named by none of these goes.
    const named = await Promise.all(
      [field_report_file, per_document].map((kind) => db.select({ stored_as: kind.stored_as }).from(kind)),
    );
    await sweepFolder(
      app.filesFolder,
      named.flat().map(({ stored_as }) => stored_as),
    );
  };
}
