import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AskedAhead } from '#contracts/askedAhead.ts';
import { COMING_BACK_MS } from '#contracts/defineEndpoint.ts';
import { trafficOf } from './traffic.ts';

/** As long as any other expectation may take. */
const SETTLED_LIMIT_MS = 30_000;
/** As long as a page that has nothing to do may take to say so. */
const UNTIL_IDLE_MS = 3_000;

/** How the message of an error begins that a test throws itself. */
export const ON_PURPOSE = 'On purpose:';

/** A page of the app; a test on which the browser's console reports an error fails. */
export const test = base.extend<{ watched: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs out of the pattern
  baseURL: async ({}, use) => use(process.env.GO_URL ?? ''),
  watched: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const onError = (error: Error) => {
        if (!error.message.startsWith(ON_PURPOSE)) errors.push(String(error));
      };
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
      };
      page.on('pageerror', onError).on('console', onMessage);
      trafficOf(page);
      page.context().on('page', trafficOf);
      await use(undefined);
      // The page may go on to other tests.
      page.off('pageerror', onError).off('console', onMessage);
      page.context().off('page', trafficOf);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser itself reports every answer outside 2xx, and what the fault of CORS keeps from the page; tests of such answers want them. */
function isExpected(text: string) {
  return text.startsWith('Failed to load resource') || /\/elsewhere\/.* blocked by CORS policy/.test(text);
}

export async function inLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', JSON.stringify(chosen));
  }, language);
}

/** Opens all that follows as a demo account, as if it had signed in before. */
export async function signedInAs(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/get_auth_token', { data: { username, password: 'GO-demo-2026' } });
  const { token } = await answer.json();
  await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), {
    token,
    displayName: username,
  });
}

/** Who has opened a page before: the browser knows what sort of reader they are. */
export async function knownAsMember(page: Page): Promise<void> {
  await signedInAs(page, 'country-admin');
  await page.addInitScript(() => localStorage.setItem('reader', '"member"'));
}

/**
 * What is open then takes no time, however busy the machine is: what the app counts in minutes does not run out, so that an answer
 * that a reader comes back to within a minute is still the one they had.
 */
export async function inNoTime(page: Page): Promise<void> {
  await page.addInitScript((minute) => {
    const begin = window.setTimeout;
    // The longest that a browser can wait.
    const never = 2 ** 31 - 1;
    const held = (run: TimerHandler, delay = 0, ...rest: unknown[]) =>
      begin(run, delay >= minute ? never : delay, ...rest);
    Object.assign(window, { setTimeout: held });
  }, COMING_BACK_MS);
}

/**
 * Waits until nothing on the page is still to come: nothing is asked for or busy, the letters are there, and the page, left to
 * itself, begins nothing new. `networkidle` would wait half a second each time to see as much.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = trafficOf(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    const before = traffic.begun;
    await page.evaluate(hasNothingToDo, UNTIL_IDLE_MS);
    expect([...traffic.underWay].map((request) => request.url())).toEqual([]);
    expect(traffic.begun).toBe(before);
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
  }).toPass({ intervals: [20, 50, 100], timeout: SETTLED_LIMIT_MS });
}

/**
 * Runs in the page: through what is waiting to run or to be painted, twice, as what was painted may begin more. A browser that
 * a busy machine leaves without frames or idle moments says neither: after `limit` the caller looks without them.
 */
async function hasNothingToDo(limit: number) {
  const late = new Promise((done) => setTimeout(done, limit));
  // Without a name, for which a compiler would call what the page does not have.
  const idle = (async () => {
    await document.fonts.ready;
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestIdleCallback(done));
    }
  })();
  await Promise.race([idle, late]);
}

/** What a browser moves without painting the page anew, and what else a keyframe says. */
const WITHOUT_PAINTING = ['opacity', 'transform', 'offset', 'computedOffset', 'easing', 'composite'];

/** Calls that a page has made ahead and the app does not take: what stands far below. */
const NEVER_TAKEN = [
  // The list at its end, where the window is too low for it.
  /^\/$/,
];

/** What the page asks for with its first bytes is what the app asks for then: a call that nobody takes is made twice, or for nothing. */
export async function expectAskedAheadTaken(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  if (NEVER_TAKEN.some((path) => path.test(pathname))) return;
  const left = await page.evaluate(() => [
    ...((window as { askedAhead?: AskedAhead }).askedAhead?.calls.keys() ?? []),
  ]);
  expect(left).toEqual([]);
}

/** What goes on for as long as the page is open costs no phone its battery: it is moved, not painted, with every frame. */
export async function expectNothingPaintedForEver(page: Page): Promise<void> {
  const painted = await page.evaluate(
    (free) =>
      document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .filter((effect) => effect.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .flatMap((effect) => effect.getKeyframes().flatMap(Object.keys))
        .filter((name) => !free.includes(name)),
    WITHOUT_PAINTING,
  );
  expect(painted).toEqual([]);
}

/** axe, smaller than its package gives it: it is read anew by each page that is looked at. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing that axe finds, at any level; what is in frames included. `without`: rules that cannot hold there. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const found = await page.evaluate(async (rulesOff) => {
    // What fades in is neither there nor not: its colours are nobody's.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const looking = (window as unknown as { axe: typeof axe }).axe;
    // What is in order need not be described.
    const { violations } = await looking.run(document, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(rulesOff.map((rule) => [rule, { enabled: false }])),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, without);
  expect(found).toEqual([]);
}

/** Opens a page within the app, as a link of it does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await settled(page);
}
