import { PAGES } from './support/pages.ts';
import { expectAccessible, inLanguage, settled, test } from './support/test.ts';

const HEIGHT = 800;

for (const language of ['en', 'ar']) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`axe finds nothing on ${name} (${language}), on a desk and on a phone`, async ({ page }) => {
      await inLanguage(page, language);
      await page.setViewportSize({ width: 1366, height: HEIGHT });
      await page.goto(path);
      await settled(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: HEIGHT });
      await settled(page);
      await expectAccessible(page);
    });
  }
}
