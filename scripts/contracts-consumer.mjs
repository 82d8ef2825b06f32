import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, run } from './lib/run.mjs';

/** `npm run contracts:consumer`: runs the consumer tests and writes the pacts they promise into pacts/. */
await ensureInstalled();
process.exitCode = await run(
  join(ROOT, 'node_modules', '.bin', 'vitest'),
  ['run', '--project', 'contracts', 'tests/contracts/consumer.test.ts'],
  { env: { WRITE_PACTS: '1' } },
);
