import type { Page } from '@playwright/test';
import { PAGES, SIGNED_IN_PAGES } from './support/pages.ts';
import {
  test as base,
  expect,
  expectAccessible,
  expectAskedAheadTaken,
  inLanguage,
  settled,
  signedInAs,
} from './support/test.ts';

const HEIGHT = 800;
const DESK = 1366;
const PHONE = 390;

interface Visitor {
  language: string;
  as?: string | undefined;
}

/** A worker's pages, one a kind of visitor: the browser has the app at hand from the second visit on. */
const test = base.extend<{ visitor: Visitor }, { pages: Map<string, Page> }>({
  visitor: [{ language: 'en' }, { option: true }],
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs out of the pattern
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, pages, visitor }, use) => {
    const key = JSON.stringify(visitor);
    const page = pages.get(key) ?? (await openFor(visitor, () => browser.newPage()));
    pages.set(key, page);
    await use(page);
  },
});

async function openFor({ language, as }: Visitor, newPage: () => Promise<Page>) {
  const page = await newPage();
  await inLanguage(page, language);
  if (as) await signedInAs(page, as);
  return page;
}

interface Visit {
  path: string;
  as?: string;
}

const VISITS: readonly (readonly [name: string, visit: Visit])[] = [
  ...Object.entries(PAGES).map(([name, path]) => [name, { path }] as const),
  ...Object.entries(SIGNED_IN_PAGES),
];

/**
 * Pages for everybody are looked at where each is opened in a language (`languages.test.ts`), those for signed-in readers here: by
 * turns in English and in Arabic, on a desk and on a phone. `GO_FULL=1` looks at every page in both directions.
 */
const LOOKS = process.env.GO_FULL
  ? ['en', 'ar'].flatMap((language) => VISITS.map(([name, visit]) => ({ name, visit, language })))
  : Object.entries(SIGNED_IN_PAGES).map(([name, visit], index) => ({
      name,
      visit,
      language: index % 2 === 0 ? 'ar' : 'en',
    }));

for (const { name, visit, language } of LOOKS) {
  test.describe(() => {
    test.use({ visitor: { language, as: visit.as } });

    test(`axe finds nothing on ${name} (${language}, on a desk and on a phone)`, async ({ page }) => {
      await page.goto(visit.path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of [DESK, PHONE]) {
        await page.setViewportSize({ width, height: HEIGHT });
        await settled(page);
        await expectAskedAheadTaken(page);
        await expectAccessible(page);
      }
    });
  });
}
