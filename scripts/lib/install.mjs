import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, run } from './run.mjs';

const LOCK = join(ROOT, 'package-lock.json');
/** Kept inside node_modules, so that it goes when node_modules goes. */
const STAMP = join(ROOT, 'node_modules', '.installed-from');
const OLDEST_NODE = [20, 19];

/** Installs what the lockfile says when node_modules is missing or was installed from another lockfile. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    giveUp(
      `GO needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Install it from your system's packages or nodejs.org.`,
    );
  }
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing from the lockfile …');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0)
    giveUp('npm ci failed: check the connection to your npm registry and run the command again.');
  writeFileSync(STAMP, wanted);
}
