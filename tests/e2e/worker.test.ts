import { gzipSync } from 'node:zlib';
import { startProxy } from '#scripts/faults/proxy.ts';
import { expect, settled, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Bytes, gzip, of a first visit of the home page, with all that is kept for later visits; and what of these the app fetches on its own. */
const MOST_OF_A_VISIT = 500_000;
const MOST_ON_ITS_OWN = 300_000;

const KEPT = 'public, max-age=31536000, immutable';

test('a first visit fetches 500 kB at most, and what nobody asked for comes last and is little', async ({
  page,
}) => {
  const had: { url: string; bytes: number }[] = [];
  const proxy = await startProxy(process.env.GO_URL ?? '', (response, answered, { url = '' }) => {
    had.push({ url, bytes: url.endsWith('.woff2') ? answered.body.length : gzipSync(answered.body).length });
    // As the server itself says it: what a page has, the worker need not fetch again.
    const headers = { ...answered.headers, 'cache-control': url.startsWith('/static/') ? KEPT : 'no-cache' };
    return response.writeHead(answered.status, headers).end(answered.body);
  });
  await page.goto(proxy.url);
  await settled(page);
  const ahead: string[] = await (await page.request.get('/ahead.json')).json();
  expect(ahead.length).toBeGreaterThan(10);
  // All that is to be kept is there.
  await expect
    .poll(
      () =>
        page.evaluate(async (files) => {
          const cache = await caches.open('files');
          const found = await Promise.all(files.map((file) => cache.match(file)));
          return found.filter(Boolean).length;
        }, ahead),
      { timeout: 120_000 },
    )
    .toBe(ahead.length);
  proxy.close();
  const onLoad = had.findIndex(({ url }) => url === '/sw.js');
  const isOfThePage = ({ url }: (typeof had)[number]) => url.startsWith('/api/');
  expect(had.findLastIndex(isOfThePage)).toBeLessThan(onLoad);
  const sum = (files: typeof had) => files.reduce((total, { bytes }) => total + bytes, 0);
  const figures = { onLoad: sum(had.slice(0, onLoad)), onItsOwn: sum(had.slice(onLoad)), files: had.length };
  process.stdout.write(`first visit: ${JSON.stringify(figures)}\n`);
  expect(figures.onLoad + figures.onItsOwn).toBeLessThanOrEqual(MOST_OF_A_VISIT);
  expect(figures.onItsOwn).toBeLessThanOrEqual(MOST_ON_ITS_OWN);
});
