import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PAGES_FILE } from '#provider/http/appFiles.ts';
import { createEntrance } from '#provider/http/entrance.ts';
import { appAddresses, publicPages } from '#scripts/pages.ts';
import { type Api, startApi, testConfig } from '#tests/support/api.ts';

const folders: string[] = [];
const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'go-app-'));
  folders.push(folder);
  return folder;
};
let appFolder: string;
let service: Api;

beforeAll(async () => {
  appFolder = emptyFolder();
  mkdirSync(join(appFolder, 'static'));
  writeFileSync(join(appFolder, 'static', 'index.0a1b2c.js'), 'plain');
  writeFileSync(join(appFolder, '.built-from'), 'secret');
  writeFileSync(join(appFolder, 'index.html'), '<!doctype html><title>GO</title><script>before()</script>');
  const pages = { public: publicPages(), addresses: appAddresses(), files: [] };
  writeFileSync(join(appFolder, PAGES_FILE), JSON.stringify(pages));
  service = await startApi({ appFolder });
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const SIGN_IN = {
  method: 'POST',
  url: '/get_auth_token',
  payload: { username: 'nobody', password: 'wrong' },
} as const;
/** The last two: a file that is not for callers, and an address that no route can be looked for. */
const OTHERS = [
  '/api/v2/region/',
  '/health',
  '/config.json',
  '/robots.txt',
  '/no-such-page',
  '/.built-from',
  '/api/%E0',
];

async function openEntrance(folder = appFolder) {
  const { app, admit } = await createEntrance(testConfig(), folder);
  onTestFinished(() => app.close());
  return { app, admit: () => admit(service.app) };
}

/** What a caller sees, but for the moment and what goes by it, and for other origins, which read calls and no pages. */
const OF_THE_MOMENT = /^(date|etag|x-request-id|access-control-.*)$/;
function seen({ statusCode, headers, body }: { statusCode: number; headers: object; body: string }) {
  return {
    statusCode,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.test(name))),
    body: body.replace(/"timestamp":"[^"]+"/, ''),
  };
}

describe('before the service is there', () => {
  it.each(['/', '/emergencies/all?page=2', '/static/index.0a1b2c.js'])(
    'answers %s as the service would',
    async (path) => {
      const { app } = await openEntrance();
      expect(seen(await app.inject(path))).toEqual(seen(await service.app.inject(path)));
    },
  );

  it('lets all else wait, with what was sent, and answers it once the service has come', async () => {
    const { app, admit } = await openEntrance();
    const answered: string[] = [];
    const asked = [...OTHERS, SIGN_IN].map(async (request) => {
      const answer = await app.inject(request);
      answered.push(answer.body);
      return seen(answer);
    });
    // Whatever does not wait has been answered before.
    expect((await app.inject('/')).statusCode).toBe(200);
    expect(answered).toEqual([]);
    admit();
    const expected = await Promise.all([...OTHERS, SIGN_IN].map((request) => service.app.inject(request)));
    expect(await Promise.all(asked)).toEqual(expected.map(seen));
  });

  it('lets everything wait where the app is not built', async () => {
    const { app, admit } = await openEntrance(emptyFolder());
    const page = app.inject('/');
    admit();
    expect(seen(await page)).toEqual(seen(await service.app.inject('/')));
  });
});

it('leaves every answer to the service once it is there', async () => {
  const { app, admit } = await openEntrance();
  admit();
  for (const request of ['/', '/static/index.0a1b2c.js', ...OTHERS, SIGN_IN])
    expect(seen(await app.inject(request))).toEqual(seen(await service.app.inject(request)));
});
