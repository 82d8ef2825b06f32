import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Pact, pactFiles, readPact } from '#scripts/contracts/pacts.ts';
import { serveStates } from '#scripts/contracts/serveStates.ts';
import { verifyPacts } from '#scripts/contracts/verify.ts';
import { handOn, startProxy } from '#scripts/faults/proxy.ts';
import { type Api, ENGINE, startApi } from '../support/api.ts';

let api: Api;
let address: string;
beforeAll(async () => {
  api = await startApi();
  address = await api.listen();
});

async function verify(url: string, options: { only?: string; files?: readonly string[] } = {}) {
  const states = await serveStates(api.db);
  onTestFinished(states.close);
  return verifyPacts({ url, states: states.url, ...options });
}

/**
 * On the other database those that write: of what is read there, the probe looks at every row of every list, and what is refused for
 * want of a token or of a record is refused before either.
 */
const PACTS = pactFiles().map((file) => {
  const { interactions, ...pact } = readPact(file);
  const isAsked = ({ request }: Pact['interactions'][number]) =>
    ENGINE === 'pglite' || request.method !== 'GET';
  return { name: basename(file), pact: { ...pact, interactions: interactions.filter(isAsked) } };
});

it('keeps every promise of the pacts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = PACTS.map(({ name, pact }) => {
    writeFileSync(join(folder, name), JSON.stringify(pact));
    return join(folder, name);
  });
  const verdicts = await verify(address, { files });
  expect(verdicts.map(({ description }) => description)).toEqual(
    PACTS.flatMap(({ pact }) => pact.interactions.map(({ description }) => description)),
  );
  expect(verdicts.length).toBeGreaterThan(100);
  expect(verdicts.filter(({ isKept }) => !isKept)).toEqual([]);
});

it('calls with what the states hand back, so that a provider may choose its records', async () => {
  const { body } = await api.get('/api/v2/event/?limit=1');
  const [{ id }] = body.results;
  const states = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ id })),
  ).listen(0, '127.0.0.1');
  await once(states, 'listening');
  onTestFinished(() => void states.close());
  const asked: (string | undefined)[] = [];
  const proxy = await startProxy(address, (response, answered, request) => {
    asked.push(request.url);
    return handOn(response, answered, request);
  });
  onTestFinished(proxy.close);
  const { port } = states.address() as AddressInfo;
  const verdicts = await verifyPacts({
    url: proxy.url,
    states: `http://127.0.0.1:${port}`,
    only: 'a request for an emergency',
  });
  expect(verdicts[0]).toMatchObject({ description: 'a request for an emergency', isKept: true });
  // At first it is asked whether it answers at all.
  expect(asked.filter((path) => path !== '/')[0]).toBe(`/api/v2/event/${id}/`);
});
