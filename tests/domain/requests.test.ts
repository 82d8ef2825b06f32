import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Client } from '#contracts/client.ts';
import { defineEndpoint } from '#contracts/defineEndpoint.ts';
import { selectAnswer } from '#machines/request.ts';
import { createRequests, heedingClient, tellingClient } from '#src/core/requests.ts';
import { startClient } from '#tests/support/client.ts';
import { settle } from '#tests/support/machines.ts';

const answer = z.object({ n: z.int() });
const common = { title: 'x', interactions: [], answer };
const reading = defineEndpoint({ ...common, path: '/n/{id}/', touches: ['project'] });
const writing = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/n/',
  body: z.object({}),
  changes: ['project'],
});
const deleting = defineEndpoint({ ...common, method: 'DELETE', path: '/n/{id}/', changes: ['project'] });
const five = { path: { id: 5 } };
const nobody = () => ({ language: 'en' as const, token: undefined });

it('keeps an answer for one call, language and person, and tells no token by the key', async () => {
  const client = await startClient({ n: 1 });
  const who = { language: 'en' as 'en' | 'fr', token: undefined as string | undefined };
  const requests = createRequests(client, () => who);
  const keys = [requests.plan(reading, five).key, requests.plan(reading, { path: { id: 6 } }).key];
  who.language = 'fr';
  keys.push(requests.plan(reading, five).key);
  who.token = 'token-1';
  keys.push(requests.plan(reading, five).key);
  who.token = 'token-2';
  keys.push(requests.plan(reading, five).key);

  expect(new Set(keys).size).toBe(5);
  expect(keys.join()).not.toContain('token');
  expect(requests.plan(reading, five).key).toBe(keys.at(-1));
});

it('gives a screen what was fetched ahead of it', async () => {
  const call = vi.fn(async () => ({ n: 1 }));
  const requests = createRequests({ call: call as Client['call'] }, nobody);
  requests.prefetch(reading, five);
  await settle();
  const watched = requests.watch(requests.plan(reading, five), 'screen');

  expect(selectAnswer(watched.getSnapshot())).toEqual({ n: 1 });
  expect(call).toHaveBeenCalledOnce();
});

it('keeps a long list for fewer others that are put aside after it than a record', async () => {
  const list = defineEndpoint({ ...common, path: '/n/', answer: z.object({ results: z.array(z.int()) }) });
  const call = async (endpoint: unknown) =>
    endpoint === list ? { results: Array(20_000).fill(1) } : { n: 1 };
  const requests = createRequests({ call: call as unknown as Client['call'] }, nobody);
  const records = [5, 6, 7].map((id) => requests.plan(reading, { path: { id } }));
  const planned = [requests.plan(list, {}), ...records];
  for (const one of planned) {
    requests.watch(one, 'screen');
    await settle();
    requests.unwatch(one.key, 'screen');
  }

  expect(planned.map(({ key }) => requests.find(key) !== undefined)).toEqual([false, true, true, true]);
});

it.each([
  [401, 1],
  [403, 0],
])('tells of what is refused for want of a session alone, and lets it fail: %i', async (status, times) => {
  const onRefused = vi.fn();
  const client = heedingClient({ call: () => Promise.reject({ kind: 'server', status }) }, onRefused);
  await expect(client.call(writing, { body: {} })).rejects.toMatchObject({ status });

  expect(onRefused).toHaveBeenCalledTimes(times);
});

it('waits for what is under way until it is answered or has failed, and no longer than it may', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals());
  const answers = new Map<number, { resolve: (answer: object) => void; reject: (cause: Error) => void }>();
  const call = (_: unknown, { path: { id } }: typeof five) =>
    new Promise((resolve, reject) => answers.set(id, { resolve, reject }));
  const requests = createRequests({ call: call as unknown as Client['call'] }, nobody);
  const waiting = () => {
    const ended = vi.fn();
    requests.answered(150).then(ended);
    return ended;
  };
  const now = waiting();
  await vi.advanceTimersByTimeAsync(0);
  expect(now).toHaveBeenCalledOnce();

  for (const id of [5, 6]) requests.prefetch(reading, { path: { id } });
  const both = waiting();
  await vi.advanceTimersByTimeAsync(100);
  answers.get(5)?.resolve({ n: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(both).not.toHaveBeenCalled();
  answers.get(6)?.reject(new Error('No more.'));
  await vi.advanceTimersByTimeAsync(0);
  expect(both).toHaveBeenCalledOnce();

  requests.prefetch(reading, { path: { id: 7 } });
  const never = waiting();
  await vi.advanceTimersByTimeAsync(149);
  expect(never).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(never).toHaveBeenCalledOnce();
});

it('tells of a change once it is made, with the address of what is gone', async () => {
  const service = await startClient({ n: 1 });
  const tell = vi.fn();
  const client = tellingClient(service, tell);
  await client.call(reading, five);
  expect(tell).not.toHaveBeenCalled();
  await client.call(writing, { body: {} });
  expect(tell).toHaveBeenLastCalledWith({ subjects: ['project'] });
  await client.call(deleting, five);

  expect(tell).toHaveBeenLastCalledWith({ subjects: ['project'], gone: '/n/5/' });
});

it('tells of no change that failed', async () => {
  const tell = vi.fn();
  const client = tellingClient(await startClient('not as agreed'), tell);
  await expect(client.call(writing, { body: {} })).rejects.toMatchObject({ kind: 'parse' });

  expect(tell).not.toHaveBeenCalled();
});
