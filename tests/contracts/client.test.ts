import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { createClient } from '#contracts/client.ts';
import { debugMessage } from '#contracts/debugMessage.ts';
import { defineEndpoint } from '#contracts/defineEndpoint.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import { LARGEST_PAGE, listQuery, namesQuery, WHOLE_LIST } from '#contracts/query.ts';
import type { CallContext } from '#contracts/request.ts';
import { retryAfterMs } from '#contracts/retryAfter.ts';
import { listOf as rowsOf } from '#contracts/schemas/shared.ts';

const common = { title: 'x', interactions: [] };
const json = { 'content-type': 'application/json' };

async function clientOf(
  listener: RequestListener,
  timeouts?: Parameters<typeof createClient>[1],
  told: Pick<CallContext, 'onStored' | 'onUnreadable'> = {},
) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createClient(
    () => ({ goBase: base, riskBase: base, token: 'secret-token', language: 'en', ...told }),
    timeouts,
  );
}

describe('a list that is wanted whole', () => {
  const Names = z.object({ count: z.int(), next: z.nullable(z.string()), results: z.array(z.int()) });
  const listOf = (query: typeof listQuery) =>
    defineEndpoint({ ...common, method: 'GET', path: '/x', query: z.object(query), answer: Names });

  /** A server with so many rows, and what it was asked. */
  async function serving(count: number) {
    const asked: string[] = [];
    const client = await clientOf((request, response) => {
      const { searchParams, search } = new URL(request.url ?? '', 'http://go');
      asked.push(search);
      const offset = Number(searchParams.get('offset'));
      const rows = Math.max(0, Math.min(Number(searchParams.get('limit')), count - offset));
      const results = Array.from({ length: rows }, (_, row) => offset + row);
      response.writeHead(200, json).end(JSON.stringify({ count, next: 'x', results }));
    });
    return { client, asked };
  }

  it.each([
    [0, 1],
    [LARGEST_PAGE, 1],
    [2 * LARGEST_PAGE + 1, 3],
  ])('of %i rows is collected in %i pages', async (count, pages) => {
    const { client, asked } = await serving(count);
    const whole = await client.call(listOf(listQuery), { query: { limit: WHOLE_LIST, search: 'a' } });
    expect(whole).toEqual({
      count,
      next: null,
      previous: null,
      results: Array.from({ length: count }, (_, row) => row),
    });
    expect(asked).toHaveLength(pages);
    expect(asked[0]).toBe(`?limit=${LARGEST_PAGE}&search=a`);
  });

  it('asks for the pages after the first side by side, four at most, and keeps their order', async () => {
    const waiting: { offset: number; answer: () => void }[] = [];
    const most: number[] = [];
    const count = 6 * LARGEST_PAGE;
    const client = await clientOf((request, response) => {
      const offset = Number(new URL(request.url ?? '', 'http://go').searchParams.get('offset'));
      const answer = () =>
        response.writeHead(200, json).end(JSON.stringify({ count, next: 'x', results: [offset] }));
      if (offset === 0) {
        const results = Array.from({ length: LARGEST_PAGE }, () => 0);
        response.writeHead(200, json).end(JSON.stringify({ count, next: 'x', results }));
        return;
      }
      waiting.push({ offset, answer });
      // The fifth is asked for once the four before it are there: the last of them first.
      if (waiting.length < 4 && offset < 5 * LARGEST_PAGE) return;
      most.push(waiting.length);
      for (const one of waiting.splice(0).reverse()) one.answer();
    });
    const { results } = await client.call(listOf(listQuery), { query: { limit: WHOLE_LIST } });
    expect(most).toEqual([4, 1]);
    expect(results.slice(LARGEST_PAGE)).toEqual([1, 2, 3, 4, 5].map((page) => page * LARGEST_PAGE));
  });

  it('fails where one of its pages does', async () => {
    const client = await clientOf((request, response) => {
      const offset = Number(new URL(request.url ?? '', 'http://go').searchParams.get('offset'));
      const results = Array.from({ length: LARGEST_PAGE }, () => 0);
      response
        .writeHead(offset === 2 * LARGEST_PAGE ? 500 : 200, json)
        .end(JSON.stringify({ count: 3 * LARGEST_PAGE, next: 'x', results }));
    });
    const call = client.call(listOf(listQuery), { query: { limit: WHOLE_LIST } });
    await expect(call).rejects.toMatchObject({ status: 500 });
  });

  it('asks for every row once, those that cannot be read included, and says how many they are', async () => {
    const readable = defineEndpoint({
      ...common,
      method: 'GET',
      path: '/x',
      query: z.object(listQuery),
      answer: z.object({ count: z.int(), results: rowsOf(z.int()) }),
    });
    const asked: number[] = [];
    const client = await clientOf(
      (request, response) => {
        const offset = Number(new URL(request.url ?? '', 'http://go').searchParams.get('offset'));
        asked.push(offset);
        const length = Math.min(LARGEST_PAGE, 2 * LARGEST_PAGE + 1 - offset);
        const results = Array.from({ length }, (_, row) => (row === 1 ? 'unreadable' : offset + row));
        response.writeHead(200, json).end(JSON.stringify({ count: 2 * LARGEST_PAGE + 1, results }));
      },
      undefined,
      { onUnreadable: () => {} },
    );
    const whole = await client.call(readable, { query: { limit: WHOLE_LIST } });
    expect(asked.sort((one, other) => one - other)).toEqual([0, LARGEST_PAGE, 2 * LARGEST_PAGE]);
    expect(new Set(whole.results).size).toBe(2 * LARGEST_PAGE - 1);
    expect(unreadableRows(whole)).toBe(2);
  });

  it('of names comes in one answer', async () => {
    const { client, asked } = await serving(2 * LARGEST_PAGE);
    await client.call(listOf(namesQuery), { query: { limit: WHOLE_LIST } });
    expect(asked).toEqual(['?limit=9999']);
  });
});

describe('an answer is read as its endpoint says', () => {
  it.each([
    ['json', 'application/json', '{"n":1}', z.object({ n: z.int() }), { n: 1 }],
    ['json', 'application/json; charset=utf-8', '{"n":1}', z.object({ n: z.int() }), { n: 1 }],
    ['csv', 'text/csv', 'id,name\n1,Nepal', z.string(), 'id,name\n1,Nepal'],
    ['json', 'text/plain', 'pong', z.string(), 'pong'],
  ] as const)('%s with %s', async (content, type, body, answer, expected) => {
    const endpoint = defineEndpoint({ ...common, method: 'GET', path: '/x', content, answer });
    const client = await clientOf((_, response) => response.setHeader('content-type', type).end(body));
    expect(await client.call(endpoint, {})).toEqual(expected);
  });

  it('Excel is a blob, byte for byte', async () => {
    const bytes = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff]);
    const endpoint = defineEndpoint({
      ...common,
      method: 'GET',
      path: '/x',
      content: 'excel',
      answer: z.instanceof(Blob),
    });
    const client = await clientOf((_, response) => response.end(bytes));
    expect(Buffer.from(await (await client.call(endpoint, {})).arrayBuffer())).toEqual(bytes);
  });

  it('an answer kept from earlier says since when and whether the fresh one is only late, a fresh one nothing', async () => {
    const endpoint = defineEndpoint({ ...common, method: 'GET', path: '/x', answer: z.object({}) });
    const told: [string, boolean][] = [];
    let isStored = false;
    let isLate = false;
    const client = await clientOf(
      (_, response) => {
        if (isStored) response.setHeader('x-stored-at', '2026-11-20T08:30:00.000Z');
        if (isLate) response.setHeader('x-stored-late', '1');
        response.writeHead(200, json).end('{}');
      },
      undefined,
      { onStored: (...about) => told.push(about) },
    );
    await client.call(endpoint, {});
    isStored = true;
    await client.call(endpoint, {});
    isLate = true;
    await client.call(endpoint, {});
    expect(told).toEqual([
      ['2026-11-20T08:30:00.000Z', false],
      ['2026-11-20T08:30:00.000Z', true],
    ]);
  });

  it('no content is fine where none is due', async () => {
    const endpoint = defineEndpoint({ ...common, method: 'DELETE', path: '/x', answer: z.undefined() });
    const client = await clientOf((_, response) => response.writeHead(204).end());
    expect(await client.call(endpoint, {})).toBeUndefined();
  });
});

describe('form data', () => {
  const upload = defineEndpoint({
    ...common,
    method: 'POST',
    path: '/upload',
    content: 'form-data',
    body: z.unknown(),
    answer: z.object({ type: z.string(), body: z.string() }),
  });
  const echo: RequestListener = async (request, response) => {
    // A caller who has gone needs no answer.
    const parts = await request.toArray().catch(() => undefined);
    if (!parts) return;
    const body = Buffer.concat(parts).toString();
    response.writeHead(200, json).end(JSON.stringify({ type: request.headers['content-type'], body }));
  };

  it('goes as parts: arrays as one each, files with their names, null as empty, objects as JSON', async () => {
    const file = new File(['photo'], 'flood.jpg', { type: 'image/jpeg' });
    const body = { ids: [1, 2], file, nothing: null, point: { lat: 1 } };
    const answer = await (await clientOf(echo)).call(upload, { body });
    expect(answer.type).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(answer.body.match(/name="ids"/g)).toHaveLength(2);
    expect(answer.body).toContain('filename="flood.jpg"');
    expect(answer.body).toMatch(/name="nothing"\r\n\r\n\r\n/);
    expect(answer.body).toContain('{"lat":1}');
  });

  it('may take as long as an upload may, other calls as long as a read may', async () => {
    const late: RequestListener = (request, response) => {
      setTimeout(() => echo(request, response), 300);
    };
    const client = await clientOf(late, { readMs: 100, uploadMs: 60_000 });
    await expect(client.call(upload, { body: {} })).resolves.toBeDefined();
    const read = defineEndpoint({ ...common, method: 'GET', path: '/x', answer: z.unknown() });
    await expect(client.call(read, {})).rejects.toMatchObject({
      key: 'network',
      debugMessage: expect.stringContaining('no complete answer within 0.1 s'),
    });
  });
});

it('leaves an abort silent also while the answer is on its way', async () => {
  const read = defineEndpoint({ ...common, method: 'GET', path: '/x', answer: z.unknown() });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const client = await clientOf((_, response) => {
    response.writeHead(200, json).write('{"a":', begin);
  });
  const controller = new AbortController();
  const call = client.call(read, { signal: controller.signal });
  await begun;
  controller.abort(new Error('the reader has gone on'));
  await expect(call).rejects.toThrow('the reader has gone on');
});

describe('what "Copy error details" copies', () => {
  const call = {
    endpoint: { isSecret: false, path: '/api/v2/event/{id}/' },
    request: { method: 'GET' as const, url: 'https://go.example/api/v2/event/7/?limit=5' },
    token: 'secret-token',
  };

  it('names method, address, status, reason and the first 2 kB of the answer, cut between letters', () => {
    const told = JSON.parse(debugMessage(call, { status: 200, reason: 'why', answer: 'é'.repeat(3_000) }));
    expect(told).toEqual({
      method: 'GET',
      url: 'https://go.example/api/v2/event/7/?limit=5',
      status: 200,
      reason: 'why',
      answer: 'é'.repeat(1_024),
    });
    const odd = JSON.parse(debugMessage(call, { answer: `a${'é'.repeat(3_000)}` }));
    expect(odd.answer).toBe(`a${'é'.repeat(1_023)}`);
  });

  it('strikes out the token when a server quotes it', () => {
    expect(debugMessage(call, { answer: 'Token secret-token is wrong' })).not.toContain('secret-token');
  });

  it('says of an authentication call neither what is in its address nor what was answered', () => {
    const secret = {
      ...call,
      endpoint: { isSecret: true, path: '/recover/{code}' },
      request: { method: 'POST' as const, url: 'https://go.example/recover/c0de' },
    };
    const told = debugMessage(secret, { status: 200, answer: '{"token":"abc"}' });
    expect(told).toContain('/recover/{code}');
    expect(told).not.toMatch(/c0de|abc/);
  });
});

it('says of a secret answer that breaks its schema only what kinds of values came', async () => {
  const secret = defineEndpoint({
    ...common,
    method: 'POST',
    path: '/sign-in',
    isSecret: true,
    body: z.unknown(),
    answer: z.object({ token: z.int() }),
  });
  const client = await clientOf((_, response) => response.writeHead(200, json).end('{"token":"abc"}'));
  await expect(client.call(secret, { body: {} })).rejects.toMatchObject({
    key: 'parse',
    debugMessage: expect.stringContaining('token: expected number, got string'),
  });
  await expect(client.call(secret, { body: {} })).rejects.not.toMatchObject({
    debugMessage: expect.stringContaining('abc'),
  });
});

it.each([
  ['120', 120_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('reads Retry-After %s', (header, expected) => {
  expect(retryAfterMs(header, Date.parse('2026-11-21T10:00:00Z'))).toBe(expected);
});
