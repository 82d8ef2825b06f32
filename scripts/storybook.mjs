import { join } from 'node:path';
import { writeMachineScreens } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, run } from './lib/run.mjs';

/** `npm run storybook`: components and machines on PORT (6006), built anew at every change. */
await ensureInstalled();
await writeMachineScreens();
const { PORT = '6006', HOST = '127.0.0.1' } = process.env;
process.exitCode = await run(
  join(ROOT, 'node_modules', '.bin', 'storybook'),
  ['dev', '--port', PORT, '--host', HOST, '--no-open', '--no-version-updates', '--ci'],
  { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
