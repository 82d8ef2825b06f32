import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, run } from './run.mjs';

const SOURCES = [
  'src',
  'machines',
  'contracts',
  'scripts/compress.mjs',
  'scripts/pages.ts',
  'scripts/serviceWorker.ts',
  'rsbuild.config.ts',
  'package-lock.json',
  'package.json',
];
const STAMP = join(ROOT, 'dist', '.built-from');

/** Builds the app into dist/ unless it was built from just these sources. */
export async function ensureBuilt() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the app …');
  const code = await run(process.execPath, [join(ROOT, 'scripts', 'build.mjs')], { quiet: true });
  if (code !== 0) giveUp('The build failed: see the messages above.');
}

/** Called by the build itself, so that a build by hand counts too. */
export function stampBuild() {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, fingerprint());
}

/** Sizes and times of the sources: reading them all would cost the start more than it is worth. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(ROOT, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
