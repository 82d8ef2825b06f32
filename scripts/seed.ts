import { parseArgs } from 'node:util';
import { readConfig } from '#provider/config.ts';
import { seed } from '#provider/seed/seed.ts';
import { openDatabase } from '#provider/startup/database.ts';

/**
 * Fills the configured database (DATABASE_URL, else GO_DATA_DIR) with so many times the default data. Records of another
 * scale are replaced, accounts and all that was entered included: so it refuses to run in production.
 */

const LARGEST_SCALE = 100;

try {
  const scale = readScale();
  const config = readConfig(process.env);
  if (config.environment === 'production') {
    throw new Error('npm run seed replaces all records, accounts included: not allowed in production.');
  }
  const { db, close } = await openDatabase(config);
  const report = await db.transaction((change) => seed(change, { scale, replace: true })).finally(close);
  console.log(
    report.filled ? `Filled with ${scale} times the default data.` : `Already filled at scale ${scale}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readScale(): number {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 1 || scale > LARGEST_SCALE) {
    throw new Error(`--scale is "${values.scale}": enter a whole number from 1 to ${LARGEST_SCALE}.`);
  }
  return scale;
}
