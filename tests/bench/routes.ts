import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { median } from '../support/median.ts';
import { asTable, openApp, openPage, SLOWER } from './browser.ts';

/**
 * `npm run bench:routes -- [--url APP] [--runs 3] [--slow3g] [--only TEXT]`: what opening a route costs somebody who comes for the
 * first time, on a processor four times as slow, as medians; prints a table. `--slow3g`: on a line of 400 kbit/s with 400 ms a round trip
 * instead, with the processor as it is. Without `--url` on a server of its own with the seeded data.
 */

/** What a page shows by itself before the app is there (`src/beforeApp/`). */
const EARLY = {
  name: '.starting-head p',
  rows: '.starting-body li',
  form: '.starting-body input',
  figures: '.starting-value:not(:empty)',
};

interface Opening {
  early?: keyof typeof EARLY;
  user?: string;
}

/** Where the app shows the first data of each route, and what opens as whom. */
const ROUTES: readonly (readonly [path: string, data: string, opening?: Opening])[] = [
  ['/', 'main section a[href^="/emergencies/"]', { early: 'rows' }],
  ['/emergencies', 'main table tbody a, main [role="table"] a', { early: 'rows' }],
  ['/emergencies/all', 'main table tbody a', { early: 'rows' }],
  // Its heading is there before its name is known.
  ['/emergencies/EMERGENCY/details', 'main a[href^="/countries/"]', { early: 'name' }],
  ['/appeals/all', 'main table tbody td', { early: 'rows' }],
  ['/field-reports/all', 'main table tbody a', { early: 'rows' }],
  ['/three-w/projects', 'main dl dd, main figure svg path', { early: 'figures' }],
  ['/three-w/projects/all', 'main table tbody td', { early: 'rows' }],
  ['/surge/overview', 'main table tbody td', { early: 'figures' }],
  ['/surge/catalogue', 'main h2'],
  ['/search?keyword=flood', 'main h2'],
  ['/login', 'main input[name="password"]', { early: 'form' }],
  ['/field-reports/new', 'main form input', { early: 'form', user: 'country-admin' }],
  ['/account/details', 'main dd, main form', { user: 'country-admin' }],
  ['/countries/123/ongoing-activities/emergencies', 'main h1', { early: 'name' }],
  ['/risk-watch/seasonal', 'main table tbody td, main ol li'],
];
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const TIMEOUT_MS = 120_000;
const SHOWN = 'The data shows.';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    slow3g: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

const { base, browser, close } = await openApp(values.url);
try {
  const emergency = await firstEmergency();
  const rows: Record<string, unknown>[] = [];
  for (const [path, data, opening] of ROUTES.filter(([route]) => route.includes(values.only))) {
    const runs: Visit[] = [];
    for (let run = 0; run < Number(values.runs); run++)
      runs.push(await visit(browser, path.replace('EMERGENCY', emergency), data, opening));
    const columns = Object.keys(runs[0] ?? {}) as (keyof Visit)[];
    rows.push({
      route: path,
      ...Object.fromEntries(columns.map((column) => [column, median(runs.map((one) => one[column]))])),
    });
  }
  process.stdout.write(asTable(rows));
} finally {
  await close();
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
  /** The first data, whoever shows it, and the same by the app, from when on all can be used. */
  dataMs: number;
  appMs: number;
  blockedMs: number;
  shift: number;
}

async function visit(
  inBrowser: Browser,
  path: string,
  data: string,
  { early, user }: Opening = {},
): Promise<Visit> {
  const { context, page, cdp } = await openPage(inBrowser, base, { user });
  await page.addInitScript(watch, { data, early: early ? EARLY[early] : data, told: SHOWN });
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
    const body = response.body().then((bytes) => gzipSync(bytes, { level: 9 }).length);
    // One that comes when all has been looked at ends with the page.
    bodies.push(body.catch(() => 0).then((bytes) => [at, bytes] as const));
  });
  // Told by the page: to ask it costs the 330 kB of Playwright's own script, which the page would compile while it starts.
  const shown = page.waitForEvent('console', {
    predicate: (message) => message.text() === SHOWN,
    timeout: TIMEOUT_MS,
  });
  await Promise.all([shown, page.goto(path, { waitUntil: 'commit' })]);
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
    appMs: Math.round(seen.appMs),
    blockedMs: Math.round(seen.blockedMs),
    shift: Math.round(seen.shift * 1000) / 1000,
  };
}

interface Seen {
  seen: { fcpMs: number; dataMs: number; appMs: number; blockedMs: number; shift: number };
}

/** Runs in the page before its own scripts. */
function watch({ data, early, told }: { data: string; early: string; told: string }) {
  const seen = { fcpMs: 0, dataMs: 0, appMs: 0, blockedMs: 0, shift: 0 };
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
    const [isByApp, isEarly] = [data, early].map((selector) =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.textContent?.trim() || element.matches('input, path, form'),
      ),
    );
    if (isByApp || isEarly) seen.dataMs ||= performance.now();
    if (!isByApp) return;
    seen.appMs = performance.now();
    // biome-ignore lint/suspicious/noConsole: how the bench is told
    console.info(told);
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
}

async function firstEmergency() {
  const answer = await fetch(`${base}/api/v2/event/?limit=1&ordering=-num_affected`);
  const { results } = (await answer.json()) as { results: { id: number }[] };
  return String(results[0]?.id);
}
