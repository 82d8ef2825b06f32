import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { whoAnswers } from '#scripts/contracts/whoAnswers.ts';
import { type Api, startApi, testConfig } from '../support/api.ts';
import { handOn, startProxy } from '../support/proxy.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let api: Api;
let address: string;
beforeAll(async () => {
  api = await startApi();
  address = await api.listen();
});

/** What a backend team sees of `npm run contracts:verify`. */
function verify(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/contracts-verify.mjs', ...args],
      { cwd: ROOT },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

it('prints a line a promise and a summary, and ends with 0 when all are kept', async () => {
  const { code, output } = await verify('--url', `${address}/`, '--only', 'the list of regions');
  expect(output).toMatch(/^2\/2 kept {3}a request for the list of regions \(\d+ ms\)$/m);
  expect(output).toContain('2 promises kept, 0 broken');
  expect(output).toContain('No --states');
  expect(code).toBe(0);
});

it('knows an API of this project by itself, and takes every other for the GO API', async () => {
  const own = await whoAnswers(address);
  expect(own).toEqual({ name: 'embedded API', version: testConfig().version, isOwn: true });
  const other = await startProxy(address, (response) => response.writeHead(404).end());
  onTestFinished(other.close);
  expect(await whoAnswers(other.url)).toEqual({ name: 'go-api', version: 'unknown', isOwn: false });
});

it("signs in with the caller's own token", async () => {
  const token = await api.signIn('member');
  const { output } = await verify('--url', address, '--only', 'the current user', '--token', token);
  expect(output).toContain('2 promises kept, 0 broken');
});

it('says what was answered instead, writes JUnit, result and report, and ends with 1 when a promise is broken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const proxy = await startProxy(address, (response, { headers, body }) =>
    response.writeHead(200, headers).end(body.toString().replaceAll('"region_name"', '"name_of_region"')),
  );
  onTestFinished(proxy.close);
  const junit = join(folder, 'results.xml');
  const result = join(folder, 'result.json');
  const report = join(folder, 'report.html');
  const { code, output } = await verify(
    '--url',
    proxy.url,
    '--only',
    'the list of regions',
    ...['--junit', junit, '--result', result, '--report', report],
    ...['--provider-version', 'spoiled 7'],
  );
  expect(output).toMatch(/^2\/2 BROKEN a request for the list of regions/m);
  expect(output).toContain('region_name');
  expect(output).toContain('1 promises kept, 1 broken');
  expect(readFileSync(junit, 'utf8')).toContain('tests="2" failures="1"');
  const { promises, ...facts } = JSON.parse(readFileSync(result, 'utf8'));
  expect(facts).toMatchObject({ provider: { version: 'spoiled 7' }, kept: 1, broken: 1, knownFaults: 0 });
  expect(facts.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(promises).toEqual([
    { promise: 'a request for the list of regions without a match', outcome: 'kept' },
    {
      promise: 'a request for the list of regions',
      outcome: 'broken',
      problems: Array.from({ length: 5 }, (_, index) => expect.stringContaining(`$.results[${index}]`)),
    },
  ]);
  expect(readFileSync(report, 'utf8')).toContain('1 promises kept, 1 broken');
  expect(code).toBe(1);
});

it('shows known faults of the provider apart, and fails for one that is seen no more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'knownFaults.json');
  const fault = {
    promise: 'a request for the current user without a token',
    call: 'GET /api/v2/user/me/',
    promised: '401',
    got: '200',
    where: 'views.py:1',
    advice: 'Ask for a token.',
  };
  writeFileSync(file, JSON.stringify([fault]));
  const proxy = await startProxy(address, (response, { headers, body }) =>
    response.writeHead(200, headers).end(body),
  );
  onTestFinished(proxy.close);
  const only = ['--only', fault.promise, '--known-faults', file];
  const faulty = await verify('--url', proxy.url, ...only);
  expect(faulty.output).toContain('0 promises kept, 0 broken, 1 known faults of the provider');
  expect(faulty.output).toContain('views.py:1. Ask for a token.');
  expect(faulty.code).toBe(0);
  const mended = await verify('--url', address, ...only);
  expect(mended.output).toContain(`A known fault is no longer seen: take "${fault.promise}" out`);
  expect(mended.code).toBe(1);
});

it('gives each promise its time, and says when nobody answers', async () => {
  const slow = await startProxy(
    address,
    (response, answered, request) => request.url === '/' && handOn(response, answered, request),
  );
  onTestFinished(slow.close);
  const silent = await startProxy(address, () => {});
  onTestFinished(silent.close);
  const ofRegions = ['--only', 'the list of regions', '--timeout', '1'];
  const [late, none] = await Promise.all([
    verify('--url', slow.url, ...ofRegions),
    verify('--url', silent.url, ...ofRegions),
  ]);
  expect(late.output).toMatch(/^1\/1 BROKEN a request for the list of regions/m);
  expect(late.code).toBe(1);
  expect(none.output).toContain(`The provider, ${silent.url}, does not answer: nothing within 1 s.`);
  expect(none.code).toBe(1);
});

it.each([
  [['--url', 'api.example'], '--url is "api.example": enter an address such as https://api.example.org.'],
  [['--url', 'http://127.0.0.1:1', '--only', 'no such promise'], 'No promise has the text "no such promise"'],
  [['--url', 'http://127.0.0.1:1'], 'The provider, http://127.0.0.1:1, does not answer: '],
  [['--pact', 'nobody'], '--pact is "nobody": there are go-web-app-go-api'],
  [['--timeout', 'soon'], '--timeout is "soon": enter seconds, such as 30.'],
])('says what is wrong with %j', async (args, message) => {
  const { code, output } = await verify(...args);
  expect(output).toContain(message);
  expect(code).toBe(1);
});
