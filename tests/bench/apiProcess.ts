import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const READER = { username: 'member', password: 'GO-demo-2026' };

/** The embedded API as a process of its own, filled with the demonstration data. */
export interface Api {
  address: string;
  /** Of somebody who signed in. */
  token: string;
  /** Of the process and those that it has started, in MB; of Linux alone, else NaN. */
  memoryMb(): number;
  close(): Promise<void>;
}

interface Settings {
  folder: string;
  url?: string | undefined;
  workers: string;
  root?: string | undefined;
  profile?: string | undefined;
}

/** Starts twice: the first start fills the database, which a service in use has behind it. */
export async function openApi(settings: Settings): Promise<Api> {
  await (await start({ ...settings, profile: undefined })).close();
  const { address, pid, close } = await start(settings);
  const answer = await fetch(`${address}/get_auth_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(READER),
  });
  const { token } = (await answer.json()) as { token: string };
  return { address, token, memoryMb: () => memoryOf(pid), close };
}

async function start({ folder, url, workers, root = ROOT, profile }: Settings) {
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const child = spawn(process.execPath, [...profiling, ...startOf(root)], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: '0',
      GO_DATA_DIR: folder,
      GO_WORKERS: workers,
      ...(url && { DATABASE_URL: url }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const found = /ready at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error('The server ended before it was ready.')));
  });
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address, pid: child.pid ?? 0, close };
}

/** What `npm start` has Node run. */
function startOf(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(statusOf(pid)) ?? [];
  const own = Number(kilobytes) / 1_024;
  return Math.round(childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), own));
}

const statusOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};

const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && new RegExp(`PPid:\\s+${pid}\\n`).test(statusOf(Number(name))))
    .map(Number);
