import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect } from 'vitest';
import { freePort } from './freePort.ts';

/** A PostgreSQL server of a test's own, which it may kill. */
export interface Cluster {
  port: number;
  /** Starts it, for the first time or again. */
  start(): Promise<void>;
  /** Ends it at once and whatever it does, as a loss of power would. */
  kill(): Promise<void>;
  /** A copy that follows it, started, without which nothing is acknowledged any more; `promote` makes a server of it. */
  standby(): Promise<Cluster & { promote(): Promise<void> }>;
  /** How many rows it found or changed; null where it is about none. */
  query(statement: string): Promise<number | null>;
}

const PACKAGED = '/usr/lib/postgresql';
const NEEDED = ['initdb', 'pg_ctl', 'pg_basebackup'];

/** Where the programs of PostgreSQL are; undefined, with a word about it, where they are not. */
export function findPrograms(): string | undefined {
  const packaged = existsSync(PACKAGED)
    ? readdirSync(PACKAGED).map((version) => join(PACKAGED, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...packaged];
  const found = folders.find((folder) => NEEDED.every((name) => existsSync(join(folder, name))));
  if (!found)
    console.warn('Left out: what the service does when PostgreSQL is killed. Install PostgreSQL to test it.');
  return found;
}

/** Makes a cluster on a free port; `remove` ends and deletes it with its standbys. */
export async function makeCluster(programs: string): Promise<{ cluster: Cluster; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'go-cluster-'));
  const owner = ownerOf(folder);
  const running = new Set<string>();

  const run = (name: string, args: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(join(programs, name), args, { ...owner, cwd: folder, stdio: 'ignore' });
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`)),
      );
    });
  const stopNow = (data: string) => run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data]);

  async function clusterIn(data: string): Promise<Cluster> {
    const port = await freePort();
    // Nothing here has to outlive the machine.
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
    return {
      port,
      async start() {
        await run('pg_ctl', ['start', '-w', '-D', data, '-o', settings]);
        running.add(data);
      },
      async kill() {
        running.delete(data);
        await stopNow(data);
      },
      async standby() {
        const copy = join(folder, 'standby');
        await run('pg_basebackup', [
          '-h',
          '127.0.0.1',
          '-p',
          `${port}`,
          '-U',
          'go',
          '-R',
          '-c',
          'fast',
          '-D',
          copy,
        ]);
        const follower = await clusterIn(copy);
        await follower.start();
        // Whatever is acknowledged from now on is on both.
        await query("alter system set synchronous_standby_names = '*'");
        await query('select pg_reload_conf()');
        await expect
          .poll(() => query("select from pg_stat_replication where sync_state = 'sync'"), { timeout: 60_000 })
          .toBe(1);
        return { ...follower, promote: () => run('pg_ctl', ['promote', '-w', '-D', copy]) };
      },
      query,
    };

    async function query(statement: string) {
      const client = new Client({ host: '127.0.0.1', port, user: 'go', database: 'postgres' });
      await client.connect();
      const { rowCount } = await client.query(statement).finally(() => client.end());
      return rowCount;
    }
  }

  const data = join(folder, 'primary');
  await run('initdb', [
    '-D',
    data,
    '-U',
    'go',
    '--auth',
    'trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale',
    'C',
  ]);
  writeFileSync(
    join(data, 'pg_hba.conf'),
    'host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n',
  );
  const cluster = await clusterIn(data);
  await cluster.start();
  return {
    cluster,
    remove() {
      for (const each of running)
        execFileSync(join(programs, 'pg_ctl'), ['stop', '-m', 'immediate', '-D', each], {
          ...owner,
          cwd: folder,
        });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL does not run as root: there its own user owns the folder and runs it. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres']));
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}
