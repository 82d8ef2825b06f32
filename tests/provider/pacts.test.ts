import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Pact, pactFiles, readPact } from '#scripts/contracts/pacts.ts';
import { serveStates } from '#scripts/contracts/serveStates.ts';
import { verifyPacts } from '#scripts/contracts/verify.ts';
import { type Api, ENGINE, startApi } from '../support/api.ts';
import { handOn, startProxy } from '../support/proxy.ts';

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

// biome-ignore lint/suspicious/noExplicitAny: a mutation reaches into any answer.
type Json = any;

/** Ways in which a provider can break a promise, each on one interaction. */
const MUTATIONS: readonly {
  name: string;
  only: string;
  status?: number;
  spoil?: (body: Json) => void;
  problem: RegExp;
}[] = [
  {
    name: 'drops a field',
    only: 'a request for an emergency',
    spoil: (body) => delete body.disaster_start_date,
    problem: /disaster_start_date/,
  },
  {
    name: 'drops a field of one record of a list',
    only: 'the list of countries',
    spoil: (body) => delete body.results?.[3]?.iso3,
    problem: /iso3/,
  },
  {
    name: 'changes a type',
    only: 'a request for an emergency',
    spoil: (body) => Object.assign(body, { id: String(body.id) }),
    problem: /\$\.id.*integer/,
  },
  {
    name: 'answers null where a value is due',
    only: 'the list of regions',
    spoil: (body) => body.results?.[0] && Object.assign(body.results[0], { region_name: null }),
    problem: /region_name/,
  },
  {
    name: 'writes a date in another way',
    only: 'a request for an emergency',
    spoil: (body) => Object.assign(body, { disaster_start_date: '01/05/2026' }),
    problem: /disaster_start_date/,
  },
  {
    name: 'changes a status',
    only: 'a request for an emergency that does not exist',
    status: 200,
    problem: /404|status/i,
  },
  {
    name: 'lets visitors in where a token is due',
    only: 'a request for the current user without a token',
    status: 200,
    problem: /401|status/i,
  },
  {
    name: 'renames an enum value',
    only: 'a request for the list of countries',
    spoil: (body) => {
      for (const { centroid } of body.results ?? []) if (centroid) centroid.type = 'point';
    },
    problem: /centroid/,
  },
  {
    name: 'fills a list that must be empty',
    only: 'the list of regions without a match',
    spoil: (body) => Object.assign(body, { count: 1, results: [{ id: 0, region_name: 'Africa' }] }),
    problem: /results|count/,
  },
  {
    name: 'changes the shape of an error',
    only: 'a request for an emergency that does not exist',
    spoil: (body) => Object.assign(body, { errors: 'Not found.' }),
    problem: /errors/,
  },
];

// What the verifier finds wrong is the same with either database.
describe.runIf(ENGINE === 'pglite')('a provider that answers wrongly is caught when it', () => {
  it.each(MUTATIONS)('$name', async ({ only, status, spoil, problem }) => {
    const proxy = await startProxy(address, (response, answered) => {
      const body = JSON.parse(answered.body.toString());
      spoil?.(body);
      response.writeHead(status ?? answered.status, answered.headers).end(JSON.stringify(body));
    });
    onTestFinished(proxy.close);
    const broken = (await verify(proxy.url, { only })).filter(({ isKept }) => !isKept);
    expect(broken.length).toBeGreaterThan(0);
    expect(broken[0]?.problems.join('\n')).toMatch(problem);
  });
});
