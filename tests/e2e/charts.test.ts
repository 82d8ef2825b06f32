import type { Page } from '@playwright/test';
import { buildPieces, PIECES_URL } from './support/pieces.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const TITLES = ['Bars', 'Stacked bars', 'Lines', 'Shares'];

// One worker after the other would build the pieces anew.
test.describe.configure({ mode: 'default' });

let pieces: Awaited<ReturnType<typeof buildPieces>>;
test.beforeAll(async () => {
  pieces = await buildPieces();
});
test.afterAll(() => pieces.remove());

async function show(page: Page, language: string) {
  await pieces.serve(page);
  await page.goto(PIECES_URL);
  await page.evaluate(
    (shown) => (window as unknown as { showCharts: (language: string) => void }).showCharts(shown),
    language,
  );
}

const drawing = (page: Page, name: string) => page.getByRole('group', { name });
const drawn = async (page: Page) => {
  for (const name of TITLES) {
    const heading = page.getByRole('figure').getByRole('heading', { name, exact: true });
    // Each is drawn when it is neared.
    await heading.scrollIntoViewIfNeeded();
    await expect(page.getByRole('figure').getByRole('group', { name, exact: true })).toBeVisible();
  }
};

for (const language of ['en', 'ar']) {
  test(`axe finds nothing on any chart (${language}), drawn and as table, on a desk and on a phone`, async ({
    page,
  }) => {
    await show(page, language);
    await drawn(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const title of TITLES) await page.getByRole('button', { name: `Show as table: ${title}` }).click();
    await expect(page.getByRole('table')).toHaveCount(TITLES.length);
    await expectAccessible(page);
  });
}

test('the keyboard leads from mark to mark and shows each of them', async ({ page }) => {
  await show(page, 'en');
  await drawn(page);
  await drawing(page, 'Stacked bars')
    .getByRole('img', { name: /^Flood/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(drawing(page, 'Stacked bars').getByRole('img', { name: /^Cyclone/ })).toBeFocused();
  await expect(page.locator('strong', { hasText: 'Cyclone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('strong', { hasText: 'Cyclone' })).toHaveCount(0);
});

test('bars begin where the language begins', async ({ page }) => {
  for (const [language, isMirrored] of [
    ['en', false],
    ['ar', true],
  ] as const) {
    await show(page, language);
    await drawn(page);
    const whole = await drawing(page, 'Bars').first().boundingBox();
    const bar = await drawing(page, 'Bars').getByRole('img').last().locator('rect').nth(1).boundingBox();
    expect((bar?.x ?? 0) > (whole?.x ?? 0) + 10).toBe(isMirrored);
  }
});

test('nothing moves when the drawings come', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await pieces.serve(page);
  await page.route('**/async/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto(PIECES_URL);
  await page.evaluate(() =>
    (window as unknown as { showCharts: (language: string) => void }).showCharts('en'),
  );
  const tops = () =>
    page
      .getByRole('figure')
      .evaluateAll((figures) =>
        figures.map((figure) => Math.round(figure.getBoundingClientRect().y + window.scrollY)),
      );
  await expect(page.getByRole('figure')).toHaveCount(4);
  const before = await tops();
  release();
  await drawn(page);
  expect(await tops()).toEqual(before);
});
