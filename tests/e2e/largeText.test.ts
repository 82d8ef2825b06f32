import { expect, inLanguage, settled, test } from './support/test.ts';

/** Letters twice as large as usual, as readers set them in their browser. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

/** An ordinary phone, and the narrowest window that a page must fit (WCAG 2.2, 1.4.10). */
const WIDTHS = [390, 320];

for (const [path, language] of [
  ['/', 'en'],
  ['/emergencies', 'ar'],
  ['/emergencies/all', 'en'],
  ['/emergencies/1050/details', 'ar'],
  ['/appeals/all', 'ar'],
  ['/field-reports/1', 'en'],
  ['/countries/123/profile/overview', 'en'],
  ['/countries/123/ongoing-activities/emergencies', 'en'],
  ['/regions/2/operations', 'en'],
  ['/risk-watch/seasonal', 'ar'],
  ['/preparedness/global-summary', 'en'],
  ['/search?keyword=flood', 'ar'],
] as const)
  test(`letters of twice the size widen no page of a phone: ${path} (${language})`, async ({ page }) => {
    await inLanguage(page, language);
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 8000 });
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 8000 });
      await settled(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
