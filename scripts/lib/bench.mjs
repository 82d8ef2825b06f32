import { ensureBuilt } from './build.mjs';
import { runTypeScript } from './typescript.mjs';

/** Runs a bench of tests/bench/ in a browser: of an app that `--url` names as it is, else of what these sources give. */
export async function runBench(name) {
  if (!process.argv.some((argument) => argument.startsWith('--url'))) await ensureBuilt();
  await runTypeScript(`../tests/bench/${name}.ts`);
}
