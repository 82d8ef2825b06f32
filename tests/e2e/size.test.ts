import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { FIRST_PART, filesOf, filesOfPage } from '#scripts/routeFiles.ts';
import type { RouteName } from '#src/core/routes/index.ts';
import { ask, signedIn } from './support/reportForm.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from './support/shifts.ts';
import { expect, settled, test } from './support/test.ts';

// What moves is seen as by most readers.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Bytes of JavaScript, gzip, that the home page may fetch before it can be used. */
const MOST_SCRIPT = 154_000;

test('the home page is usable on at most 154 kB of JavaScript', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    }
  });
  await page.goto('/');
  // Usable: its figures and cards are there and its links work. The map below comes with its own code when it is reached.
  await expect(
    page.getByRole('region', { name: 'Highlighted operations' }).getByRole('link').nth(1),
  ).toBeVisible();
  const sizes = await Promise.all(scripts);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: String(total) });
  expect(total).toBeLessThanOrEqual(MOST_SCRIPT);
});

/** A page is read from its top to its end, at the pace of one who skims it. In px. */
const STEP = 400;

/** Bytes of JavaScript and styles, gzip, that the overview of emergencies may fetch before it can be used, and with its map. */
const MOST_OVERVIEW = 197_000;
const MOST_WITH_MAP = 250_000;

test('the overview of emergencies is usable on at most 197 kB, and draws its map without a map library', async ({
  page,
}) => {
  const files: Promise<number>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) {
      files.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    }
  });
  const total = async () => (await Promise.all(files)).reduce((sum, size) => sum + size, 0);
  // What comes a while after the page is no part of it, and on a busy machine would come in between.
  let isLeftOut = false;
  await page.route(/\/async\/later\./, (route) => {
    isLeftOut = true;
    return route.abort();
  });
  await page.goto('/emergencies');
  await expect(
    page
      .getByRole('table', { name: /emergencies/i })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  const usable = await total();
  // What lies further down is made when the reader nears it; nobody scrolls on past what is still being made.
  await expect(async () => {
    await page.mouse.wheel(0, STEP);
    await expect(page.getByRole('button', { name: /\(Affected people\)/ }).first()).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await settled(page);
  const whole = await total();
  test.info().annotations.push({ type: 'bytes', description: `${usable}, ${whole} with its map` });
  expect(usable).toBeLessThanOrEqual(MOST_OVERVIEW);
  expect(whole).toBeLessThanOrEqual(MOST_WITH_MAP);
  await expect.poll(() => isLeftOut).toBe(true);
});

/** Bytes of JavaScript and styles, gzip, that a route may ask for before it can be used: one with a map, and any other. */
const MOST_MAP_ROUTE = 198_000;
const MOST_ROUTE = 177_000;

for (const [path, first, most] of [
  ['/risk-watch/seasonal', 'table tbody a', MOST_MAP_ROUTE],
  ['/risk-watch/imminent', 'button[data-event]', MOST_MAP_ROUTE],
  ['/preparedness/global-summary', 'dl dd', MOST_MAP_ROUTE],
  ['/preparedness/global-performance', 'dl dd', MOST_ROUTE],
  ['/preparedness/resources-catalogue', 'h4', MOST_ROUTE],
  ['/preparedness/operational-learning', '[role="status"]', MOST_MAP_ROUTE],
  ['/operational-learning', 'dl dd', MOST_MAP_ROUTE],
  ['/chido-25', 'input[type="range"]', MOST_MAP_ROUTE],
] as const)
  test(`${path} is usable on at most ${most / 1_000} kB, and nothing in it moves`, async ({ page }) => {
    const files: Promise<{ url: string; size: number }>[] = [];
    const weigh = (response: Response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) {
        const url = response.url();
        files.push(response.body().then((body) => ({ url, size: gzipSync(body, { level: 9 }).length })));
      }
    };
    page.on('response', weigh);
    await watchShifts(page);
    // What is asked for from then on is for later: pictures of maps and charts.
    await page.addInitScript((selector) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(`main ${selector}`)) return;
        observer.disconnect();
        Object.assign(window, { usableAt: performance.now() });
      }).observe(document, { childList: true, subtree: true });
    }, first);
    await page.goto(path);
    await expect(page.locator(`main ${first}`).first()).toBeVisible();
    await settled(page);
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= (window as unknown as { usableAt: number }).usableAt)
        .map(({ name }) => name),
    );
    // What is fetched ahead for other pages may come at any time.
    page.off('response', weigh);
    const all = await Promise.all(files);
    const bytes = (wanted: typeof all) => wanted.reduce((sum, { size }) => sum + size, 0);
    const usable = bytes(all.filter(({ url }) => asked.includes(url)));
    const figures = { usable, settled: bytes(all) };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    process.stdout.write(`${path}: ${JSON.stringify(figures)}\n`);
    expect(usable).toBeGreaterThan(MOST_ROUTE / 2);
    expect(usable).toBeLessThanOrEqual(most);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  });

/** Bytes of JavaScript and styles, gzip, that the longest form may fetch in all. */
const MOST_FORM = 259_000;

test('the form of a DREF opens on at most 259 kB', async ({ page, context, request }) => {
  await signedIn(context, request);
  const files: Promise<number>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) {
      files.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    }
  });
  // The process is narrowed by its last stage: other tests have approved applications, and begun what follows.
  const { results } = await ask(request, '/api/v2/active-dref/?status=1,3');
  const { id } = results.find(({ status }: { status: number }) => status === 1 || status === 3);
  await page.goto(`/dref-applications/${id}/edit`);
  await expect(page.locator('[name="title"]')).not.toHaveValue('');
  await settled(page);
  const total = (await Promise.all(files)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: String(total) });
  process.stdout.write(`form of a DREF: ${total} B\n`);
  expect(total).toBeLessThanOrEqual(MOST_FORM);
});

/** Bytes of React Router, gzip, on every page: its declarative part. What needs its data router would bring as much again. */
const MOST_ROUTER = 10_000;

test('no page carries the data router of React Router', () => {
  const [file, ...others] = readdirSync(`${DIST}static/js`).filter((name) =>
    /^lib-router\..*\.js$/.test(name),
  );
  expect(others).toEqual([]);
  const size = gzipSync(readFileSync(`${DIST}static/js/${file}`), { level: 9 }).length;
  expect(size).toBeGreaterThan(MOST_ROUTER / 2);
  expect(size).toBeLessThanOrEqual(MOST_ROUTER);
});

// Names are put into scripts after they are made.
test('every script that is built can be read', () => {
  const scripts = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(100);
  for (const file of scripts) new Script(readFileSync(DIST + file, 'utf8'), { filename: file });
});

/** Whether each is compiled while it arrives. */
const areCompiledAhead = (files: readonly string[]) =>
  files.map((file) => readFileSync(DIST + file, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'));

test('what every page begins with is compiled while it arrives, and its map still fits', () => {
  const first = filesOf(FIRST_PART).filter((name) => name.endsWith('.js'));
  expect(first.length).toBeGreaterThan(2);
  expect(areCompiledAhead(first)).not.toContain(false);
  for (const file of first)
    expect(JSON.parse(readFileSync(`${DIST}${file}.map`, 'utf8')).mappings).toMatch(/^;/);
});

test('so is a form, of which all is at work at once, and not what others show', () => {
  const own = (name: RouteName) =>
    areCompiledAhead(
      filesOfPage(name).filter((file) => file.endsWith('.js') && !filesOf(FIRST_PART).includes(file)),
    );
  for (const name of ['newFieldReport', 'newDref', 'newProject'] as const)
    expect(own(name).filter(Boolean).length).toBeGreaterThan(2);
  for (const name of ['fieldReports', 'localUnit', 'emergencyActivities'] as const)
    expect(own(name)).not.toContain(true);
});

test('what a part of the code came with is not kept once it is there', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { parts: unknown[] }).parts.length)).toBe(0);
});

test('nor is what has made it, which is run but once', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const toRun = await page.evaluate(() => {
    const found: Record<string, string> = {};
    const look = (bundler: { m: Record<string, () => void> }) => {
      for (const [name, make] of Object.entries(bundler.m)) found[name] = String(make);
    };
    const part = [['part of a test'], { neverRun() {} }, look];
    (window as unknown as { parts: unknown[] }).parts.push(part);
    return found;
  });
  expect(Object.keys(toRun)).toContain('neverRun');
  expect(Object.values(toRun).filter((source) => source.includes('react.dev/errors'))).toEqual([]);
});

/** How much higher or lower the page ever is than at first, in px, while somebody scrolls to its end. */
async function growthOf(page: Page): Promise<number> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const first = await height();
  let growth = 0;
  for (let top = 0; top < (await height()); top += STEP) {
    await page.mouse.wheel(0, STEP);
    await settled(page);
    growth = Math.max(growth, Math.abs((await height()) - first));
  }
  return growth;
}

for (const [path, width, mostShift, mostGrowth] of [
  ['/', 1366, 0.02, 100],
  ['/emergencies', 390, 0.02, 250],
] as const)
  test(`nothing moves while ${path} loads and is read (${width} px wide), and nothing comes from elsewhere`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? '') && /^https?:/.test(url)) elsewhere.push(url);
    });
    await watchShifts(page);
    await page.goto(path);
    await settled(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift);
    // What lies further down comes when the reader nears it, into a room of its size.
    const growth = await growthOf(page);
    test.info().annotations.push({ type: 'pixels', description: String(growth) });
    expect(growth).toBeLessThanOrEqual(mostGrowth);
    expect(elsewhere).toEqual([]);
  });

/** How far down the first row of a list may end on a window of a small laptop, in px. */
const FIRST_SCREEN = 900;

test('the first row of a list is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: FIRST_SCREEN });
  for (const path of [
    '/emergencies/all',
    '/appeals/all',
    '/field-reports/all',
    '/three-w/projects/all',
    '/three-w/activities/all',
    '/alerts/all',
  ]) {
    await page.goto(path);
    const row = await page.getByRole('main').getByRole('row').nth(1).boundingBox();
    expect(row && row.y + row.height, path).toBeLessThanOrEqual(FIRST_SCREEN);
  }
});
