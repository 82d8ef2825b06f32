import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { CONFIG_ELEMENT } from '#contracts/askedAhead.ts';
import { allCalls, answeredBy } from '#scripts/faults/calls.ts';
import { startDesk } from '#scripts/faults/desk.ts';
import { FAULTS } from '#scripts/faults/faults.ts';
import { meetAll, rowsOf, unreached } from '#scripts/faults/matrix.ts';
import { pageFetch } from '#scripts/faults/pageFetch.ts';
import { handOn, startProxy } from '#scripts/faults/proxy.ts';
import { faultsJunit, faultsPage } from '#scripts/faults/report.ts';
import { standIn } from '#scripts/faults/standIn.ts';

const calls = allCalls();
/** One call of each kind; `npm run faults` makes them all. */
const kinds = [...new Map(calls.map((call) => [call.kind, call])).values()];

it('tells the reader what the catalogue says, whatever fault any kind of call meets', async () => {
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([
    'a change',
    'a file to keep',
    'a list',
    'a new record',
    'a record',
    'a record written anew',
    'a removal',
    'an account call',
    'an upload',
  ]);
  const met = await meetAll(kinds);
  expect(met.filter(({ problem }) => problem)).toEqual([]);
  expect(new Set(met.map(({ fault }) => fault)).size).toBe(FAULTS.length);
  expect(unreached(met)).toEqual([]);
  const rows = rowsOf(met);
  const junit = faultsJunit(rows);
  expect(junit).toContain(`tests="${rows.length}" failures="0"`);
  expect(junit).toContain('name="an upload that meets a connection reset in the middle of the body"');
  const page = faultsPage(rows, { target: 'here', date: '2026-05-01' });
  expect(page).toContain('Cannot connect with the server!');
  expect(page).toContain('<td>Network error</td>');
  expect(page).toContain('lang="ar"');
});

it('says what was promised where a call is told otherwise', async () => {
  const [call] = kinds;
  if (!call) throw new Error('There is no call.');
  const fault = { name: 'a wrong promise', respond: handOn, read: 'network', change: 'network' } as const;
  const [met] = await meetAll([call], [fault]);
  expect(met?.problem).toMatch(/^promised "Cannot connect.*", got success$/);
  expect(faultsJunit(rowsOf(met ? [met] : []))).toContain('failures="1"');
});

it('keeps from a page what another origin does not let it read, as browsers do and Node does not', async () => {
  const fault = FAULTS.find(({ name }) => name.endsWith('(CORS)'));
  if (!fault) throw new Error('There is no such fault.');
  const answer = { status: 200, headers: { 'access-control-allow-origin': '*' }, body: Buffer.from('read') };
  const [refused, allowed] = await Promise.all([
    startProxy(answer, fault.respond),
    startProxy(answer, (response, answered, request) =>
      request.headers.host?.startsWith('localhost')
        ? handOn(response, answered, request)
        : fault.respond(response, answered, request),
    ),
  ]);
  onTestFinished(refused.close);
  onTestFinished(allowed.close);

  expect((await fetch(refused.url)).status).toBe(200);
  await expect(pageFetch(refused.url)).rejects.toThrow(new TypeError('Failed to fetch'));
  expect(await (await pageFetch(allowed.url)).text()).toBe('read');
});

/** A deployed app with its services, which keeps what it is asked. */
async function deployed() {
  const asked: string[] = [];
  const list = calls.find(({ endpoint }) => endpoint.path === '/api/v2/event/' && endpoint.method === 'GET');
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    const isConfig = request.url === '/config.json';
    const isPage = request.url === '/';
    const config = {
      ...{ title: 'GO', environment: 'testing', apiEndpoint: '', riskApiEndpoint: '' },
      ...{ federationEmailDomain: '', mapStyleUrl: '', version: '7' },
    };
    const body = isPage
      ? `<title>GO</title><script id="${CONFIG_ELEMENT}" type="application/json">${JSON.stringify(config)}</script><script>before()</script>`
      : isConfig
        ? JSON.stringify(config)
        : request.url?.startsWith('/api/v2/event/?')
          ? list?.answer.body
          : undefined;
    response
      .writeHead(body ? 200 : 404, { 'content-type': isPage ? 'text/html' : 'application/json' })
      .end(body ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

it('reads from a deployed app, and never writes to it', async () => {
  const app = await deployed();
  const { real, calls: answered } = await answeredBy(app.url, calls);
  expect(real).toBe(1);
  expect(answered).toHaveLength(calls.length);
  expect(app.asked.length).toBeGreaterThan(10);
  expect(app.asked.filter((call) => !call.startsWith('GET '))).toEqual([]);
});

it('says where no app is', async () => {
  await expect(answeredBy('http://127.0.0.1:1', [])).rejects.toThrow('http://127.0.0.1:1 does not answer: ');
});

it('asks an app for the sake of a picture only what a visitor may read, as one', async () => {
  const app = await deployed();
  const desk = await startDesk(app.url, [], { standIn });
  onTestFinished(desk.close);
  app.asked.length = 0;
  const headers = { authorization: 'Token a-token' };
  const answers = await Promise.all(
    [
      ['GET', '/api/v2/event/?limit=5'],
      ['GET', '/api/v2/user/me/'],
      ['POST', '/get_auth_token'],
      ['DELETE', '/api/v2/no-such-call/'],
    ].map(([method = '', path]) => fetch(desk.url + path, { method, headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  expect(await answers[1]?.json()).toHaveProperty('limit_access_to_guest', false);
  expect(app.asked).toEqual(['GET /api/v2/event/']);
});

it('has the page ask for the configuration, by which all calls come through the desk', async () => {
  const app = await deployed();
  const desk = await startDesk(app.url, []);
  onTestFinished(desk.close);
  expect(await (await fetch(desk.url)).text()).toBe('<title>GO</title><script>before()</script>');
  expect(await (await fetch(`${desk.url}/config.json`)).json()).toMatchObject({ apiEndpoint: '' });
});

it('switches faults by hand, at the start and at its page', async () => {
  const app = await deployed();
  const desk = await startDesk(app.url, [{ fault: 'status 503', path: '/api/v2/event/' }]);
  onTestFinished(desk.close);
  const status = async () => (await fetch(`${desk.url}/api/v2/event/?limit=5`)).status;
  expect(await status()).toBe(503);
  const page = await (await fetch(`${desk.url}/-faults?clear=1`)).text();
  expect(page).toContain('<option>status 503</option>');
  expect(await status()).toBe(200);
  await fetch(`${desk.url}/-faults?${new URLSearchParams({ fault: 'an empty refusal', path: '/event/' })}`);
  expect(await status()).toBe(403);
  const told = await (await fetch(`${desk.url}/-faults`)).text();
  expect(told).toContain('Readers: Empty error response from server!');
  await fetch(`${desk.url}/-faults?path=/event/`);
  expect(await status()).toBe(200);
});
