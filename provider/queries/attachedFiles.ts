import type { Database } from '#provider/database/connect.ts';
import { forgetOldDrefFiles } from './dref/drefFiles.ts';
import { forgetOldReportFiles } from './fieldReports/reportFiles.ts';
import { forgetOldFlashFiles } from './flashUpdates/flashFiles.ts';
import { storedDocuments } from './per/documents.ts';
import { forgetOldPerFiles } from './per/files.ts';

/** Whoever has files: each forgets those that no record came for, and knows the stored names of the rest. */
const OWNERS: readonly ((db: Database) => Promise<string[]>)[] = [
  forgetOldReportFiles,
  forgetOldDrefFiles,
  forgetOldFlashFiles,
  forgetOldPerFiles,
  storedDocuments,
];

/** Forgets files that no record came for; resolves with the stored names of all that are left. */
export const forgetOldFiles = async (db: Database): Promise<string[]> =>
  (await Promise.all(OWNERS.map((forget) => forget(db)))).flat();
