import type { Page } from '@playwright/test';
import { PAGES } from './support/pages.ts';
import { expect, inLanguage, settled, test } from './support/test.ts';

/** Tells the page that it goes to paper, as the browser does, and waits for its parts. */
async function toPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await settled(page);
    expect(await page.locator('main [data-pending]').count()).toBe(0);
  }).toPass();
}

/** The sheets of a PDF, by the objects that stand for them. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const ROWS: readonly (readonly [
  name: string,
  expected: { most: number; tables: number; maps?: number; charts?: number },
])[] = [
  ['home', { most: 6, tables: 2, maps: 1, charts: 1 }],
  ['all emergencies', { most: 2, tables: 1 }],
  ['all projects', { most: 2, tables: 1 }],
  ['emergency', { most: 4, tables: 1, maps: 1 }],
  // Two sheets, as a profile should have.
  ['/countries/123/profile/overview?print=profile', { most: 2, tables: 0, maps: 1, charts: 2 }],
  ['emergency for print', { most: 4, tables: 1, maps: 1 }],
  ['field report', { most: 3, tables: 1, maps: 1 }],
  ['project', { most: 3, tables: 0 }],
];

for (const [name, { most, tables, maps = 0, charts = 0 }] of ROWS)
  test(`from a phone to paper: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGES[name] ?? name);
    await settled(page);
    await toPaper(page);
    const main = page.getByRole('main');

    // Of the frame and of what is pressed there is nothing; where one is in a list stays, and so do the marks of maps and charts.
    const marks = page.locator(':not([data-point], [data-mark])');
    for (const part of ['banner', 'contentinfo', 'button', 'combobox', 'searchbox', 'radio'] as const)
      await expect(page.getByRole(part).and(marks).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('navigation').filter({ visible: true, hasNotText: /^Showing / })).toHaveCount(
      0,
    );
    await expect(page.getByRole('region', { name: 'Cookies and analytics' })).toBeHidden();

    // Tables are tables.
    expect(await main.getByRole('table').count()).toBeGreaterThanOrEqual(tables);
    const displays = await main
      .locator('td')
      .evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell).display))]);
    expect(displays).toEqual(tables === 0 ? [] : ['table-cell']);

    // What comes late on a screen is there.
    for (const [mark, count] of [
      ['data-point', maps],
      ['data-mark', charts],
    ] as const)
      expect(await main.locator(`[${mark}]`).count()).toBeGreaterThanOrEqual(count);

    // Nothing is wider than the sheet.
    await page.setViewportSize({ width: 688, height: 1000 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (name !== 'all projects') expect(wide).toBeLessThanOrEqual(0);

    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets).toBeGreaterThanOrEqual(1);
    expect(sheets).toBeLessThanOrEqual(most);
  });

test('the keys for printing wait for the whole page, and each sheet says of which page and day it is', async ({
  page,
}) => {
  await inLanguage(page, 'fr');
  await page.addInitScript(() => {
    window.print = () =>
      Object.assign(window, { pending: document.querySelectorAll('main [data-pending]').length });
  });
  await page.goto('/');
  await settled(page);
  // Who has just come prints nothing: the keys are heard a little later than the page.
  await expect(async () => {
    await page.keyboard.press('Control+p');
    await page.waitForFunction(() => 'pending' in window, undefined, { timeout: 3_000 });
  }).toPass();
  expect(await page.evaluate(() => (window as unknown as { pending: number }).pending)).toBe(0);
  const said = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--print-title', '--print-date'].map((name) => style.getPropertyValue(name));
  });
  expect(said[0]).toBe(JSON.stringify(await page.title()));
  expect(said[1]).toMatch(/^"\d+ \S+ 20\d\d"$/);
  // Caps Lock, and a keyboard of another script.
  for (const key of ['P', 'ح']) {
    const isTaken = await page.evaluate(
      (letter) =>
        !window.dispatchEvent(
          new KeyboardEvent('keydown', { key: letter, code: 'KeyP', ctrlKey: true, cancelable: true }),
        ),
      key,
    );
    expect(isTaken, key).toBe(true);
  }
});
