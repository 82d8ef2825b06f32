import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer as bundle } from '#scripts/lib/server.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The server as `npm start` runs it, for the tests that start it as a process dozens of times. Resolves with what Node is to run. */
export async function bundleServer(name: string): Promise<{ file: string; remove: () => void }> {
  // Beside the packages, which it loads from there.
  const folder = join(ROOT, 'node_modules', '.cache', 'go-server', `${name}-${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  return { file: await bundle(folder), remove };
}
