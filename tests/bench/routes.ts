import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '../e2e/support/server.ts';

/**
 * `npm run bench:routes -- [--url APP] [--runs 3] [--slow3g] [--only TEXT]`: what opening a route costs somebody who comes for the
 * first time, on a processor four times as slow, as medians; prints a table. `--slow3g`: on a line of 400 kbit/s with 400 ms a round trip
 * instead, with the processor as it is. Without `--url` on a server of its own with the seeded data.
 */

/** Where the first data of each route shows, and what opens as whom. */
const ROUTES: readonly (readonly [path: string, data: string, user?: string])[] = [
  ['/', 'main section a[href^="/emergencies/"]'],
  ['/emergencies', 'main table tbody a, main [role="table"] a'],
  ['/emergencies/all', 'main table tbody a'],
  ['/emergencies/EMERGENCY/details', 'main h1'],
  ['/appeals/all', 'main table tbody td'],
  ['/field-reports/all', 'main table tbody a'],
  ['/three-w/projects', 'main table tbody a, main figure svg path'],
  ['/three-w/projects/all', 'main table tbody td'],
  ['/surge/overview', 'main table tbody td'],
  ['/surge/catalogue', 'main h2'],
  ['/search?keyword=flood', 'main h2'],
  ['/login', 'input[name="password"]'],
  ['/field-reports/new', 'form input', 'country-admin'],
  ['/account/details', 'main dd, main form', 'country-admin'],
  ['/countries/123/ongoing-activities/emergencies', 'main h1'],
  ['/risk-watch/seasonal', 'main table tbody td, main ol li'],
];
const SLOWER = 4;
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const TIMEOUT_MS = 120_000;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    slow3g: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

const server = values.url ? undefined : await startServer();
const base = values.url ?? server?.url ?? '';
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
});
try {
  const emergency = await firstEmergency();
  const rows: Record<string, unknown>[] = [];
  for (const [path, data, user] of ROUTES.filter(([route]) => route.includes(values.only))) {
    const runs: Visit[] = [];
    for (let run = 0; run < Number(values.runs); run++)
      runs.push(await visit(browser, path.replace('EMERGENCY', emergency), data, user));
    const columns = Object.keys(runs[0] ?? {}) as (keyof Visit)[];
    rows.push({
      route: path,
      ...Object.fromEntries(columns.map((column) => [column, median(runs.map((one) => one[column]))])),
    });
  }
  process.stdout.write(asTable(rows));
} finally {
  await browser.close();
  await server?.stop();
}

interface Visit {
  /** JavaScript and styles in kB, gzip, until the data shows, and until nothing is asked for any more. */
  kBUsable: number;
  kBIdle: number;
  requests: number;
  /** Of the API, and of those the ones that were made before. */
  calls: number;
  repeated: number;
  fcpMs: number;
  dataMs: number;
  blockedMs: number;
  shift: number;
}

async function visit(inBrowser: Browser, path: string, data: string, user?: string): Promise<Visit> {
  const context = await inBrowser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    baseURL: base,
  });
  const page = await context.newPage();
  const signedIn = user && {
    displayName: user,
    ...(await (
      await page.request.post('/get_auth_token', {
        data: { username: `${user}@demo.example`, password: 'GO-demo-2026' },
      })
    ).json()),
  };
  await page.addInitScript(watch, { data, signedIn });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (values.slow3g) await cdp.send('Network.emulateNetworkConditions', SLOW_3G);
  else await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const bodies: Promise<readonly [at: number, bytes: number]>[] = [];
  const started = performance.now();
  const asked: string[] = [];
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    if (/\/api\//.test(request.url())) asked.push(`${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
    const at = performance.now() - started;
    bodies.push(response.body().then((body) => [at, gzipSync(body, { level: 9 }).length] as const));
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as Seen).seen.dataMs > 0, undefined, {
    timeout: TIMEOUT_MS,
  });
  const shownAt = performance.now() - started;
  await page.waitForLoadState('networkidle');
  const { seen } = await page.evaluate(() => ({ seen: (window as unknown as Seen).seen }));
  const sizes = await Promise.all(bodies);
  const kB = (until: number) =>
    Math.round(sizes.reduce((sum, [at, bytes]) => sum + (at <= until ? bytes : 0), 0) / 100) / 10;
  await context.close();
  return {
    kBUsable: kB(shownAt),
    kBIdle: kB(Number.POSITIVE_INFINITY),
    requests,
    calls: asked.length,
    repeated: asked.length - new Set(asked).size,
    fcpMs: Math.round(seen.fcpMs),
    dataMs: Math.round(seen.dataMs),
    blockedMs: Math.round(seen.blockedMs),
    shift: Math.round(seen.shift * 1000) / 1000,
  };
}

interface Seen {
  seen: { fcpMs: number; dataMs: number; blockedMs: number; shift: number };
}

/** Runs in the page before its own scripts. */
function watch({ data, signedIn }: { data: string; signedIn: unknown }) {
  localStorage.setItem(
    'cookieConsent',
    JSON.stringify({ policy: '2026-11-22', acceptedAt: '2026-11-22T00:00:00Z' }),
  );
  if (signedIn) localStorage.setItem('user', JSON.stringify(signedIn));
  const seen = { fcpMs: 0, dataMs: 0, blockedMs: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) seen.fcpMs = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockedMs += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const watcher = new MutationObserver(() => {
    const shown = [...document.querySelectorAll(data)].some(
      (element) => element.textContent?.trim() || element.matches('input, path, form'),
    );
    if (!shown) return;
    seen.dataMs = performance.now();
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Columns under each other. */
function asTable(rows: readonly Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map((line) => `${line.map((text, index) => text.padEnd(widths[index] ?? 0)).join('  ')}\n`)
    .join('');
}

async function firstEmergency() {
  const answer = await fetch(`${base}/api/v2/event/?limit=1&ordering=-num_affected`);
  const { results } = (await answer.json()) as { results: { id: number }[] };
  return String(results[0]?.id);
}

function median(numbers: readonly number[]) {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
}
