import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { startProxy } from '../support/proxy.ts';

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
  expect(output).toMatch(/^kept {3}a request for the list of regions \(\d+ ms\)$/m);
  expect(output).toContain('2 promises kept, 0 broken');
  expect(output).toContain('No --states');
  expect(code).toBe(0);
});

it("signs in with the caller's own token", async () => {
  const token = await api.signIn('member');
  const { output } = await verify('--url', address, '--only', 'the current user', '--token', token);
  expect(output).toContain('2 promises kept, 0 broken');
});

it('says what was answered instead, writes JUnit and ends with 1 when a promise is broken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const proxy = await startProxy(address, (response, { headers, body }) =>
    response.writeHead(200, headers).end(body.toString().replaceAll('"region_name"', '"name_of_region"')),
  );
  onTestFinished(proxy.close);
  const junit = join(folder, 'results.xml');
  const { code, output } = await verify(
    '--url',
    proxy.url,
    '--only',
    'the list of regions',
    '--junit',
    junit,
  );
  expect(output).toMatch(/^BROKEN a request for the list of regions/m);
  expect(output).toContain('region_name');
  expect(output).toContain('1 promises kept, 1 broken');
  expect(readFileSync(junit, 'utf8')).toContain('tests="2" failures="1"');
  expect(code).toBe(1);
});

it.each([
  [['--url', 'api.example'], '--url is "api.example": enter an address such as https://api.example.org.'],
  [['--url', 'http://127.0.0.1:1', '--only', 'no such promise'], 'No promise has the text "no such promise"'],
])('says what is wrong with %j', async (args, message) => {
  const { code, output } = await verify(...args);
  expect(output).toContain(message);
  expect(code).toBe(1);
});
