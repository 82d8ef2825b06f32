import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createClient } from '#contracts/client.ts';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { ApiError } from '#contracts/errors.ts';
import { FAULTS, type Fault } from '#scripts/faults/faults.ts';
import { type Answered, type Respond, startProxy } from '#scripts/faults/proxy.ts';
import { startApi } from '../support/api.ts';

/** After this the client ends what would never end by itself: at once, where many do, and never on a busy machine, where none does. */
const TIMEOUT_MS = { hasty: 50, patient: 60_000 };

let address: string;
beforeAll(async () => {
  address = await (await startApi()).listen();
});

/** A client whose calls go through a proxy that answers like this. */
async function clientBehind(respond: Respond, timeoutMs: number, target: string | Answered = address) {
  const proxy = await startProxy(target, respond);
  onTestFinished(proxy.close);
  return createClient(() => ({ goBase: proxy.url, riskBase: proxy.url, token: undefined, language: 'en' }), {
    readMs: timeoutMs,
    uploadMs: timeoutMs,
  });
}

type Client = Awaited<ReturnType<typeof clientBehind>>;
const read = (client: Client) => client.call(emergenciesEndpoint, { query: { limit: 5 } });

it('knows when to come back after too many requests', async () => {
  const { respond } = FAULTS.find(({ name }) => name === 'too many requests') as Fault;
  const client = await clientBehind(respond, TIMEOUT_MS.patient);
  const error = await read(client).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status: 429, retryAfterMs: 2_000 });
});

it('keeps nothing of 1 000 faults: neither memory nor timers', async () => {
  const faults = FAULTS.filter(({ read: key }) => key);
  let current: Fault | undefined;
  // One recorded answer: what the API itself keeps in this process is not the question.
  const client = await clientBehind(
    (...given) => current?.respond(...given),
    TIMEOUT_MS.hasty,
    await record(),
  );
  /** Some 1 000 calls: each fault 42 times, 14 at once. */
  const meetAll = async () => {
    for (const fault of [...faults, ...faults, ...faults]) {
      current = fault;
      const calls = Array.from({ length: 14 }, () => read(client).catch((error: unknown) => error));
      expect((await Promise.all(calls)).every((failure) => failure instanceof ApiError)).toBe(true);
    }
  };
  await meetAll();
  await meetAll();
  const timersBefore = timers();
  // What other files of tests left in the process may come in once; what is kept of faults grows each time.
  const grown: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = usedHeap();
    await meetAll();
    grown.push(usedHeap() - before);
  }
  // One answer kept of every fault would be over 15 MB.
  expect(Math.min(...grown)).toBeLessThan(4_000_000);
  expect(timers()).toBeLessThanOrEqual(timersBefore + 1);
});

/** What the API answers to `read`. */
async function record(): Promise<Answered> {
  const answer = await fetch(`${address}/api/v2/event/?limit=5`);
  return {
    status: answer.status,
    headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that are still needed. */
function usedHeap() {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
