import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DEMO_PASSWORD } from '../support/api.ts';
import { startProcess } from '../support/process.ts';
import { copyOfDataFolder } from '../support/template.ts';

/** A disk without room: while the mark is there, no file grows. See `support/fullDisk.mjs`. */
function disk() {
  const folder = mkdtempSync(join(tmpdir(), 'go-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mark = join(folder, 'full');
  return {
    settings: { NODE_OPTIONS: '--import ./tests/support/fullDisk.mjs', FULL_DISK_MARK: mark },
    fill: () => writeFileSync(mark, ''),
    free: () => rmSync(mark),
  };
}

it('a full disk is told as such, by the answers and by /health, until there is room again', async () => {
  const { folder, remove } = await copyOfDataFolder();
  onTestFinished(remove);
  const { settings, fill, free } = disk();
  const server = startProcess({ GO_DATA_DIR: folder, ...settings });
  const address = await server.ready;
  const token = await signIn(address);
  const health = async () => (await fetch(`${address}/health`)).json();
  const write = () => writeReport(address, token);

  fill();
  await expect.poll(async () => (await write()).status).toBe(507);
  const refused = await write();
  expect(JSON.stringify(await refused.json())).toContain('no room left');
  expect(await health()).toEqual({ status: 'failing', cause: 'storage' });
  expect((await fetch(`${address}/api/v2/region/`)).status).toBe(200);
  expect(server.output.stderr).toContain('"outage":"full"');
  expect(server.output.stderr).not.toContain('Words of a report');

  free();
  expect(await health()).toEqual({ status: 'ok' });
  expect((await write()).status).toBe(201);
});

it.each(['whose data are there', 'that never ran'])(
  'a service %s does not start on a full disk, and advises to make room, not to delete data',
  async (which) => {
    const { folder, remove } =
      which === 'that never ran'
        ? { folder: mkdtempSync(join(tmpdir(), 'go-disk-')), remove: async () => {} }
        : await copyOfDataFolder();
    onTestFinished(remove);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { settings, fill, free } = disk();
    fill();
    const { ended, output } = startProcess({ GO_DATA_DIR: folder, ...settings });
    expect(await ended).toBe(1);
    expect(output.stderr.trim().split('\n')).toHaveLength(1);
    expect(output.stderr).toMatch(/no room left on the disk of .+: make some and start again/);
    expect(output.stderr).not.toMatch(/delete|fresh/);

    free();
    // A first start would take a minute, and is tested elsewhere.
    if (which !== 'that never ran') await startProcess({ GO_DATA_DIR: folder, ...settings }).ready;
  },
);

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/get_auth_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'member', password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** A long one: what is short may find a place in a page that is there already. */
function writeReport(address: string, token: string) {
  return fetch(`${address}/api/v2/field-report/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
    body: JSON.stringify({
      title: 'Words of a report',
      description: randomText(),
      countries: [123],
      dtype: 12,
      start_date: '2026-05-01T00:00:00Z',
    }),
  });
}

/** That cannot be packed into less. */
const randomText = () =>
  Array.from({ length: 1_500 }, () => Math.random().toString(36).slice(2))
    .join('')
    .slice(0, 15_000);
