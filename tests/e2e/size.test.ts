import { gzipSync } from 'node:zlib';
import { expect, settled, test } from './support/test.ts';

/** Bytes of JavaScript, gzip, that the home page may fetch before it can be used. */
const MOST_SCRIPT = 170_000;

test('the home page is usable on at most 170 kB of JavaScript', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    }
  });
  await page.goto('/');
  // Usable: its figures and cards are there and its links work. The map below comes with its own code when it is reached.
  await expect(
    page.getByRole('region', { name: 'Highlighted Operations' }).getByRole('link').nth(1),
  ).toBeVisible();
  const sizes = await Promise.all(scripts);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: String(total) });
  expect(total).toBeLessThanOrEqual(MOST_SCRIPT);
});

test('nothing moves while the home page loads, and nothing comes from elsewhere', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && /^https?:/.test(url)) elsewhere.push(url);
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await settled(page);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shift).toBeLessThanOrEqual(0.02);
  expect(elsewhere).toEqual([]);
});
