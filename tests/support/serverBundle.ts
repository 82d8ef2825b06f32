import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from '#scripts/lib/server.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Bundle {
  /** What Node is to run. */
  file: string;
  remove: () => void;
}

/** The server as `npm start` runs it, for the tests that start it as a process dozens of times. */
export const bundleServer = () => bundle('provider', './provider/main.ts');

/** A program that a test starts many times, in a few files: to translate its sources takes three quarters of what each start costs. */
export async function bundle(name: string, program: string): Promise<Bundle> {
  // Beside the packages, which it loads from there.
  const folder = join(ROOT, 'node_modules', '.cache', 'go-server', `${name}-${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  return { file: await bundleProgram(folder, program), remove };
}
