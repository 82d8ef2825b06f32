import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXTENSION_NAMES } from '#contracts/extensions.ts';
import { readConfig } from '#provider/config.ts';
import { PAGES_FILE } from '#provider/http/appFiles.ts';
import { appAddresses, publicPages } from '#scripts/pages.ts';
import { type Api, startApi } from '../support/api.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** With an end of an element in a text. */
const INTRO = { heading: 'Register', text: 'For staff </script> and volunteers', hasWay: false };
const INTROS = { en: INTRO, fr: INTRO, es: INTRO, ar: INTRO };

let api: Api;
const appFolder = mkdtempSync(join(tmpdir(), 'go-app-'));

beforeAll(async () => {
  mkdirSync(join(appFolder, 'static'));
  // As the build names them: see `rsbuild.config.ts`.
  mkdirSync(join(appFolder, 'static', 'land-1'));
  writeFileSync(join(appFolder, 'static', 'land-1', 'ETH.json'), '{}');
  writeFileSync(join(appFolder, 'static', 'index.0a1b2c.js'), 'plain');
  writeFileSync(join(appFolder, 'static', 'index.0a1b2c.js.br'), 'brotli');
  writeFileSync(join(appFolder, 'static', 'index.0a1b2c.js.map'), 'sources');
  writeFileSync(join(appFolder, '.built-from'), 'secret');
  writeFileSync(
    join(appFolder, 'index.html'),
    `<!doctype html><title>GO</title><style>body{margin:0}</style><script>before()</script><script src="/a.js"></script>${'<p>'.repeat(400)}`,
  );
  const files = [
    { path: '/emergencies/all', files: ['/static/list.0a1b2c.js', '/static/list.0a1b2c.css'] },
    { path: '/emergencies/[^/]+', files: ['/static/emergency.0a1b2c.js'] },
    { path: '/register', files: [], intros: INTROS },
    { path: '', files: [] },
  ];
  const pages = { public: publicPages(), addresses: appAddresses(), files };
  writeFileSync(join(appFolder, PAGES_FILE), JSON.stringify(pages));
  api = await startApi({
    appFolder,
    config: { title: 'GO </script> test', riskApiEndpoint: 'https://risk.example.org/base' },
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

  it('names the address of the configuration wherever it names its own, whatever it was called by', async () => {
    const fixed = await startApi({ config: { publicUrl: 'https://go.example.org' } });
    const headers = { host: 'other.example', 'x-forwarded-host': 'worse.example' };
    const events = await fixed.get('/api/v2/event/?limit=1', { headers });
    expect(events.body.next).toMatch(/^https:\/\/go\.example\.org\/api\/v2\/event\//);
    const documents = await fixed.get('/api/v2/appeal_document/?limit=1', { headers });
    expect(documents.text).not.toMatch(/other\.example|worse\.example/);
  });

  it('believes only a proxy of the configuration about the address it was called by', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'go.example.org' };
    const { trustedProxies } = readConfig({ APP_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' });
    const proxied = await startApi({ config: { trustedProxies } });
    for (const from of ['127.0.0.1', '10.1.2.3']) {
      const { body } = await proxied.get('/api/v2/event/?limit=1', { headers, from });
      expect(body.next).toMatch(/^https:\/\/go\.example\.org\//);
    }
    const far = await proxied.get('/api/v2/event/?limit=1', { headers, from: '203.0.113.9' });
    const unasked = await api.get('/api/v2/event/?limit=1', { headers });
    for (const { body } of [far, unasked]) expect(body.next).not.toContain('go.example.org');
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

  it('is JSON without a charset, as the real API says it', async () => {
    const packed = { 'accept-encoding': 'gzip' };
    const token = await api.signIn('member');
    const answers = await Promise.all([
      api.get('/api/v2/region/'),
      api.get('/api/v2/event/', { headers: packed }),
      api.get('/api/v2/event/abc/'),
      api.get('/api/v2/user/me/', { token }),
      api.post('/get_auth_token', '{'),
      api.get('/config.json'),
      api.get('/health'),
    ]);
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(
      answers.map(() => 'application/json'),
    );
  });

  it('for one person alone is not kept by a shared computer', async () => {
    const token = await api.signIn('member');
    const { headers } = await api.get('/api/v2/user/me/', { token });
    expect(headers['cache-control']).toBe('no-store');
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
    // When to come back, which a browser keeps from a page of another origin otherwise.
    expect(refused.headers['access-control-expose-headers']).toMatch(/\bRetry-After\b/);
  });
});

describe('the app', () => {
  const asPage = { headers: { accept: 'text/html,*/*' } };

  it.each([
    ['/', 'text/html,*/*'],
    ['/emergencies/7001/details', 'text/html,*/*'],
    ['/login', '*/*'],
    ['/recover-account/a.b/token', 'image/png'],
    ['/emergencies/all?search=a.pdf', ''],
  ])('is served at %s to who accepts "%s"', async (path, accept) => {
    const { status, text, headers } = await api.get(path, { headers: { accept } });
    expect(status).toBe(200);
    expect(text).toContain('<title>GO</title>');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['//emergencies//7001/details?next=//a', '/emergencies/7001/details?next=//a'],
    // Not to another site.
    ['//evil.example/', '/evil.example/'],
    ['///', '/'],
    ['/emergencies/slug/%E0%A4%A?a=%E0', '/emergencies/slug/%25E0%25A4%25A?a=%E0'],
    ['/countries/100%', '/countries/100%25'],
  ])('leads people from %s to %s, and refuses programs', async (path, meant) => {
    const { status, headers } = await api.get(path, asPage);
    expect({ status, location: headers.location }).toEqual({ status: 302, location: meant });
    expect((await api.get(path)).status).toBeGreaterThan(399);
  });

  it('holds its configuration, before its first script, in words that end no element', async () => {
    const { text } = await api.get('/login', asPage);
    const [before, data = ''] = text.split('<script id="config" type="application/json">');
    const [config = '', ...after] = data.split('</script>');
    expect(before).not.toContain('<script');
    expect(after[0]).toBe('<script>before()');
    expect(JSON.parse(config)).toEqual((await api.get('/config.json')).body);
  });

  it('says at its address what a page is about, as data before the first script', async () => {
    const { text, headers } = await api.get('/register?next=1', asPage);
    const [, data = ''] = text.split('<script id="intro" type="application/json">');
    const [intros = '', ...after] = data.split('</script>');
    expect(after[0]).toBe('<script>before()');
    expect(JSON.parse(intros)).toEqual(INTROS);
    const others = await Promise.all(['/login', '/no-such-page'].map((path) => api.get(path, asPage)));
    expect(others.filter(({ text }) => text.includes('id="intro"'))).toEqual([]);
    expect(others.map(({ headers }) => headers.etag)).not.toContain(headers.etag);
  });

  it('is sent compressed, and not again to who has it', async () => {
    const encodings = { 'accept-encoding': 'gzip, br' };
    const { headers } = await api.get('/login', { headers: encodings });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    const known = { ...encodings, 'if-none-match': String(headers.etag) };
    expect(await api.get('/login', { headers: known })).toMatchObject({ status: 304, text: '' });
  });

  it('names ahead what its pages fetch', async () => {
    const ahead = async (path: string) => (await api.get(path, asPage)).headers.link;
    expect(await ahead('/emergencies/all?search=a')).toBe(
      '</static/list.0a1b2c.js>; rel=preload; as=script; fetchpriority=low, </static/list.0a1b2c.css>; rel=preload; as=style',
    );
    expect(await ahead('/emergencies/7')).toBe(
      '</static/emergency.0a1b2c.js>; rel=preload; as=script; fetchpriority=low',
    );
    expect(await Promise.all(['/', '/login', '/no-such-page'].map(ahead))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('may run its own scripts, and show pictures and frames of rich text, and no more', async () => {
    const { headers } = await api.get('/', asPage);
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.split(/ (.*)/).slice(0, 2)),
    );
    expect(policy).toEqual({
      'default-src': "'self'",
      // What stands in the page itself is known by what it says.
      'script-src': `'self' ${hashOf('before()')}`,
      'script-src-attr': "'none'",
      'connect-src': "'self' https://risk.example.org",
      'worker-src': "'self' blob:",
      'img-src': "'self' data: blob: https:",
      'style-src': expect.stringMatching(/^'self'( 'sha256-[^']+'){3}$/),
      'style-src-attr': "'unsafe-inline'",
      'font-src': "'self'",
      'frame-src': 'https:',
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('of another origin may show the pictures that answers name', async () => {
    const { headers } = await api.get('/media/pictures/a.svg');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('keeps its sources and the documentation of the API for itself in production', async () => {
    const production = await startApi({ appFolder, config: { environment: 'production' } });
    const map = '/static/index.0a1b2c.js.map';
    expect([(await api.get(map)).status, (await production.get(map)).status]).toEqual([200, 404]);
    expect((await api.get('/docs')).text).toContain('/api/v2/event/');
    expect((await production.get('/docs')).status).toBe(404);
  });

  it('says of an address that it has no page for that there is none, in a page for people', async () => {
    const { status, text } = await api.get('/no-such-page', asPage);
    expect(status).toBe(404);
    expect(text).toContain('<title>GO</title>');
  });

  it('keeps hashed files for a year, in their compressed copies', async () => {
    const headers = { 'accept-encoding': 'br' };
    const file = await api.get('/static/index.0a1b2c.js', { headers });
    expect(file.text).toBe('brotli');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('keeps the geometry of maps as long: it lies in a folder with a number', async () => {
    const { headers } = await api.get('/static/land-1/ETH.json');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/static/gone.0a1b2c.js', '/.built-from', '/../package.json', '/%2e%2e/package.json'])(
    'has nothing at %s',
    async (path) => {
      expect((await api.get(path, asPage)).status).toBe(404);
    },
  );

  it('never stands in for a call', async () => {
    for (const path of ['/api/v2/no-such-thing/', '/api', '/media/none', '/api/v2/event/abc/']) {
      const { status, body, headers } = await api.get(path, asPage);
      expect(status, path).toBe(404);
      expect(body.errors.non_field_errors, path).toHaveLength(1);
      expect(headers['content-type'], path).toBe('application/json');
    }
  });

  it('reads its configuration at run time', async () => {
    const { body } = await api.get('/config.json');
    expect(body).toMatchObject({
      title: 'GO </script> test',
      environment: 'testing',
      apiEndpoint: '',
      riskApiEndpoint: 'https://risk.example.org/base',
      extensions: EXTENSION_NAMES,
    });
    expect(body.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(JSON.stringify(body)).not.toContain('database');
  });
});

describe('health', () => {
  it('tells strangers that all is well, and nothing else', async () => {
    const { status, body } = await api.get('/health');
    expect([status, body]).toEqual([200, { status: 'ok' }]);
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
    expect(response.json()).toEqual({ status: 'failing', cause: 'database' });
  });
});
