import type { Locator, Page } from '@playwright/test';
import { PAGES } from './support/pages.ts';
import { expect, settled, test } from './support/test.ts';

/** As many presses of Tab as no page needs before its end. */
const MOST_STOPS = 400;
/** Presses that are sent in one go: to ask the page after each takes longer than the press. */
const AT_ONCE = 20;

interface Walk {
  seen: Set<Element>;
  covered: string[];
  isOver: boolean;
}
const walkOn = (page: Page) =>
  page.evaluate(() => {
    const { walk } = window as unknown as { walk: Walk };
    return { covered: walk.covered, isOver: walk.isOver };
  });

/**
 * Walks by Tab from where the focus is until it leaves the page or comes back, and says which stops are covered: those whose middle
 * belongs to something else. Of a link over several lines its first counts.
 */
async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate(lookAtEachStop);
  if (key === 'Shift+Tab') await page.keyboard.down('Shift');
  for (let stops = 0; stops < MOST_STOPS && !(await walkOn(page)).isOver; stops += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => page.keyboard.press('Tab')));
  if (key === 'Shift+Tab') await page.keyboard.up('Shift');
  return (await walkOn(page)).covered;
}

/** Parts that are made when the reader nears them are there, as they are to one who does not walk twenty stops at a time. */
async function readToEnd(page: Page) {
  await settled(page);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await settled(page);
    expect(await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1)).toBe(true);
  }).toPass({ intervals: [0] });
}

/** Runs in the page: looks at where each press has led once the next one comes. */
function lookAtEachStop() {
  const walk: Walk = { seen: new Set(), covered: [], isOver: false };
  Object.assign(window, { walk });
  let hasBegun = false;
  const look = () => {
    const { seen } = walk;
    const focused = document.activeElement;
    // A date has a stop for each of its parts.
    if (focused && [...seen].at(-1) === focused) return;
    walk.isOver = !focused || focused === document.body || seen.has(focused);
    if (!focused || walk.isOver) return;
    seen.add(focused);
    // What a label stands for, or a drawn mark with no area of its own.
    const [box] = focused.getClientRects();
    if (!box || box.width < 2) return;
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isOwn =
      at !== null && (focused.contains(at) || at.contains(focused) || at.closest('label')?.contains(focused));
    const { x, y } = box;
    if (!isOwn) walk.covered.push(`${focused.outerHTML.slice(0, 120)} at ${Math.round(x)}, ${Math.round(y)}`);
  };
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab' || walk.isOver) return;
      if (hasBegun) look();
      hasBegun = true;
    },
    { capture: true },
  );
}

/** One page of each kind; `GO_FULL=1` walks through them all. */
const WALKED = process.env.GO_FULL
  ? Object.keys(PAGES)
  : [
      'home',
      'all emergencies',
      'emergencies of 30 days',
      'emergency',
      'field report',
      'surge overview',
      'global 3W',
      'search',
      'login',
    ];

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies and analytics' });

const isSeen = (target: Locator) =>
  target.evaluate((element) => (window as unknown as { walk: Walk }).walk.seen.has(element));

for (const name of WALKED)
  test(`what has the focus is seen, with the banner up: ${name}`, async ({ page }) => {
    // As low as a laptop's window with its bars.
    await page.setViewportSize({ width: 1366, height: 520 });
    await page.goto(PAGES[name] ?? '');
    await readToEnd(page);
    // The last stop of the page: the walk begins at the first.
    const accept = banner(page).getByRole('button', { name: 'I Accept' });
    await accept.focus();
    await page.keyboard.press('Tab');
    expect(await coveredStops(page, 'Tab')).toEqual([]);
    expect(await isSeen(accept)).toBe(true);
  });

for (const [name, width, height, key] of [
  ['all emergencies', 1366, 520, 'Shift+Tab'],
  ['all emergencies', 390, 844, 'Tab'],
  ['login', 320, 256, 'Tab'],
  ['all projects', 320, 256, 'Shift+Tab'],
] as const)
  test(`so it is at ${width} x ${height} px by ${key}: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PAGES[name] ?? '');
    await settled(page);
    const accept = banner(page).getByRole('button', { name: 'I Accept' });
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await (key === 'Tab' ? accept : skip).focus();
    await page.keyboard.press(key);
    expect(await coveredStops(page, key)).toEqual([]);
    expect(await isSeen(accept)).toBe(true);
  });

test('accepting cookies, turning to the last page and exporting leave the focus where one is', async ({
  page,
}) => {
  await page.goto('/emergencies/all?country=123');
  await settled(page);
  await banner(page).getByRole('button', { name: 'I Accept' }).press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const next = page.getByRole('button', { name: 'Next' });
  await next.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
  await expect(next).toBeFocused();

  const isExported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await isExported;
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-busy');
});

test('who stops an export stays at its button', async ({ page }) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.goto('/emergencies/all');
  await settled(page);
  await page.route('**/api/v2/event/**', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel the download' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
  answer();
});

test('who goes on to another tab of a record stays at its tabs', async ({ page }) => {
  await page.goto(PAGES.emergency ?? '');
  await settled(page);
  const tab = page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Activities' });
  await tab.press('Enter');
  await settled(page);
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-current', 'page');
});

test('a menu that a key opens has the focus, and gives it back', async ({ page }) => {
  await page.goto('/emergencies/all');
  await settled(page);
  const share = page.getByRole('main').getByRole('button', { name: 'Copy or share' });
  for (const key of ['Enter', 'Space']) {
    await share.press(key);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
  }
});

test('who walks by keys finds the parts of home that a reader finds by scrolling', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.keyboard.press('Tab');
  await settled(page);
  await expect(
    page
      .getByRole('region', { name: /^Active operations/ })
      .getByRole('button')
      .first(),
  ).toBeAttached();
  await expect(page.getByRole('table').first()).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('with less motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/**', (route) =>
    route.request().url().includes('language') ? route.continue() : undefined,
  );
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Highlighted operations' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a page that is opened for a form begins in its first field where that is in sight, else at its heading', async ({
  page,
}) => {
  const field = page.getByLabel('Email or username');
  const heading = page.getByRole('heading', { level: 1 });
  const position = () => page.evaluate(() => scrollY);
  for (const [width, height, start] of [
    [1366, 768, field],
    [390, 844, field],
    [320, 256, heading],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/login');
    await settled(page);
    // Of the page that a visit begins with the browser itself reads the heading.
    if (start === field) await expect(field).toBeFocused();
    expect(await position()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/register/);
    await expect(start === field ? page.getByLabel('First name') : heading).toBeFocused();
    await page.goBack();
    await expect(start).toBeFocused();
  }
});
