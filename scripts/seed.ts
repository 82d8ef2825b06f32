import { parseArgs } from 'node:util';
import { readConfig } from '#provider/config.ts';
import { seed } from '#provider/seed/seed.ts';
import { openDatabase } from '#provider/startup/database.ts';

/** Fills the configured database with so many times the default data; records of another scale are replaced. */
const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
const scale = Number(values.scale);
if (!Number.isInteger(scale) || scale < 1 || scale > 100) {
  console.error(`--scale is "${values.scale}": enter a whole number from 1 to 100.`);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  const demoAccounts = config.environment !== 'production';
  const report = await db.transaction((change) => seed(change, { scale, demoAccounts, replace: true }));
  await close();
  console.log(
    report.filled ? `Filled with ${scale} times the default data.` : `Already filled at scale ${scale}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
