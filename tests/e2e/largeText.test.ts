import { expect, settled, test } from './support/test.ts';

/** Letters twice as large as usual, as readers set them in their browser. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

for (const path of ['/emergencies', '/field-reports/1'])
  test(`letters of twice the size widen no page of a phone by more than the ring of what has the focus: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 8000 });
    await page.goto(path);
    await settled(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(398);
  });
