import type { CDPSession, Page } from '@playwright/test';
import { median } from '../support/median.ts';
import { paceOfMachine, scriptMs } from './support/paceOfMachine.ts';
import { expect, test } from './support/storybook.ts';

/** What a key may cost of script on a processor four times as slow: a frame, in ms. */
const KEY_MS = 16;
/** What opening the form may cost there, in ms. */
const OPENING_MS = 200;
const SLOWER = 4;
/** Of so many keys the middle one counts, since other tests run beside this one. */
const KEYS = 'Wells of the upper valley';

const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('a key in a form of 170 fields and 40 rows costs less than a frame of script on a slow phone', async ({
  storyPage,
}) => {
  test.setTimeout(180_000);
  const { page, show } = storyPage;
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  expect(await show('components-recordform--as-long-as-the-longest')).toEqual([]);
  const fields = await page.locator('[data-field]').count();
  expect(fields).toBeGreaterThanOrEqual(170);
  const costs: Record<string, number> = {};
  for (const [where, box] of [
    ['field', page.getByRole('textbox', { name: /^Project name/ }).last()],
    ['row', page.getByRole('group', { name: 'Name 40' }).getByRole('textbox', { name: /^Name/ })],
  ] as const) {
    await box.focus();
    // The first change tells that there is a draft.
    await page.keyboard.press('A');
    await painted(page);
    const keys: number[] = [];
    for (const key of KEYS) {
      const pace = await paceOfMachine(session, page);
      const before = await scriptMs(session);
      await page.keyboard.press(key);
      await painted(page);
      keys.push(((await scriptMs(session)) - before) / pace);
    }
    // What a processor four times as slow would take: the time that one spent on it, as it counts itself, times four.
    costs[`${where}KeyMs`] = median(keys) * SLOWER;
  }
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ fields, ...costs }) });
  process.stdout.write(`form of ${fields} fields: ${JSON.stringify(costs)}\n`);
  for (const cost of Object.values(costs)) expect(cost).toBeLessThan(KEY_MS);
});

/** The storybook itself listens to all that appears: its own script says nothing of the form. */
const STORYBOOK = '/sb-preview/';

/** Resolves in the page with the moment, in ms of its own clock, at which the first field is about to be painted. */
const firstPicture = (page: Page) =>
  page.evaluateHandle(() => ({
    at: new Promise<number>((done) => {
      const watcher = new MutationObserver(() => {
        if (!document.querySelector('[data-field]')) return;
        watcher.disconnect();
        requestAnimationFrame(() => done(performance.now()));
      });
      watcher.observe(document.body, { childList: true, subtree: true });
    }),
  }));

/**
 * Script of the product and its libraries until the first picture of what is opened, in ms of the processor: all script as it counts
 * itself, and of it the share of the samples that are theirs and as early. What else runs on the machine makes it no longer.
 */
async function openingMs(session: CDPSession, page: Page, open: () => Promise<void>): Promise<number> {
  const picture = await firstPicture(page);
  const before = await scriptMs(session);
  await session.send('Profiler.start');
  await open();
  const shownAt = await picture.evaluate(({ at }) => at);
  const { profile } = await session.send('Profiler.stop');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  const whole = metric('ScriptDuration') * 1000 - before;
  const end = metric('NavigationStart') * 1e6 + shownAt * 1000;
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const filesOf = (id: number) => {
    const urls: string[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const url = nodes.get(at)?.callFrame.url;
      if (url) urls.push(url);
    }
    return urls;
  };
  let now = profile.startTime;
  let scripts = 0;
  let own = 0;
  for (const [index, id] of (profile.samples ?? []).entries()) {
    now += profile.timeDeltas?.[index] ?? 0;
    const urls = filesOf(id);
    if (urls.length === 0) continue;
    scripts += 1;
    const isOurs =
      urls.some((url) => url.includes('.iframe.bundle.js')) && !urls.some((url) => url.includes(STORYBOOK));
    if (isOurs && now <= end) own += 1;
  }
  return scripts === 0 ? 0 : (whole * own) / scripts;
}

test('opening it costs less than 200 ms of script on a slow phone', async ({ storyPage }) => {
  test.setTimeout(180_000);
  const { page, show } = storyPage;
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 500 });
  expect(await show('components-recordform--opened-by-a-press')).toEqual([]);
  const costs: number[] = [];
  for (let time = 0; time < 6; time++) {
    const pace = await paceOfMachine(session, page);
    const open = () => page.getByRole('button', { name: 'Open', exact: true }).click();
    costs.push((await openingMs(session, page, open)) / pace);
    // The others come after it.
    await expect.poll(() => page.locator('[data-field]').count()).toBeGreaterThanOrEqual(170);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await painted(page);
  }
  // Other tests run beside this one: the quickest counts. On a busy machine the profiler may begin after all is over.
  const measured = costs.filter((cost) => cost > 0);
  const cost = Math.min(...measured) * SLOWER;
  process.stdout.write(`opening it: ${cost} ms ${JSON.stringify(costs)}\n`);
  expect(measured.length).toBeGreaterThan(costs.length / 2);
  expect(cost).toBeLessThan(OPENING_MS);
});
