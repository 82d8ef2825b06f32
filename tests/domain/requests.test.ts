import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Client, createClient } from '#contracts/client.ts';
import { defineEndpoint } from '#contracts/defineEndpoint.ts';
import { PREFETCH_AGE_MS } from '#machines/constants/limits.ts';
import { createRequestCache } from '#machines/requestCache.ts';
import { createRequests } from '#src/app/requests.ts';
import { settle } from '#tests/support/machines.ts';

const answer = z.object({ n: z.int() });
const common = { title: 'x', interactions: [], answer };
const reading = defineEndpoint({ ...common, method: 'GET', path: '/n' });
const writing = defineEndpoint({ ...common, method: 'POST', path: '/n', body: z.object({}) });

/** The app's requests on a server that counts: each answer is how many calls have reached it. */
async function startRequests() {
  const server = createServer((_, response) => {
    asked += 1;
    response.setHeader('content-type', 'application/json').end(`{"n":${asked}}`);
  }).listen(0, '127.0.0.1');
  let asked = 0;
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const who = { language: 'en' as 'en' | 'fr', token: undefined as string | undefined };
  const client = createClient(() => ({ goBase: base, riskBase: base, ...who }));
  const requests = createRequests(client, createRequestCache(), () => who);
  const { signal } = new AbortController();
  const ask = () => requests.send(requests.plan(reading, {}), signal);
  const change = () => requests.send(requests.plan(writing, { body: {} }), signal);
  return { requests, who, ask, change };
}

it('sends a GET once for all who ask for it at a time, a change for each', async () => {
  const { ask, change } = await startRequests();

  expect(await Promise.all([ask(), ask()])).toEqual([{ n: 1 }, { n: 1 }]);
  const [one, other] = await Promise.all([change(), change()]);
  expect(one).not.toEqual(other);
});

it('keeps answers to GETs alone, for one language and one person each', async () => {
  const { requests, who } = await startRequests();
  const plan = () => requests.plan(reading, {});
  requests.writeCache(plan(), { n: 1 });
  requests.writeCache(requests.plan(writing, { body: {} }), { n: 2 });
  expect(requests.readCache(plan())).toEqual({ n: 1 });
  expect(requests.readCache(requests.plan(writing, { body: {} }))).toBeUndefined();

  who.language = 'fr';
  expect(requests.readCache(plan())).toBeUndefined();
  who.language = 'en';
  who.token = 'token-1';
  expect(requests.readCache(plan())).toBeUndefined();
});

it('hands what was fetched ahead to the first screen that asks, once', async () => {
  const { requests, ask } = await startRequests();
  requests.prefetch(reading, {});
  requests.prefetch(reading, {});

  expect([await ask(), await ask()]).toEqual([{ n: 1 }, { n: 2 }]);
});

it('takes what was fetched ahead for fresh no longer than ten seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  for (const [waitMs, expected] of [
    [PREFETCH_AGE_MS - 1, 1],
    [PREFETCH_AGE_MS, 2],
  ]) {
    let asked = 0;
    const call = async () => {
      asked += 1;
      return { n: asked };
    };
    const requests = createRequests({ call: call as Client['call'] }, createRequestCache(), () => ({
      language: 'en',
      token: undefined,
    }));
    requests.prefetch(reading, {});
    await settle();
    vi.advanceTimersByTime(waitMs ?? 0);

    const { signal } = new AbortController();
    expect(await requests.send(requests.plan(reading, {}), signal)).toEqual({ n: expected });
  }
});
