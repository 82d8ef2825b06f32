import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** The tables in a database are those of another build. `message` says what to do. */
export class OtherVersion extends Error {
  override name = 'OtherVersion';
}

/**
 * Refuses a database whose tables another build of the product made. Nothing is released yet, so there is one schema and no
 * way from one to the next, but for files that were added after it: whoever has such a database keeps it aside. `query` runs a
 * statement on it. Throws `OtherVersion`.
 */
export async function refuseOtherVersion(
  query: (statement: string) => Promise<{ rows: unknown[] }>,
): Promise<void> {
  const { rows: journals } = await query(
    "select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'",
  );
  if (journals.length === 0) return;
  const { rows } = await query('select hash from drizzle.__drizzle_migrations');
  const ours = new Set(hashes());
  if (rows.every((row) => ours.has((row as { hash: string }).hash))) return;
  throw new OtherVersion(
    'its tables were made by another version of this product, from before its first release: keep that data aside and start with an empty database',
  );
}

/** As Drizzle's migrator notes them. */
function hashes(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .map((name) =>
      createHash('sha256')
        .update(readFileSync(`${MIGRATIONS}/${name}`, 'utf8'))
        .digest('hex'),
    );
}
