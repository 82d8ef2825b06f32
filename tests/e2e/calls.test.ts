import type { Page } from '@playwright/test';
import { FIRST_ANSWERS_MS } from '#machines/constants/timings.ts';
import {
  expect,
  expectAskedAheadTaken,
  goWithin,
  inNoTime,
  settled,
  signedInAs,
  test,
} from './support/test.ts';

/** Calls of the API that a reader's visit may make: twenty times another page, eight of them one that is come back to, and two overviews with all their charts. */
const MOST_CALLS = 46;
/** An emergency: itself, what says which tabs it has, its severity so far and, where its map is near, its provinces. */
const MOST_OF_AN_EMERGENCY = 5;

/** `back`: the page before, as by the button of the browser. */
const VISIT = [
  '/emergencies',
  '/emergencies/all',
  '/emergencies/1050/details',
  'back',
  '/emergencies/1049/details',
  '/emergencies/1049/reports',
  'back',
  '/field-reports/all',
  '/field-reports/1',
  'back',
  '/appeals/all',
  '/alerts/all',
  '/surge/overview',
  'back',
  '/three-w/projects/all',
  '/three-w/projects/1',
  'back',
  '/deployed-personnels/all',
  'back',
  'back',
] as const;

async function go(page: Page, step: string) {
  if (step !== 'back') return goWithin(page, step);
  await page.evaluate(() => window.history.back());
  await settled(page);
}

test('a visit of twenty pages makes few calls, none twice, and none for a page that is come back to', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  await inNoTime(page);
  await page.goto('/');
  await settled(page);
  const made: { step: string; calls: string[] }[] = [{ step: '/', calls: calls.splice(0) }];
  for (const step of VISIT) {
    await go(page, step);
    made.push({ step, calls: calls.splice(0) });
  }
  const all = made.flatMap((one) => one.calls);
  process.stdout.write(`${all.length} calls: ${JSON.stringify(made, null, 1)}\n`);
  expect(made.filter(({ step, calls: its }) => step === 'back' && its.length > 0)).toEqual([]);
  expect(all.filter((call, index) => all.indexOf(call) !== index)).toEqual([]);
  const emergencies = made.filter(({ step }) => step.endsWith('/details')).slice(1);
  for (const { calls: its } of emergencies) expect(its.length).toBeLessThanOrEqual(MOST_OF_AN_EMERGENCY);
  expect(all.length).toBeLessThanOrEqual(MOST_CALLS);
});

/** Pages whose calls hang on who reads them, and the call that is asked for before the code of the page has come. */
const BY_READER = [
  ['/local-units/1', undefined, '/api/v2/public-local-units/1/'],
  ['/local-units/1', 'guest', '/api/v2/public-local-units/1/'],
  ['/local-units/1', 'member', '/api/v2/local-units/1/'],
  ['/countries/123/ns-overview/per/58', undefined, '/api/v2/public-per-process-status/58/'],
  ['/countries/123/ns-overview/per/58', 'member', '/api/v2/public-per-process-status/58/'],
  ['/countries/123/ns-overview/per/58', 'superuser', '/api/v2/country/123/'],
  ['/account/notifications', 'member', '/api/v2/event/?limit=5&offset=0&is_subscribed=true'],
] as const;

for (const [path, as, first] of BY_READER)
  test(`${path} asks before its code has come for what it shows ${as ?? 'a visitor'}, for nothing else, and nothing twice`, async ({
    page,
  }) => {
    if (as) await signedInAs(page, as);
    // Who that is was told on the page before.
    await page.goto('/terms-and-conditions');
    await settled(page);
    const calls: string[] = [];
    page.on('request', (asked) => {
      const { pathname, search } = new URL(asked.url());
      if (pathname.startsWith('/api/')) calls.push(pathname + search);
    });
    const ahead = page.waitForRequest((asked) => asked.url().endsWith(first), { timeout: 30_000 });
    await page.route('**/static/js/**', async (route) => {
      await ahead;
      await route.continue();
    });
    await page.goto(path);
    await settled(page);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
    await expectAskedAheadTaken(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

/** Pages of one piece, and what each shows of the first of its answers. */
const OF_ONE_PIECE = [
  ['/emergencies/all', 'tbody a'],
  ['/three-w/activities/all', 'tbody td'],
  ['/field-reports/1', 'section p'],
  ['/three-w/projects/1', 'section dd'],
  ['/three-w/activities/1', 'section dd'],
  ['/local-units/1', 'section dd'],
  ['/countries/123/ongoing-activities/emergencies', 'section dd'],
  ['/countries/123/ongoing-activities/three-w/projects', 'section dd'],
  ['/countries/123/ns-overview/partners', 'section td, section li'],
  ['/countries/123/profile/previous-events', 'section dd'],
  ['/regions/2/operations', 'section dd'],
  ['/regions/2/three-w', 'section dd'],
] as const;

test('a page of one piece that is opened first is drawn once, with what was asked for ahead of its code', async ({
  page,
}) => {
  await page.addInitScript((wait) => {
    // A busy machine may take as long for an answer as a bad line.
    const begin = window.setTimeout;
    const patient = (run: TimerHandler, delay = 0, ...rest: unknown[]) =>
      begin(run, delay === wait ? wait * 200 : delay, ...rest);
    Object.assign(window, { setTimeout: patient });
    new MutationObserver((_, watcher) => {
      const main = document.querySelector('main');
      if (!main?.querySelector('h1')) return;
      Object.assign(window, { firstDrawing: main.cloneNode(true) });
      watcher.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, FIRST_ANSWERS_MS);
  for (const [path, data] of OF_ONE_PIECE) {
    await page.goto(path);
    await settled(page);
    const shown = await page.evaluate(
      (selector) =>
        (window as unknown as { firstDrawing: Element }).firstDrawing.querySelector(selector)?.textContent,
      data,
    );
    expect(shown, path).toBeTruthy();
  }
});

test('a record that is not there is asked for once, ahead of the code of its page', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    if (pathname.endsWith('/999999/') && pathname.startsWith('/api/')) calls.push(pathname);
  });
  const records = [
    ['/field-reports/999999', '/api/v2/field-report/999999/'],
    ['/three-w/projects/999999', '/api/v2/project/999999/'],
    ['/local-units/999999', '/api/v2/public-local-units/999999/'],
    ['/regions/999999/operations', '/api/v2/region/999999/'],
  ] as const;
  for (const [path] of records) {
    await page.goto(path);
    await settled(page);
  }
  expect(calls).toEqual(records.map(([, call]) => call));
});
