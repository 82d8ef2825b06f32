import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../support/api.ts';
import { type Cluster, findPrograms, makeCluster } from '../support/cluster.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';

const programs = findPrograms();
/** Writers under way at once. */
const WRITERS = 3;
/** More than there are connections: none may stay away for ever. */
const LOSSES = 25;

describe.runIf(programs)('a process whose database goes away under load', () => {
  let cluster: Cluster;
  let remove = () => {};
  beforeAll(async () => {
    ({ cluster, remove } = await makeCluster(programs ?? ''));
    await cluster.query('create database go');
  });
  afterAll(() => remove());

  it('lives through lost connections, a killed server and a failover, and serves again each time', async () => {
    const route = await routeTo(cluster.port);
    const server = startProcess({ DATABASE_URL: `postgresql://go@127.0.0.1:${route.port}/go` });
    const load = await writersOn(await server.ready, server);

    for (let loss = 0; loss < LOSSES; loss += 1) {
      await cluster.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'go'");
      if (loss % 5 === 4) await load.seesAnotherWrite();
    }
    await load.seesAnotherWrite();

    await cluster.kill();
    await load.sees(503);
    await load.seesHealth(503);
    await cluster.start();
    await load.seesAnotherWrite();
    await load.seesHealth(200);

    const standby = await cluster.standby();
    await load.seesAnotherWrite();
    await cluster.kill();
    await load.sees(503);
    // Before it is promoted it can be read and refuses to write.
    route.lead(standby.port);
    await load.sees(503);
    await standby.promote();
    await load.seesAnotherWrite();
    await load.seesHealth(200);

    const { statuses, titles } = await load.end();
    expect([...statuses].sort()).toEqual([201, 503]);
    expect(await load.titlesThere()).toEqual([...titles].sort());
    expect(server.child.exitCode).toBeNull();
    route.close();
  });
});

/** Clients that write reports one after the other until `end`, and try each until it was acknowledged. */
async function writersOn(address: string, server: ServerProcess) {
  const headers = { 'content-type': 'application/json', authorization: '' };
  const signedIn = await fetch(`${address}/get_auth_token`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: 'member', password: DEMO_PASSWORD }),
  });
  headers.authorization = `Token ${((await signedIn.json()) as { token: string }).token}`;
  const statuses = new Set<number>();
  const latest: number[] = [];
  const titles: string[] = [];
  let isOver = false;

  async function write(title: string) {
    const answer = await fetch(`${address}/api/v2/field-report/`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': title },
      body: JSON.stringify({
        title,
        countries: [123],
        dtype: 12,
        start_date: '2026-05-01T00:00:00Z',
        visibility: 3,
      }),
    });
    await answer.arrayBuffer();
    statuses.add(answer.status);
    latest.push(answer.status);
    return answer.status === 201;
  }
  async function writeOn(writer: number) {
    for (let count = 0; !isOver; count += 1) {
      const title = `Loss ${writer}-${count}`;
      while (!(await write(title)));
      titles.push(title);
    }
  }
  const work = Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeOn(writer)));
  work.catch(() => {});

  const until = async (holds: () => boolean | Promise<boolean>) => {
    await expect
      .poll(
        async () => {
          expect(server.child.exitCode, server.output.stderr).toBeNull();
          return holds();
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  };
  return {
    sees(status: number) {
      latest.length = 0;
      return until(() => latest.includes(status));
    },
    seesAnotherWrite() {
      const before = titles.length;
      return until(() => titles.length > before);
    },
    seesHealth: (status: number) => until(async () => (await fetch(`${address}/health`)).status === status),
    async end() {
      isOver = true;
      await work;
      return { statuses, titles };
    },
    /** Of the reports in the database, once for each. */
    async titlesThere() {
      const there: string[] = [];
      const url = `${address}/api/v2/field-report/?limit=100&ordering=-id`;
      for (let next: string | null = url; next; ) {
        const page = (await (await fetch(next, { headers })).json()) as {
          next: string | null;
          results: { title: string }[];
        };
        const ours = page.results.map(({ title }) => title).filter((title) => title?.startsWith('Loss '));
        there.push(...ours);
        next = ours.length > 0 ? page.next : null;
      }
      return there.sort();
    },
  };
}

/** The address that stays the same while the server behind it changes, as a name or a virtual address does. */
async function routeTo(first: number) {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    lead(port: number) {
      target = port;
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
