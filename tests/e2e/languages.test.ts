import type { Page, Request, Route } from '@playwright/test';
import { TRANSLATION_WAIT_MS } from '#machines/constants/timings.ts';
import { PAGES } from './support/pages.ts';
import { MOST_SHIFT } from './support/shifts.ts';
import {
  test as base,
  expect,
  expectAccessible,
  expectAskedAheadTaken,
  expectNothingPaintedForEver,
  inLanguage,
  settled,
} from './support/test.ts';

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 800 };

/** A worker's pages, one a language: to begin a browser's process anew takes as long as to open the app in it. */
const test = base.extend<{ language: string }, { pages: Map<string, Page> }>({
  language: ['en', { option: true }],
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs out of the pattern
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, baseURL, pages, language }, use) => {
    const page = pages.get(language) ?? (await openFor(language, () => browser.newPage()));
    pages.set(language, page);
    await page.setViewportSize(DESK);
    await forget(page, baseURL ?? '');
    await use(page);
  },
});

/** What was kept of the visits before: each page is opened as by one who comes for the first time. */
async function forget(page: Page, origin: string) {
  // Nothing that is open keeps anything meanwhile; an address of another site would begin a process anew.
  await page.goto('/robots.txt');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

async function openFor(language: string, newPage: () => Promise<Page>) {
  const page = await newPage();
  await inLanguage(page, language);
  await watchPage(page);
  // English is better than nothing on a line that is too slow, which a busy machine would be taken for.
  await page.addInitScript((wait) => {
    const { setTimeout } = window;
    const patient = (work: TimerHandler, ms?: number, ...more: unknown[]) =>
      setTimeout(work, ms === wait ? wait * 100 : ms, ...more);
    Object.assign(window, { setTimeout: patient });
  }, TRANSLATION_WAIT_MS);
  return page;
}

/** Keeps what the first heading and the bar said at each change, and how far things moved. */
async function watchPage(page: Page) {
  await page.addInitScript(() => {
    const seen = { headings: [] as string[], shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      const text = document.querySelector('main p')?.textContent ?? '';
      const said = `${document.querySelector('footer h2')?.textContent} ${text}`;
      if (document.querySelector('footer h2') && seen.headings.at(-1) !== said) seen.headings.push(said);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { headings: string[]; shift: number } }).seen);

/**
 * The pages take them by turns, from right to left as often as not: the way is the same, only words, letters and direction differ. The
 * rules of axe see the same in all of them but direction, contrast and what fits: it looks at each page on a desk and on a phone, where
 * the page is loaded anew to see what moves there. `GO_FULL=1` looks at every page in both directions at both widths (`accessibility.test.ts`).
 */
const LANGUAGES = ['ar', 'fr', 'ar', 'es'] as const;

for (const [index, [name, path]] of Object.entries(PAGES).entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'ar';
  test.describe(() => {
    test.use({ language });

    test(`${name} opens in ${language} at once: one call for its words, nothing moves or is painted for ever, and axe finds nothing on a desk and on a phone`, async ({
      page,
    }) => {
      const calls: string[] = [];
      const onRequest = (request: Request) => {
        if (request.url().includes('/api/v2/language/')) calls.push(request.url());
      };
      page.on('request', onRequest);
      await page.goto(path);
      await settled(page);
      const { headings, shift } = await seenOn(page);
      // The page goes on to other tests.
      page.off('request', onRequest);
      expect(calls).toHaveLength(1);
      expect(headings.filter((said) => said.startsWith('About '))).toEqual([]);
      expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAskedAheadTaken(page);
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
      await page.reload();
      await settled(page);
      expect((await seenOn(page)).shift).toBeLessThanOrEqual(MOST_SHIFT);
      await expectNothingPaintedForEver(page);
      await expectAccessible(page);
    });
  });
}

const WORDS_OF_API = '**/api/v2/language/**';
const WORDS_OF_RELEASE = '**/words/*.json';
/** Of a page that has more. */
const ONE_WORD = { id: 1, language: 'ar', page_name: 'footer', key: 'helpful', value: 'روابط مفيدة' };

for (const { api, answer } of [
  { api: 'is slow', answer: () => {} },
  { api: 'fails', answer: (route: Route) => route.abort() },
  { api: 'keeps none', answer: (route: Route) => route.fulfill({ json: { strings: [] } }) },
  { api: 'keeps only one', answer: (route: Route) => route.fulfill({ json: { strings: [ONE_WORD] } }) },
])
  base(`a page has its words from the release where the API ${api}`, async ({ page }) => {
    await inLanguage(page, 'ar');
    await watchPage(page);
    await page.route(WORDS_OF_API, answer);
    await page.goto('/cookie-policy');
    await expect(page.getByRole('heading', { level: 1, name: 'سياسة ملفات تعريف الارتباط' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const { headings, shift } = await seenOn(page);
    expect(headings.filter((said) => said.startsWith('About '))).toEqual([]);
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

base('what the API says is not kept back for words of the release that never come', async ({ page }) => {
  await inLanguage(page, 'ar');
  await page.route(WORDS_OF_API, (route) => route.fulfill({ json: { strings: [ONE_WORD] } }));
  await page.route(WORDS_OF_RELEASE, () => {});
  await page.goto('/cookie-policy');
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: ONE_WORD.value })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

base(
  'a page without translations shows in English, from the left, until they come: once, and nothing typed is lost',
  async ({ page }) => {
    await inLanguage(page, 'ar');
    await page.route(WORDS_OF_API, (route) => route.abort());
    await page.route(WORDS_OF_RELEASE, (route) => route.abort());
    await page.goto('/cookie-policy');
    await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('dir', 'ltr');
    await expect(root).toHaveAttribute('lang', 'en');

    const search = page.getByRole('banner').getByRole('combobox');
    await search.fill('Nepal');
    await page.unroute(WORDS_OF_API);
    // What opens next asks again, be it this page or what finds Nepal.
    await page.getByRole('contentinfo').locator('a[href="/terms-and-conditions"]').click();
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1, name: 'الشروط والأحكام' })).toBeVisible();
    await expect(search).toHaveValue('Nepal');
  },
);
