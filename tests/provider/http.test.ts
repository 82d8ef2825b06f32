import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';

let api: Api;
const appFolder = mkdtempSync(join(tmpdir(), 'go-app-'));

beforeAll(async () => {
  mkdirSync(join(appFolder, 'static'));
  writeFileSync(join(appFolder, 'index.html'), '<!doctype html><title>GO</title>');
  writeFileSync(join(appFolder, 'static', 'index.0a1b2c3d.js'), 'plain');
  writeFileSync(join(appFolder, 'static', 'index.0a1b2c3d.js.br'), 'brotli');
  writeFileSync(join(appFolder, '.built-from'), 'secret');
  api = await startApi({
    appFolder,
    config: { title: 'GO test', riskApiEndpoint: 'https://risk.example.org/base' },
  });
});
afterAll(() => rmSync(appFolder, { recursive: true, force: true }));

describe('a list', () => {
  it('gives a page with absolute addresses of its neighbours that keep the filters', async () => {
    const { body } = await api.get('/api/v2/event/?limit=2&offset=2&ordering=id&unknown=1', {
      headers: { host: 'go.example.org' },
    });
    expect(body.results).toHaveLength(2);
    expect(body.count).toBeGreaterThan(4);
    const next = new URL(body.next);
    expect(next.origin + next.pathname).toBe('http://go.example.org/api/v2/event/');
    expect(Object.fromEntries(next.searchParams)).toEqual({
      limit: '2',
      offset: '4',
      ordering: 'id',
      unknown: '1',
    });
    expect(new URL(body.previous).searchParams.has('offset')).toBe(false);
  });

  it('walks to its end by `next` and meets every row once', async () => {
    const { body: all } = await api.get('/api/v2/region/?limit=9999&ordering=id');
    const seen: number[] = [];
    for (let address: string | null = '/api/v2/region/?limit=2&ordering=id'; address; ) {
      const { body }: { body: { next: string | null; results: { id: number }[] } } = await api.get(address);
      seen.push(...body.results.map(({ id }) => id));
      address = body.next?.replace(/^http:\/\/[^/]+/, '') ?? null;
    }
    expect(seen).toEqual(all.results.map(({ id }: { id: number }) => id));
  });

  it.each(['/api/v2/region', '/api/v2/region/'])('answers at %s', async (path) => {
    expect((await api.get(path)).status).toBe(200);
  });

  it('believes only a proxy of this machine about the address it was called by', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'go.example.org' };
    const near = await api.get('/api/v2/event/?limit=1', { headers: forwarded });
    const far = await api.get('/api/v2/event/?limit=1', { headers: forwarded, from: '203.0.113.9' });
    expect(near.body.next).toMatch(/^https:\/\/go\.example\.org\//);
    expect(far.body.next).not.toContain('go.example.org');
  });
});

describe('an answer', () => {
  it('comes as 304 to who has it, and anew in another language', async () => {
    const first = await api.get('/api/v2/region/', { language: 'en' });
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await api.get('/api/v2/region/', { language: 'en', headers: known });
    const french = await api.get('/api/v2/region/', { language: 'fr', headers: known });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(french.status).toBe(200);
    expect(french.body).not.toEqual(first.body);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(String(first.headers.vary)).toContain('Accept-Language, Authorization');
  });

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)('travels as %s when it is large', async (encoding, decompress) => {
    const response = await api.app.inject({
      url: '/api/v2/event/',
      headers: { 'accept-encoding': encoding },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toMatch(/Authorization.*accept-encoding/i);
    expect(JSON.parse(decompress(response.rawPayload).toString()).results.length).toBeGreaterThan(0);
    const small = await api.app.inject({ url: '/health', headers: { 'accept-encoding': encoding } });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['ar', 'ar'],
    ['fr-CA, en;q=0.5', 'fr'],
    ['de, es;q=0.4, fr;q=0.9', 'fr'],
    ['de', 'en'],
    ['fr;q=0, *', 'en'],
    [';;;,q=', 'en'],
  ])('is in the language that "%s" asks for', async (header, language) => {
    const [asked, plain] = await Promise.all([
      api.get('/api/v2/country/?id__in=123', { language: header }),
      api.get('/api/v2/country/?id__in=123', { language }),
    ]);
    expect(asked.body).toEqual(plain.body);
  });

  it('may be read from any origin', async () => {
    const preflight = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/v2/event/',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization, accept-language',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe('*');
    expect(preflight.headers['access-control-allow-headers']).toMatch(/Authorization.*Accept-Language/);
    const refused = await api.get('/api/v2/event/999999999/', {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(refused.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('the app', () => {
  const asPage = { headers: { accept: 'text/html,*/*' } };

  it.each(['/', '/emergencies/7001/details', '/login'])('is served at %s', async (path) => {
    const { status, text, headers } = await api.get(path, asPage);
    expect(status).toBe(200);
    expect(text).toContain('<title>GO</title>');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://risk.example.org;");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('keeps hashed files for a year, in their compressed copies', async () => {
    const headers = { 'accept-encoding': 'br' };
    const file = await api.get('/static/index.0a1b2c3d.js', { headers });
    expect(file.text).toBe('brotli');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/static/gone.0a1b2c3d.js', '/.built-from', '/../package.json', '/%2e%2e/package.json'])(
    'has nothing at %s',
    async (path) => {
      expect((await api.get(path, asPage)).status).toBe(404);
    },
  );

  it('never stands in for a call', async () => {
    const { status, body } = await api.get('/api/v2/no-such-thing/', asPage);
    expect(status).toBe(404);
    expect(body.errors.non_field_errors).toHaveLength(1);
  });

  it('reads its configuration at run time', async () => {
    const { body } = await api.get('/config.json');
    expect(body).toMatchObject({
      title: 'GO test',
      environment: 'testing',
      apiEndpoint: '',
      riskApiEndpoint: 'https://risk.example.org/base',
    });
    expect(body.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(JSON.stringify(body)).not.toContain('database');
  });
});

describe('health', () => {
  it('tells of the process and the database', async () => {
    const { status, body } = await api.get('/health');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ok', database: { status: 'ok' } });
    expect(body.database.latency_ms).toBeGreaterThanOrEqual(0);
    expect(body.process.uptime_s).toBeGreaterThanOrEqual(0);
  });

  it('is 503 once the database is gone', async () => {
    const other = await startApi({ isClosedAfterAll: false });
    await other.close();
    const { buildServer } = await import('#provider/server.ts');
    const { testConfig } = await import('../support/api.ts');
    const server = await buildServer({ db: other.db, config: testConfig() });
    const response = await server.inject('/health');
    await server.close();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ status: 'failing', database: { status: 'failing' } });
  });
});
