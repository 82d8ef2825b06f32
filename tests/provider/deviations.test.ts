import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serveStates } from '#scripts/contracts/serveStates.ts';
import { type VerifyOptions, verifyPacts } from '#scripts/contracts/verify.ts';
import { type Answered, startProxy } from '#scripts/faults/proxy.ts';
import { type Api, startApi } from '../support/api.ts';

let api: Api;
let address: string;
beforeAll(async () => {
  api = await startApi();
  address = await api.listen();
});

// biome-ignore lint/suspicious/noExplicitAny: a deviation reaches into any answer.
type Json = any;

/** One way in which a provider can break a promise, and what is said of it. */
interface Deviation {
  name: string;
  only: string;
  /** Changes the body. */
  spoil?: (body: Json) => unknown;
  /** Changes what stands around it. */
  answer?: (answered: Answered) => Partial<Answered>;
  lateMs?: number;
  options?: Partial<VerifyOptions>;
  problem: string | RegExp;
}

const EMERGENCIES = 'a request for the list of emergencies of a country, a region and a disaster type';
const NO_EMERGENCY = 'a request for an emergency that does not exist';
const rows = (change: (row: Json) => unknown) => (body: Json) => body.results?.forEach(change);

const DEVIATIONS: readonly Deviation[] = [
  {
    name: 'drops a field of a list',
    only: EMERGENCIES,
    spoil: rows((row) => delete row.name),
    problem: /^results\[\*\]\.name is missing \((\d+) of \1 rows\): promised text or null$/,
  },
  {
    name: 'drops a field of one record of a list',
    only: EMERGENCIES,
    spoil: (body) => delete body.results?.[3]?.glide,
    problem: /^results\[\*\]\.glide is missing \(1 of \d+ rows\): promised text$/,
  },
  {
    name: 'changes a type',
    only: EMERGENCIES,
    spoil: rows((row) => Object.assign(row, { id: String(row.id) })),
    problem: /^results\[\*\]\.id: promised integer, got "7001" \((\d+) of \1 rows\)$/,
  },
  {
    name: 'answers null where a value is due',
    only: 'the list of regions',
    spoil: (body) => body.results?.[0] && Object.assign(body.results[0], { region_name: null }),
    problem: 'results[*].region_name: promised text, got null (1 of 5 rows)',
  },
  {
    name: 'writes a date in another way',
    only: EMERGENCIES,
    spoil: rows((row) => Object.assign(row, { disaster_start_date: '01/05/2026' })),
    problem:
      /^results\[\*\]\.disaster_start_date: promised moment \(ISO 8601\), got "01\/05\/2026" \((\d+) of \1 rows\)$/,
  },
  {
    name: 'answers with another status',
    only: EMERGENCIES,
    answer: () => ({ status: 202 }),
    problem: 'status: promised 200, got 202',
  },
  {
    name: 'finds what does not exist',
    only: NO_EMERGENCY,
    answer: () => ({ status: 200 }),
    problem: 'status: promised 404, got 200',
  },
  {
    name: 'lets visitors in where a token is due',
    only: 'a request for the current user without a token',
    answer: () => ({ status: 200 }),
    problem: 'status: promised 401, got 200',
  },
  {
    name: 'changes the shape of an error',
    only: NO_EMERGENCY,
    spoil: (body) => Object.assign(body, { errors: 'Not found.' }),
    problem: /^errors: /,
  },
  {
    name: 'shows an error as a page',
    only: NO_EMERGENCY,
    answer: ({ headers }) => ({
      headers: { ...headers, 'content-type': 'text/html' },
      body: Buffer.from('<h1>Not Found</h1>'),
    }),
    problem: 'Content-Type: promised application/json, got text/html',
  },
  {
    name: 'changes the content type',
    only: EMERGENCIES,
    answer: ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/plain' } }),
    problem: 'Content-Type: promised application/json, got text/plain',
  },
  {
    name: 'counts in words',
    only: EMERGENCIES,
    spoil: (body) => Object.assign(body, { count: String(body.count) }),
    problem: /^count: promised integer, got "\d+"$/,
  },
  {
    name: 'calls the rows otherwise',
    only: EMERGENCIES,
    spoil(body) {
      body.items = body.results;
      delete body.results;
    },
    problem: 'results is missing: promised list',
  },
  {
    name: 'counts the rows of one page only',
    only: EMERGENCIES,
    spoil: (body) => body.results && Object.assign(body, { count: body.results.length, next: null }),
    problem: /^count: promised all rows, got \d+ with limit=\d+ and 1 with limit=1$/,
  },
  {
    name: 'has more rows, and no way on to them',
    only: EMERGENCIES,
    spoil: (body) => body.results && Object.assign(body, { next: null }),
    problem: /^next: promised an address, as \d+ more rows follow, got nothing$/,
  },
  {
    name: 'renames a value of a closed list',
    only: 'a request for the list of countries',
    spoil: rows(({ centroid }) => centroid && Object.assign(centroid, { type: 'point' })),
    problem: /^results\[\*\]\.centroid\.type: promised "Point", got "point" \(\d+ of \d+ rows\)$/,
  },
  {
    name: 'fills a list that must be empty',
    only: 'the list of regions without a match',
    spoil: (body) => Object.assign(body, { count: 1, results: [{ id: 0, region_name: 'Africa' }] }),
    problem: /^(results|count)/,
  },
  {
    name: 'is slow',
    only: EMERGENCIES,
    lateMs: 60,
    options: { slowerThanMs: 40 },
    problem: /^time: promised 40 ms at most, got \d+ ms$/,
  },
  {
    name: 'lets no browser read its answers',
    only: EMERGENCIES,
    answer: ({ headers: { 'access-control-allow-origin': _, ...headers } }) => ({ headers }),
    problem: 'CORS: promised Access-Control-Allow-Origin for https://app.example in the answer, got nothing',
  },
];

async function provider({ spoil, answer, lateMs = 0 }: Partial<Deviation>) {
  const proxy = await startProxy(address, (response, answered, { method }) => {
    const read = method === 'OPTIONS' ? undefined : parsed(answered.body);
    if (read) spoil?.(read);
    const { status, headers, body } = {
      ...answered,
      ...(read && { body: Buffer.from(JSON.stringify(read)) }),
      ...answer?.(answered),
    };
    setTimeout(() => response.writeHead(status, headers).end(body), lateMs);
  });
  onTestFinished(proxy.close);
  const states = await serveStates(api.db);
  onTestFinished(states.close);
  return { url: proxy.url, states: states.url };
}

function parsed(body: Buffer): Json {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

describe('a provider that deviates is caught, and told in what, when it', () => {
  it.each(DEVIATIONS)('$name', async ({ only, options, problem, ...deviation }) => {
    const at = await provider(deviation);
    const [broken] = (await verifyPacts({ ...at, only, ...options })).filter(({ isKept }) => !isKept);
    expect(broken?.problems).toContainEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    );
    expect(broken?.call).toMatch(/^GET \/api\/v2\//);
    expect(broken?.curl).toMatch(/^curl -i .*'http:\/\/127\.0\.0\.1:\d+\/api\/v2\/[^']*'$/);
  });

  it('says a thing once, however many rows it touches', async () => {
    const at = await provider({ spoil: rows((row) => delete row.name) });
    const [broken] = await verifyPacts({ ...at, only: EMERGENCIES });
    expect(broken?.problems).toHaveLength(1);
  });
});

it('takes a field that nobody asked for: by design, an answer may hold more than is promised', async () => {
  const at = await provider({ spoil: rows((row) => Object.assign(row, { mood: 'fine' })) });
  expect(await verifyPacts({ ...at, only: EMERGENCIES })).toMatchObject([{ isKept: true, problems: [] }]);
});

it('says how long an answer took, whatever the engine needs around it', async () => {
  const at = await provider({ lateMs: 1_200 });
  const [verdict] = await verifyPacts({ ...at, only: 'the list of regions without a match' });
  expect(verdict?.isKept).toBe(true);
  expect(verdict?.ms).toBeGreaterThanOrEqual(1_200);
});

it('names the state that a provider does not enter, and what it answered', async () => {
  const unknowing = await startProxy(address, (response) =>
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"what is a region?"}'),
  );
  onTestFinished(unknowing.close);
  const [verdict] = await verifyPacts({
    url: address,
    states: unknowing.url,
    only: 'the list of regions without a match',
  });
  expect(verdict?.problems).toEqual([
    expect.stringMatching(
      /^the state "no region has the name" \{"name":"[^"]+"\} \(setup\): .* answers 500 .*what is a region/,
    ),
  ]);
});

it('is asked for by path, endpoint or state as well', async () => {
  const { url, states } = await provider({});
  const described = async (only: string) =>
    (await verifyPacts({ url, states, only })).map(({ description }) => description);
  expect(await described('GET /api/v2/event/{id}/')).toContain('a request for an emergency');
  expect(await described('no region has the name')).toEqual([
    'a request for the list of regions without a match',
  ]);
});
