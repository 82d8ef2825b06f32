import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { brokerOf } from '#scripts/contracts/broker.ts';
import { canIDeploy } from '#scripts/contracts/brokerPacts.ts';
import { pactFiles } from '#scripts/contracts/pacts.ts';
import { requireAnswer } from '#scripts/contracts/requireAnswer.ts';
import { serveStates } from '#scripts/contracts/serveStates.ts';
import { promisesOf } from '#scripts/contracts/verify.ts';
import { whoAnswers } from '#scripts/contracts/whoAnswers.ts';
import { handOn, startProxy } from '#scripts/faults/proxy.ts';
import { type Api, startApi, testConfig } from '../support/api.ts';
import { startBroker } from '../support/broker.ts';
import { bundle } from '../support/serverBundle.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** As a backend team starts it. */
const COMMAND = 'scripts/contracts-verify.mjs';

let api: Api;
let address: string;
/** The program behind the command, translated once. */
let program: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
  api = await startApi();
  address = await api.listen();
  program = await bundle('verify', './scripts/contracts/verifyCommand.ts');
});
afterAll(() => program.remove());

/** What a backend team sees of `npm run contracts:verify`. */
const verify = (...args: string[]) => verifyIn({}, ...args);
const verifyIn = (env: Record<string, string>, ...args: string[]) => run(env, program.file, args);
/** The same by the command itself. */
const verifyFromSources = (...args: string[]) => run({}, COMMAND, args);

function run(
  env: Record<string, string>,
  file: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [file, ...args],
      { cwd: ROOT, env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

it('prints a line a promise and a summary, and ends with 0 when all are kept', async () => {
  const { code, output } = await verifyFromSources('--url', `${address}/`, '--only', 'the list of regions');
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
  const { code, output } = await verifyFromSources(
    '--url',
    proxy.url,
    '--only',
    'the list of regions',
    ...['--junit', junit, '--result', result, '--report', report],
    ...['--provider-version', 'spoiled 7'],
  );
  expect(output).toMatch(/^2\/2 BROKEN a request for the list of regions/m);
  expect(output).toContain('results[*].region_name is missing (5 of 5 rows): promised text');
  expect(output).toContain('readers: “There was a problem parsing the response from server”');
  expect(output).toContain(`curl -i -H 'accept-language: en' '${proxy.url}/api/v2/region/?limit=9999'`);
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
      call: 'GET /api/v2/region/?limit=9999',
      curl: `curl -i -H 'accept-language: en' '${proxy.url}/api/v2/region/?limit=9999'`,
      problems: ['results[*].region_name is missing (5 of 5 rows): promised text'],
      hurts: ['readers: “There was a problem parsing the response from server”'],
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

it('lists its options', async () => {
  const { code, output } = await verify('--help');
  for (const option of ['--only', '--states', '--slower-than', '--check-states', '--broker']) {
    expect(output).toContain(option);
  }
  expect(code).toBe(0);
});

it('asks for the states alone, and names those that the provider does not serve', async () => {
  const states = await serveStates(api.db);
  onTestFinished(states.close);
  const asked = ['--url', address, '--check-states', '--only', 'the list of regions'];
  const served = await verify(...asked, '--states', states.url);
  expect(served).toMatchObject({ code: 0, output: expect.stringMatching(/^All \d+ states are served\.$/m) });
  const unknowing = await startProxy(address, (response) => response.writeHead(404).end('no such state'));
  onTestFinished(unknowing.close);
  const refused = await verify(...asked, '--states', unknowing.url);
  expect(refused.output).toContain('the state "no region has the name"');
  expect(refused.output).toContain('answers 404 no such state');
  expect(refused.code).toBe(1);
});

it('lists the states as data', async () => {
  const { output } = await verify('--list-states');
  expect(JSON.parse(output)).toContainEqual({
    name: 'no region has the name',
    parameters: { name: 'No Such Name 9999' },
    usedBy: ['a request for the list of regions without a match'],
  });
});

it('says in a second that nobody is there', async () => {
  const started = performance.now();
  await expect(requireAnswer({ url: 'http://127.0.0.1:1', limitMs: 30_000 })).rejects.toThrow(
    'does not answer',
  );
  expect(performance.now() - started).toBeLessThan(1_000);
});

/** A pact of one promise, as a broker keeps it. */
const smallPact = (only: string): object => ({ ...promisesOf(pactFiles(), only).at(-1) });

it('takes the pacts of a broker, hands it the verdicts, and it knows then what may be deployed', async () => {
  const broker = await startBroker(`Basic ${Buffer.from('ci:pass').toString('base64')}`);
  onTestFinished(broker.close);
  const keep = (content: object) =>
    broker.pacts.push({
      ...{ consumer: 'go-web-app', version: 'a1b2c3', branch: 'main' },
      ...{ provider: 'go-api', content, results: [] },
    });
  keep(smallPact('a request for the list of regions'));
  const env = { PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_USERNAME: 'ci', PACT_BROKER_PASSWORD: 'pass' };
  const asked = [
    '--broker',
    'go-api',
    '--provider-version',
    '7.1',
    '--provider-branch',
    'main',
    '--publish-results',
  ];
  const spoiled = await startProxy(address, (response, { headers, body }) =>
    response.writeHead(200, headers).end(body.toString().replaceAll('"region_name"', '"name_of_region"')),
  );
  onTestFinished(spoiled.close);
  // Nobody's work stops at a pact that was never kept yet.
  const pending = await verifyIn(env, '--url', spoiled.url, ...asked);
  expect(pending.output).toContain('0 promises kept, 0 broken, 1 broken that are pending');
  expect(pending.code).toBe(0);
  const kept = await verifyIn(env, '--url', address, ...asked);
  expect(kept.output).toContain('Pending: what breaks of this pact fails nothing yet.');
  expect(kept.output).toContain('1 promises kept, 0 broken');
  expect(kept.code).toBe(0);
  expect(broker.versions.get('go-api 7.1')).toBe('main');
  expect(broker.pacts[0]?.results).toMatchObject([
    { success: false, providerApplicationVersion: '7.1' },
    { success: true, providerApplicationVersion: '7.1' },
  ]);
  broker.deployed.set('go-api', '7.1');
  const deployment = { pacticipant: 'go-web-app', version: 'a1b2c3', environment: 'production' };
  const asCi = brokerOf(env);
  expect(await canIDeploy(asCi, deployment)).toMatchObject({ isDeployable: true });
  const broken = await verifyIn(env, '--url', spoiled.url, ...asked);
  expect(broken.code).toBe(1);
  expect(broken.output).toContain('1 broken');
  expect(await canIDeploy(asCi, deployment)).toMatchObject({ isDeployable: false });
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
  [['--slower-than', 'soon'], '--slower-than is "soon": enter milliseconds, such as 1000.'],
  [['--url', 'http://127.0.0.1:1', '--check-states'], '--check-states needs --states'],
  [['--publish-results'], '--publish-results needs --broker'],
])('says what is wrong with %j', async (args, message) => {
  const { code, output } = await verify(...args);
  expect(output).toContain(message);
  expect(code).toBe(1);
});
