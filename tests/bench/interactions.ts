import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { median } from '../support/median.ts';
import { asTable, openApp, openPage, SLOWER } from './browser.ts';

/**
 * `npm run bench:interactions -- [--url APP] [--runs 3] [--only TEXT]`: from a key or a press to the next picture, by Event Timing on a
 * processor four times as slow; medians, beside those of a page with nothing in it in the same run. The exit code is 1 where the
 * worst of a step takes more than `MOST_MS` beyond that page: what else runs on the machine makes both slower.
 */
const MOST_MS = 80;

interface Step {
  name: string;
  path: string;
  user?: string;
  /** What is there once the page can be used. */
  ready: string;
  act: (page: Page) => Promise<void>;
}

const KEYS = 'Floods in the upper valley, day 2';

const type = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().focus();
  for (const key of KEYS) await page.keyboard.press(key === ' ' ? 'Space' : key);
};
const press = (selector: string) => (page: Page) => page.locator(selector).first().click();

const STEPS: readonly Step[] = [
  {
    name: 'a select opens, and 5 keys in it',
    path: '/emergencies/all',
    ready: 'main table tbody a',
    async act(page) {
      await page.locator('main [role="combobox"]').first().click();
      await page.locator('[role="option"]').first().waitFor();
      for (const key of 'nepal') await page.keyboard.press(key);
    },
  },
  {
    name: 'the next page of a list',
    path: '/emergencies/all',
    ready: 'main table tbody a',
    act: press('main nav :is(a, button)[rel="next"], main nav :is(a, button):has-text("Next")'),
  },
  {
    name: 'another order of a list',
    path: '/emergencies/all',
    ready: 'main table tbody a',
    act: press('main table thead :is(a, button)'),
  },
  {
    name: 'a key in the search of a list',
    path: '/emergencies/all',
    ready: 'main table tbody a',
    act: type('main input[type="search"]'),
  },
  {
    name: 'a tab of an emergency',
    path: '/emergencies/1050/details',
    ready: 'main h1',
    act: press('main nav a[href$="/reports"]'),
  },
  {
    name: 'a key in a field report',
    path: '/field-reports/new',
    user: 'superuser',
    ready: 'main form input[name="title"], main form input[name="summary"]',
    act: type('main form input[name="title"], main form input[name="summary"]'),
  },
  {
    name: 'a key in a DREF',
    path: '/dref-applications/new',
    user: 'superuser',
    ready: 'main form input[name="title"]',
    act: type('main form input[name="title"]'),
  },
  {
    name: 'a key in a project',
    path: '/three-w/projects/new',
    user: 'superuser',
    ready: 'main form input[name="name"]',
    act: type('main form input[name="name"]'),
  },
];

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const { base, browser, close } = await openApp(values.url);
try {
  const rows: Record<string, unknown>[] = [];
  let isBroken = false;
  for (const step of STEPS.filter(({ name }) => name.includes(values.only))) {
    const runs: { worst: number; median: number; empty: number }[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measured(step));
    const of = (name: keyof (typeof runs)[number]) => median(runs.map((one) => one[name]));
    const beyond = of('worst') - of('empty');
    isBroken ||= beyond > MOST_MS;
    rows.push({
      step: step.name,
      medianMs: of('median'),
      worstMs: of('worst'),
      emptyMs: of('empty'),
      beyond,
    });
  }
  process.stdout.write(asTable(rows));
  process.exitCode = isBroken ? 1 : 0;
} finally {
  await close();
}

async function measured({ path, user, ready, act }: Step) {
  const { context, page, cdp } = await openPage(browser, base, { user, width: 1366 });
  await page.addInitScript(watch);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const empty = await worstOnAnEmptyPage(page);
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await taken(page);
  await act(page);
  const all = await taken(page);
  await context.close();
  return { worst: Math.max(...all), median: median(all), empty };
}

async function worstOnAnEmptyPage(page: Page) {
  await page.goto('/robots.txt');
  await page.setContent('<input><button>Press</button>');
  await page.evaluate(watch);
  await page.locator('input').click();
  for (const key of KEYS) await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.locator('button').click();
  return Math.max(...(await taken(page)));
}

/** Runs in the page: keeps how long each press and each key took until the next picture. */
function watch() {
  const presses = new Map<number, number>();
  Object.assign(window, { presses });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId)
        presses.set(entry.interactionId, Math.max(presses.get(entry.interactionId) ?? 0, entry.duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What came since it was asked last, in ms; those below the threshold of Event Timing are not told of. */
async function taken(page: Page): Promise<number[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    // Entries are told of once the picture is there, in the next idle time.
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestIdleCallback(done));
    }
    const { presses } = window as unknown as { presses: Map<number, number> };
    const all = [...presses.values()];
    presses.clear();
    return all.length > 0 ? all : [8];
  });
}
