import { PAGES, SIGNED_IN_PAGES } from './support/pages.ts';
import { expectAccessible, inLanguage, settled, signedInAs, test } from './support/test.ts';

const HEIGHT = 800;

interface Visit {
  path: string;
  as?: string;
}

const VISITS: readonly (readonly [name: string, visit: Visit])[] = [
  ...Object.entries(PAGES).map(([name, path]) => [name, { path }] as const),
  ...Object.entries(SIGNED_IN_PAGES),
];

for (const language of ['en', 'ar']) {
  for (const [name, { path, as }] of VISITS) {
    test(`axe finds nothing on ${name} (${language}), on a desk and on a phone`, async ({ page }) => {
      await inLanguage(page, language);
      if (as) await signedInAs(page, as);
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
