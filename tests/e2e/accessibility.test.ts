import { expectAccessible, inLanguage, settled, test } from './support/test.ts';

const PAGES = {
  home: '/',
  'all emergencies': '/emergencies/all',
  emergency: '/emergencies/1050/details',
  search: '/search?keyword=flood',
  'cookie policy': '/cookie-policy',
  login: '/login',
  'page not found': '/no/such/page',
};

for (const language of ['en', 'ar']) {
  for (const width of [1366, 390]) {
    for (const [name, path] of Object.entries(PAGES)) {
      test(`axe finds nothing on ${name} (${language}, ${width} px)`, async ({ page }) => {
        await inLanguage(page, language);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await settled(page);
        await expectAccessible(page);
      });
    }
  }
}
