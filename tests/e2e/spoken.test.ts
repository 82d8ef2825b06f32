import type { Page } from '@playwright/test';
import { expect, inLanguage, settled, signedInAs, test } from './support/test.ts';

/** Keeps what live regions that stood before say from now on, as a screen reader would hear it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const regions = '[role="status"], [role="alert"], [aria-live]';
    const standing = new Set(document.querySelectorAll(regions));
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (!region || !standing.has(region)) continue;
        const isWhole = region.getAttribute('aria-atomic') !== 'false';
        const text = isWhole ? region.textContent : [...addedNodes].map((node) => node.textContent).join(' ');
        if (text?.trim() && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
}

test('filters, order, pages and an export of a list are told, and an empty one', async ({ page }) => {
  await page.goto('/emergencies/all');
  await settled(page);
  const heard = await listen(page);
  // The page that it goes back to may be told on the way: what is said last stays.
  const said: string[] = [];
  const expectHeard = async (words: RegExp) => {
    said.length = 0;
    await expect.poll(async () => said[said.push(...(await heard())) - 1] ?? '').toMatch(words);
  };

  await page.getByLabel('Disaster type').selectOption({ label: 'Flood' });
  await expectHeard(/^Showing 1–15 of \d+\. Sorted by Start date, descending\.$/);
  await page.getByRole('button', { name: 'Name', exact: true }).press('Enter');
  await expectHeard(/^Showing 1–15 of \d+\. Sorted by Name, ascending\.$/);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expectHeard(/^Showing 16–30 of \d+\. Sorted by Name, ascending\.$/);
  await page.getByRole('searchbox').fill('nothing is called so');
  await expectHeard(/^Data is not available for selected filter!$/);
  await page.getByRole('searchbox').fill('Nepal');
  await expectHeard(/^Showing 1–\d+ of \d+\. /);
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await expect
    .poll(async () => (await page.evaluate(() => (window as unknown as { said: string[] }).said)).join(' '))
    .toContain('The file is downloaded.');
});

test('following an emergency and ending it are told, and keep the focus', async ({ page }) => {
  await signedInAs(page, 'member');
  await page.goto('/emergencies/1049/details');
  await settled(page);
  const button = page.getByRole('main').getByRole('button', { name: /^(Follow|Unfollow): / });
  const isFollowed = (await button.getAttribute('aria-label'))?.startsWith('Unfollow') ?? false;
  const heard = await listen(page);
  for (const wasFollowed of [isFollowed, !isFollowed]) {
    await button.press('Enter');
    await expect
      .poll(heard)
      .toEqual([expect.stringMatching(wasFollowed ? /^You no longer follow / : /^You follow /)]);
    await expect(button).toBeFocused();
  }
});

test('what is copied, suggested and opened is told once', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await page.goto('/emergencies/all');
  await settled(page);
  const heard = await listen(page);
  await page.getByRole('main').getByRole('button', { name: 'Copy or share' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(heard).toEqual([expect.stringMatching(/^Copied/)]);

  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('flood');
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^Suggestions: \d+$/);
  await search.press('Escape');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
  // A page that takes its time says before that it loads.
  const said: string[] = [];
  const ofPage = async () => {
    said.push(...(await heard()));
    return said.filter((words) => words.includes('Cookie policy'));
  };
  await expect.poll(ofPage).toEqual(['Cookie policy']);
});

test('logging out names what it asks about, and says that it is done', async ({ page }) => {
  const answer = await page.request.post('/get_auth_token', {
    data: { username: 'member', password: 'GO-demo-2026' },
  });
  const { token } = await answer.json();
  await page.goto('/resources');
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), {
    token,
    displayName: 'member',
  });
  await page.reload();
  await page.getByRole('button', { name: /^Account of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Confirmation' });
  await expect(question).toHaveAccessibleDescription(/Log out\? Are you sure you want to continue\?/);
  await question.getByRole('button', { name: 'Ok' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'You are logged out.' })).toBeVisible();
});

for (const language of ['en', 'ar'])
  test(`in the reader's own colours it is seen what is open, chosen and where: ${language}`, async ({
    page,
  }) => {
    await inLanguage(page, language);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto('/emergencies/1050/activities');
    await settled(page);
    const background = (element: Element) => getComputedStyle(element).backgroundColor;
    const tabs = page.getByRole('main').getByRole('navigation').locator('li a');
    const current = await tabs.and(page.locator('[aria-current="page"]')).first().evaluate(background);
    const others = await tabs
      .and(page.locator(':not([aria-current])'))
      .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).backgroundColor))]);
    expect(others).not.toContain(current);

    await page.goto('/emergencies');
    await settled(page);
    await page.keyboard.press('Tab');
    const point = page.locator('[data-point]').first();
    await expect(point).toBeAttached();
    // A mark of its own colour on a picture of its own colours, and the same in the legend.
    const legend = page.getByRole('region').filter({ has: point }).locator('li svg').first();
    for (const part of [point, legend])
      expect(await part.evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe('none');

    const search = page.getByRole('banner').getByRole('combobox');
    await search.fill('nepal');
    const suggestions = page.getByRole('banner').getByRole('option');
    await expect(suggestions.first()).toBeVisible();
    await search.press('ArrowDown');
    await expect(suggestions.and(page.locator('[aria-selected="true"]'))).toHaveCSS('outline-style', 'solid');
  });

test('a page that is made narrower by and by needs no scrolling sideways', async ({ page }) => {
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 1366) await page.goto('/three-w/projects/all');
    await settled(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
