import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, run } from './run.mjs';

const APP = {
  folder: 'dist',
  sources: [
    'src',
    'machines',
    'contracts',
    'rules',
    'provider/seed/strings',
    'scripts/compress.mjs',
    'scripts/lib',
    'scripts/pages.ts',
    'scripts/routeFiles.ts',
    'scripts/serviceWorker.ts',
    'rsbuild.config.ts',
    'package-lock.json',
    'package.json',
  ],
};
const SERVER = {
  folder: 'dist-server',
  sources: ['provider', 'contracts', 'rules', 'scripts/lib', 'package-lock.json', 'package.json'],
};
const STORYBOOK = {
  folder: 'dist-storybook',
  sources: [
    ...[
      'src',
      'machines',
      'contracts',
      'rules',
      'stories',
      '.storybook',
      'provider/seed/strings',
      'scripts/machines',
    ],
    ...['package-lock.json', 'package.json'],
  ],
};
const COVERAGE = join(ROOT, '.cache', 'machine-coverage');

/** Builds the app into dist/ unless it was built from just these sources. */
export async function ensureBuilt() {
  if (isFresh(APP)) return;
  console.log('Building the app …');
  const code = await run(process.execPath, [join(ROOT, 'scripts', 'build.mjs')], { quiet: true });
  if (code !== 0) giveUp('The build failed: see the messages above.');
}

/** Bundles the server into dist-server/ unless it was made from just these sources. Resolves with the file that Node runs. */
export async function ensureServer() {
  const folder = join(ROOT, SERVER.folder);
  if (isFresh(SERVER)) return join(folder, 'main.mjs');
  const { bundleServer } = await import('./server.mjs');
  const file = await bundleServer(folder);
  stamp(SERVER);
  return file;
}

/** Called by the build itself, so that a build by hand counts too. */
export function stampBuild() {
  stamp(APP);
}

/** Builds the stories into dist-storybook/, as tests look at them, unless they were built from just these sources. */
export async function ensureStorybook() {
  if (isFresh(STORYBOOK)) copyCoverage();
  else await buildStorybook({ isForTests: true });
}

/** Builds the stories into dist-storybook/, with what the path tests last reached. */
export async function buildStorybook({ isForTests = false } = {}) {
  await writeMachineScreens();
  const code = await run(
    join(ROOT, 'node_modules', '.bin', 'storybook'),
    ['build', '--output-dir', STORYBOOK.folder, ...(isForTests ? ['--test', '--quiet'] : [])],
    { quiet: isForTests, env: { STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' } },
  );
  if (code !== 0) giveUp('The storybook was not built: see the messages above.');
  copyCoverage();
  stamp(STORYBOOK);
}

/** Which screens each machine runs on, served beside the stories that tell of it. */
export async function writeMachineScreens() {
  await run(process.execPath, [join(ROOT, 'scripts', 'machines-screens.mjs'), '--write'], { quiet: true });
}

/** The tests of the machines write it after the stories may have been built. */
function copyCoverage() {
  if (existsSync(COVERAGE)) cpSync(COVERAGE, join(ROOT, STORYBOOK.folder), { recursive: true });
}

const stampOf = ({ folder }) => join(ROOT, folder, '.built-from');

function isFresh(build) {
  const file = stampOf(build);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(build);
}

function stamp(build) {
  mkdirSync(join(ROOT, build.folder), { recursive: true });
  writeFileSync(stampOf(build), fingerprint(build));
}

/** Sizes and times of the sources: reading them all would cost the start more than it is worth. */
function fingerprint({ sources }) {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(told(join(ROOT, source)));
  return hash.digest('hex');
}

/** A line for each file there, or below. */
function told(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return lineOf(path, found);
  return readdirSync(path, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? told(inside) : lineOf(inside, statSync(inside));
    })
    .join('');
}

const lineOf = (path, found) => (found ? `${path}:${found.size}:${found.mtimeMs}\n` : '');
