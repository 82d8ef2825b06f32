import { expect, inLanguage, settled, signedInAs, test } from './support/test.ts';

/** Letters twice as large as usual, as readers set them in their browser. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

/** An ordinary phone, and the narrowest window that a page must fit (WCAG 2.2, 1.4.10). */
const WIDTHS = [390, 320];

const PAGES: readonly (readonly [path: string, language: string, as?: string])[] = [
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
  ['/deployed-erus/all', 'ar'],
  ['/', 'fr'],
  ['/surge/catalogue/wash', 'fr'],
  ['/login', 'fr'],
  ['/dref-applications/1/export', 'fr', 'superuser'],
];

/**
 * Letters of another make are wider: those of the device stand in for ours on a slow line, and readers may set theirs apart. As
 * much as a page must bear is more than the widest common ones need (WCAG 2.2, 1.4.12).
 */
const APART = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

for (const [path, language, as] of PAGES)
  for (const areApart of [false, true])
    test(`letters of twice the size${areApart ? ' and far apart' : ''} widen no page of a phone: ${path} (${language})`, async ({
      page,
    }) => {
      await inLanguage(page, language);
      if (as) await signedInAs(page, as);
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 8000 });
      await page.goto(path);
      if (areApart) await page.evaluate(adopt, APART);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 8000 });
        await settled(page);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

/** Runs in the page: rules of a reader's own, which no policy of the page keeps away. */
function adopt(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
