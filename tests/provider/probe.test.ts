import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { aPdf } from '#contracts/dref/states.ts';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { aDeprecatedLocalUnit } from '#contracts/localUnits/states.ts';
import { createStates } from '#provider/states/index.ts';
import { probe } from '#scripts/contracts/probe.ts';
import { startProxy } from '#scripts/faults/proxy.ts';
import { type Api, startApi } from '../support/api.ts';

let api: Api;
let url: string;
beforeAll(async () => {
  api = await startApi();
  url = await api.listen();
});

it('finds every row of every read of the embedded API as the contracts say', async () => {
  // Orders of PDFs stand in no list, and each is told to who made it alone.
  const [state, params] = aPdf;
  const createState = createStates(api.db);
  await createState({ state, action: 'setup', params: { ...params, username: 'superuser' } });
  // Lists have what is in use.
  const [outOfUse, unit] = aDeprecatedLocalUnit;
  await createState({ state: outOfUse, action: 'setup', params: unit });
  const probed = await probe({ url, token: await api.signIn('superuser'), apis: ['go', 'risk'] });
  // Flash updates are for federation admins alone.
  const isOfFlash = (call: string) => /\/(flash-update|export-flash-update|donor)/.test(call);
  const ofFlash = await probe({
    url,
    token: await api.signIn('ifrc-admin'),
    endpoints: ENDPOINTS.filter(({ path }) => isOfFlash(path)),
  });
  const told = [...probed.filter(({ call }) => !isOfFlash(call)), ...ofFlash];
  expect(told.filter(({ misfits, failure }) => misfits.length > 0 || failure)).toEqual([]);
  // What is in a file has no fields to look at.
  const reads = ENDPOINTS.filter(({ method, content }) => method === 'GET' && content === 'json');
  expect(new Set(told.map(({ call }) => call))).toEqual(new Set(reads.map(({ path }) => `GET ${path}`)));
  expect(told.filter(({ untried }) => untried)).toEqual([]);
});

/** Rows that a frugal server gives of the 200 it is asked for. */
const GIVEN = 150;

it('adds up what does not fit over all pages, by field and by what came', async () => {
  const proxy = await startProxy(url, (response, { status, headers, body }, request) => {
    const page = JSON.parse(body.toString());
    page.results = page.results.slice(0, GIVEN);
    page.results[0].name = null;
    if (request.url?.includes('offset')) delete page.results[1].code;
    response.writeHead(status, headers).end(JSON.stringify(page));
  });
  onTestFinished(proxy.close);
  const [probed] = await probe({ url: proxy.url, endpoints: [appealsEndpoint] });
  const { count } = (await api.get('/api/v2/appeal/?limit=1')).body;
  const pages = Math.ceil(count / GIVEN);
  expect(pages).toBeGreaterThan(2);
  expect(probed).toEqual({
    call: 'GET /api/v2/appeal/',
    rows: count,
    misfits: [
      { field: 'results[].name', expected: 'string', got: 'null', times: pages },
      { field: 'results[].code', expected: 'string', got: 'nothing', times: pages - 1 },
    ],
  });
});

it('leaves out what needs somebody, and tells of a call that is not there', async () => {
  const [meant] = await probe({
    url,
    endpoints: ENDPOINTS.filter(({ path }) => path === '/api/v2/user/me/'),
  });
  expect(meant).toMatchObject({ untried: 'it needs --token' });
  const gone = { ...appealsEndpoint, path: '/api/v2/no-such-call/' };
  const [probed] = await probe({ url, endpoints: [gone] });
  expect(probed?.failure).toMatch(/^404/);
});
