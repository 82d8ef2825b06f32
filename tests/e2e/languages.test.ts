import type { Page } from '@playwright/test';
import { PAGES } from './support/pages.ts';
import { expect, expectAccessible, inLanguage, settled, test } from './support/test.ts';

/** How far what is on the page may move in all while it loads (Cumulative Layout Shift). */
const MOST_SHIFT = 0.02;

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
 * rules of axe see the same in all of them but direction, contrast and what fits: it looks at each page on a desk and on a phone in
 * the visit that there is. `GO_FULL=1` looks at every page in both directions at both widths (`accessibility.test.ts`).
 */
const LANGUAGES = ['ar', 'fr', 'ar', 'es'] as const;

for (const [index, [name, path]] of Object.entries(PAGES).entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'ar';
  test(`${name} opens in ${language} at once: one call for its words, nothing moves, and axe finds nothing on a desk and on a phone`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v2/language/')) calls.push(request.url());
    });
    await inLanguage(page, language);
    await watchPage(page);
    await page.goto(path);
    await settled(page);
    const { headings, shift } = await seenOn(page);
    expect(calls).toHaveLength(1);
    expect(headings.filter((said) => said.startsWith('About '))).toEqual([]);
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await settled(page);
    await expectAccessible(page);
  });
}

test('a page shows in English when its translations do not come', async ({ page }) => {
  await inLanguage(page, 'fr');
  await page.route('**/api/v2/language/**', (route) => route.abort());
  await page.goto('/cookie-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
});
