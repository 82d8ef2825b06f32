import { request } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { LARGEST_PAGE, WHOLE_LIST } from '#contracts/query.ts';
import { type Answer, type Api, startApi } from '../support/api.ts';

let api: Api;
let token: string;
let federationToken: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn('superuser');
  federationToken = await api.signIn('ifrc-admin');
});

/** Lists that are for federation admins alone. */
const FEDERATION_ONLY = /^\/api\/v2\/(flash-|donor)/;

/** Calls that need a token are made by who may make them: others are refused before their parameters are read. */
function asked(endpoint: Pick<Endpoint, 'token' | 'path'>) {
  if (endpoint.token !== 'required') return {};
  return { token: FEDERATION_ONLY.test(endpoint.path) ? federationToken : token };
}

const GETS = ENDPOINTS.filter(({ method, api }) => method === 'GET' && api === 'go');
const LISTS = GETS.filter(({ query }) => parametersOf(query).includes('limit'));

/** Lists that menus and forms offer whole, in one answer. */
const NAMES = new Set([
  '/api/v2/country/',
  '/api/v2/region/',
  '/api/v2/disaster_type/',
  '/api/v2/admin2/',
  '/api/v2/domainwhitelist/',
  '/api/v2/main_contact/',
  '/api/v2/action/',
  '/api/v2/external_partner/',
  '/api/v2/supported_activity/',
  '/api/v2/review-country/',
  '/api/v2/per-formcomponent/',
  '/api/v2/per-formquestion/',
  '/api/v2/per-formquestion-group/',
  '/api/v2/per-formanswer/',
  '/api/v2/flash-update-action/',
  '/api/v2/donor/',
  '/api/v2/donor-group/',
]);

describe.each(LISTS)('$title', (endpoint) => {
  const { path } = endpoint;
  it.each([
    ['limit', '-1'],
    ['limit', '0'],
    ['limit', 'many'],
    ['offset', '-1'],
    ['offset', 'a'],
    ['offset', '99999999999'],
    ['search', '%00'],
    ['search', 'x'.repeat(201)],
  ])('refuses %s=%s and says so at the parameter', async (name, value) => {
    const { status, body } = await api.get(`${path}?${name}=${value}`, asked(endpoint));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error_code: 400, timestamp: expect.stringMatching(/^\d{4}-/) });
    expect(Object.keys(body.errors)).toEqual([name]);
    expect(body.errors[name][0]).toMatch(/\w+.*\.$/);
  });

  it('has no more rows in an answer than its contract says', async () => {
    const largest = NAMES.has(path) ? WHOLE_LIST : LARGEST_PAGE;
    const statuses = await Promise.all(
      [largest, largest + 1].map(
        async (limit) => (await api.get(`${path}?limit=${limit}`, asked(endpoint))).status,
      ),
    );
    expect(statuses).toEqual([200, 400]);
  });

  it('has an empty page beyond its end', async () => {
    const { status, body } = await api.get(`${path}?offset=2000000000`, asked(endpoint));
    expect(status).toBe(200);
    expect(body).toMatchObject({ results: [], next: null });
  });
});

it.each(LISTS.filter(({ query }) => parametersOf(query).includes('ordering')))(
  '$title names its sort keys when asked for another',
  async (endpoint) => {
    const { status, body } = await api.get(`${endpoint.path}?ordering=colour`, asked(endpoint));
    expect(status).toBe(400);
    expect(body.errors.ordering[0]).toMatch(/^Choose from: \w+, -\w+.*\.$/);
  },
);

describe('a body', () => {
  const send = (body: unknown, type = 'application/json') =>
    api.post('/get_auth_token', body, { headers: { 'content-type': type } });

  it.each([
    ['broken JSON', '{"username": "a"', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a text', '"member"', 400],
    ['wrong types', '{"username": 1, "password": {"$ne": null}}', 400],
    ['a NUL character', '{"username": "mem\\u0000ber", "password": "x"}', 400],
    ['a lone surrogate', '{"username": "\\ud800", "password": "\\udfff"}', 400],
    ['a prototype', '{"__proto__": {"username": "a"}, "password": "x"}', 400],
    ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['a name that is too long', JSON.stringify({ username: 'x'.repeat(255), password: 'x' }), 400],
    ['two megabytes', JSON.stringify({ username: 'x'.repeat(2_000_000), password: 'x' }), 413],
  ])('of %s is refused in the words of older calls', async (_, body, status) => {
    const answer = await send(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ statusCode: status, error_message: expect.stringMatching(/\w+.*\.$/) });
  });

  it.each(['text/plain', 'application/xml', 'nonsense'])('of type %s is refused', async (type) => {
    expect(await send('{}', type)).toMatchObject({ status: 415, body: { statusCode: 415 } });
  });
});

describe('a request', () => {
  it('with another method is refused and told which to use', async () => {
    const { status, headers, body } = await api.post('/api/v2/event/', {});
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET');
    expect(body.error_code).toBe(405);
  });

  it.each(['/api/v2/event/%E0%A4%A/', '/%', '/api/v2/event/%c0%ae/'])(
    'to %s, which is no address, is refused',
    async (path) => {
      const answer = await api.get(path);
      expectNoFailure(path, answer);
      expect([400, 404]).toContain(answer.status);
    },
  );

  it('with an endless address, or that is no HTTP at all, gets an answer too', async () => {
    const port = Number(new URL(await api.listen()).port);
    const long = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const call = request(
        { port, path: `/api/v1/search/?keyword=${'x'.repeat(20_000)}` },
        async (response) => resolve({ status: response.statusCode, text: await textOf(response) }),
      );
      call.on('error', reject).end();
    });
    expect(long.status).toBe(431);
    expect(JSON.parse(long.text)).toMatchObject({ error_code: 431 });
    const socket = connect(port);
    socket.write('HELO there\r\n\r\n');
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 400 .*"error_code":400/s);
  });
});

function parametersOf(query: unknown): string[] {
  return query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];
}

function expectNoFailure(address: string, { status, body, text }: Answer) {
  expect([200, 400, 404], `${address} -> ${status} ${text.slice(0, 200)}`).toContain(status);
  if (status !== 200) expect(body.errors, address).toBeTypeOf('object');
  expect(text, address).not.toMatch(/ at .+\.ts:\d+|syntax error/);
}
