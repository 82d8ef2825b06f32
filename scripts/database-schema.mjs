import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT } from './lib/run.mjs';

/**
 * `npm run db:schema`: writes the tables of `provider/database/schema/` as SQL. Until the first release there is one
 * migration, made anew with each change; what Drizzle has no words for (search) stands beside it, written by hand.
 * With `--check` nothing is written; exit code 1 when the file is not what the schema says.
 */
const TABLES = join(ROOT, 'provider', 'database', 'migrations', '0000_tables.sql');
const HEADER = `-- Written by "npm run db:schema" from provider/database/schema/: change it there.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
`;

const drizzleKit = join(ROOT, 'node_modules', '.bin', 'drizzle-kit');
const exported = execFileSync(drizzleKit, ['export'], {
  cwd: ROOT,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
const statements = exported
  .split(/;\n/)
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '')
  .map((statement) => `${statement};\n`);
const tables = [HEADER, ...statements].join('--> statement-breakpoint\n');

if (!process.argv.includes('--check')) {
  writeFileSync(TABLES, tables);
} else if (readFileSync(TABLES, 'utf8') !== tables) {
  giveUp('The tables are not those of the schema: run "npm run db:schema" and commit what it writes.');
}
