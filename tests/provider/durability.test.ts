import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DEMO_PASSWORD, ENGINE } from '../support/api.ts';
import { freePort } from '../support/freePort.ts';
import { startProcess } from '../support/process.ts';
import { copyOfDataFolder, copyTarget } from '../support/template.ts';

const ROUNDS = 3;
/** Sign-ins under way at once. */
const CLIENTS = 4;
const ACCOUNTS = ['member', 'per-admin', 'region-admin', 'superuser'];

describe('a sign-in that was answered', () => {
  it('outlives the process, killed in the middle of others', async () => {
    const settings = await ownDatabase();
    const tokens: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = startProcess(settings);
      const address = await server.ready;
      const before = tokens.length;
      const storm = ACCOUNTS.slice(0, CLIENTS).map((username) => signInUntilGone(address, username, tokens));
      await expect.poll(() => tokens.length - before, { interval: 5 }).toBeGreaterThan(5 + round * 3);
      server.child.kill('SIGKILL');
      await Promise.all(storm);
      await server.ended;
    }
    const address = await startProcess(settings).ready;
    const statuses = await Promise.all(tokens.map((token) => statusOf(address, token)));
    expect(tokens.length).toBeGreaterThan(ROUNDS * 5);
    expect(statuses).toEqual(tokens.map(() => 200));
  });
});

describe.runIf(ENGINE === 'postgresql')('two processes on one database', () => {
  it('know the same tokens and count failures together', async () => {
    const settings = await ownDatabase();
    const servers = [startProcess(settings), startProcess(settings)];
    const [one = '', other = ''] = await Promise.all(servers.map(({ ready }) => ready));
    const { token } = (await (await signIn(one, 'member', DEMO_PASSWORD)).json()) as { token: string };
    expect(await statusOf(other, token)).toBe(200);

    const statuses: number[] = [];
    for (const address of [one, other, one, other, one]) {
      statuses.push((await signIn(address, 'guest', 'wrong')).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    const refused = await signIn(other, 'guest', DEMO_PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('may fill an empty one at the same time', async () => {
    const settings = await ownDatabase();
    await empty(settings.DATABASE_URL ?? '');
    const servers = [startProcess(settings), startProcess(settings)];
    const addresses = await Promise.all(servers.map(({ ready }) => ready));
    for (const address of addresses) {
      const { count } = (await (await fetch(`${address}/api/v2/region/`)).json()) as { count: number };
      expect(count).toBe(5);
    }
  });
});

describe.runIf(ENGINE === 'postgresql')('several processes on one port', () => {
  it('serve together, replace one that is killed, say once that they are ready, and end as one', async () => {
    // A port that is drawn goes with the last process that listens on it: with the first, where the second is not there yet.
    const PORT = String(await freePort());
    const server = startProcess({ ...(await ownDatabase()), GO_WORKERS: '2', PORT });
    const address = await server.ready;
    await expect.poll(() => childrenOf(server.child.pid)).toHaveLength(2);
    const [first = 0, second = 0] = childrenOf(server.child.pid);
    const { token } = (await (await signIn(address, 'member', DEMO_PASSWORD)).json()) as { token: string };
    process.kill(first, 'SIGKILL');
    // Whoever was being served by it is cut off, or not answered where it was handed over just then; whoever comes next is served.
    await expect.poll(() => statusOf(address, token, AbortSignal.timeout(2_000)).catch(() => 0)).toBe(200);
    await expect
      .poll(() => childrenOf(server.child.pid).filter((id) => id !== first))
      .toEqual([second, expect.any(Number)]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await expect.poll(() => fetch(address).catch(() => 'gone')).toBe('gone');
    expect(server.output.stdout.match(/ready at/g)).toHaveLength(1);
  });
});

/** Numbers of the processes that one has started, oldest first; of Linux alone. */
function childrenOf(pid: number | undefined): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** Settings for processes that share one seeded database of the engine under test. */
async function ownDatabase(): Promise<Record<string, string>> {
  if (ENGINE === 'pglite') {
    const { folder, remove } = await copyOfDataFolder();
    onTestFinished(remove);
    return { GO_DATA_DIR: folder };
  }
  const { target, remove } = await copyTarget(ENGINE);
  onTestFinished(remove);
  return { DATABASE_URL: 'url' in target ? target.url : '' };
}

async function empty(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await client.end();
}

/** Collects the tokens of sign-ins that were answered, one after the other, until the server is gone. */
async function signInUntilGone(address: string, username: string, tokens: string[]) {
  try {
    for (;;) {
      const answer = await signIn(address, username, DEMO_PASSWORD);
      const { token } = (await answer.json()) as { token?: string };
      if (token) tokens.push(token);
    }
  } catch {
    // The connection broke: that sign-in was not acknowledged, so nothing is promised for it.
  }
}

function signIn(address: string, username: string, password: string) {
  return fetch(`${address}/get_auth_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}

async function statusOf(address: string, token: string, signal: AbortSignal | null = null) {
  const { status } = await fetch(`${address}/api/v2/user/me/`, {
    headers: { authorization: `Token ${token}` },
    signal,
  });
  return status;
}
