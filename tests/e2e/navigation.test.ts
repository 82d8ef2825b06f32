import type { Page } from '@playwright/test';
import { expect, expectAccessible, goWithin, inLanguage, settled, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('banner');
const opened = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

test('the countries menu finds a country of any region and leads to it, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/');
  await opened(page, 'Countries').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Africa', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(bar(page).getByRole('link', { name: 'Kenya', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Asia Pacific' })).toBeFocused();
  await expect(bar(page).getByRole('link', { name: 'Nepal', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('cote');
  await expect(page.getByRole('link', { name: /Africa region/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search for country' }).fill('nepal');
  await bar(page).getByRole('link', { name: 'Nepal', exact: true }).press('Enter');
  await expect(page).toHaveURL(/country=123|countries\/123/);
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a menu closes at Escape, at a press outside, and when the focus walks on', async ({ page }) => {
  await page.goto('/');
  const respond = opened(page, 'Respond');
  const link = bar(page).getByRole('link', { name: 'All emergencies' });
  await respond.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(respond).toBeFocused();
  await respond.click();
  await page.getByRole('main').click({ position: { x: 4, y: 400 } });
  await expect(link).toBeHidden();
  await respond.click();
  await opened(page, 'Countries').focus();
  await expect(link).toBeHidden();
});

test('the countries menu says so when there is no list of regions, and tries again', async ({ page }) => {
  await page.route('**/api/v2/global-enums/', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/');
  await opened(page, 'Countries').click();
  await expect(bar(page).getByText('Not available!')).toBeVisible();
  await page.unroute('**/api/v2/global-enums/');
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Africa', exact: true })).toBeVisible();
});

test('menus leave out what is not built and what whoever is here may not open', async ({ page }) => {
  await page.goto('/');
  await opened(page, 'Respond').click();
  await expect(bar(page).getByRole('link', { name: 'All emergencies' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'New flash update' })).toHaveCount(0);
  const links = await bar(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const paths = [...new Set(links)].filter((path) => path.startsWith('/'));
  expect(paths).toContain('/emergencies/all');
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
  }
});

for (const language of ['en', 'ar']) {
  test(`on a phone the menus stand in a drawer, in ${language}`, async ({ page }) => {
    await inLanguage(page, language);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/cookie-policy');
    await settled(page);
    const names = language === 'en' ? ['Menu', 'Countries', 'Respond'] : ['القائمة', 'البلدان', 'الاستجابة'];
    await bar(page)
      .getByRole('button', { name: names[0] ?? '' })
      .click();
    const drawer = page.getByRole('dialog', { name: names[0] ?? '' });
    await drawer.getByText(names[1] ?? '', { exact: true }).click();
    await expect(drawer.getByRole('tab')).toHaveCount(5);
    await expectAccessible(page);
    await drawer.getByText(names[2] ?? '', { exact: true }).click();
    await drawer.locator('a[href="/emergencies/all"]').click();
    await expect(page).toHaveURL('/emergencies/all');
    await expect(drawer).toBeHidden();
  });
}

test('a new page is announced politely, and its heading has the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Cookie policy$/ })).toHaveCount(1);
  await expect(page.locator('html')).toHaveJSProperty('scrollTop', 0);
});

test('a slug leads to its emergency, and an unknown one back to the list', async ({ page, request }) => {
  const { results } = await (await request.get('/api/v2/event/?limit=1')).json();
  const [{ id, slug }] = results;
  await page.goto(`/emergencies/slug/${slug}`);
  await expect(page).toHaveURL(`/emergencies/${id}/details`);
  await page.goto('/emergencies/slug/no-such-emergency');
  await expect(
    page.getByText('This emergency does not exist or you do not have access to it.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to all emergencies' }).click();
  await expect(page).toHaveURL('/emergencies/all');
});

test('the open tab is in sight on a phone, where the row of tabs is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/surge/catalogue/overview');
  const tabs = page.getByRole('navigation', { name: 'Surge' });
  await expect(tabs.getByRole('link', { name: 'Catalogue of surge services' })).toBeInViewport({
    ratio: 0.95,
  });
  await expect(tabs.getByRole('link', { name: 'Surge overview' })).not.toBeInViewport({ ratio: 1 });
});

test('a page that a tab is sent to begins at its top, wherever one was on the page before', async ({
  page,
}) => {
  await page.goto('/emergencies/all');
  await settled(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(scrolled).toBe(400);
  await page.goto('/appeals/all');
  await settled(page);
  expect(await scrolled()).toBe(0);
});

test('a list that is loaded anew is where it was left once its rows are there, unless one has turned to something', async ({
  page,
}) => {
  await page.goto('/emergencies/all');
  await settled(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  let answer = () => {};
  let answered: Promise<void> | undefined;
  await page.route('**/api/v2/event/?**', async (route) => {
    await answered;
    await route.continue();
  });
  const loadedAnew = async () => {
    answered = new Promise((resolve) => {
      answer = resolve;
    });
    await page.evaluate(() => window.scrollTo(0, 1000));
    await expect.poll(scrolled).toBe(1000);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('combobox').first()).toBeVisible();
    expect(await scrolled()).toBeLessThan(1000);
  };
  await loadedAnew();
  answer();
  await expect.poll(scrolled).toBe(1000);

  await loadedAnew();
  await page.keyboard.press('Shift');
  const before = await scrolled();
  answer();
  await settled(page);
  expect(await scrolled()).toBe(before);
});

test('a list of cards that is come back to has each card where it was left, those above it too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/emergencies/all');
  await settled(page);
  const cards = page.getByRole('table').getByRole('row');
  const card = cards.filter({ has: page.getByRole('rowheader') }).nth(12);
  // As a finger does it: what comes near is laid out on the way.
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 300);
        const box = await card.boundingBox();
        return box !== null && box.y < 300;
      },
      { intervals: [100] },
    )
    .toBe(true);
  const link = card.getByRole('rowheader').getByRole('link');
  // Scrolls as far as the press will.
  await link.hover();
  await settled(page);
  const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  const left = await top();
  await link.click();
  await expect(page).toHaveURL(/\/emergencies\/\d+\//);
  await page.goBack();
  await expect.poll(top).toBe(left);
  await page.reload();
  await expect.poll(top).toBe(left);
});

test('a page whose code could not be had without a connection opens by itself once it is back', async ({
  page,
  context,
}) => {
  // What listens for the connection comes last.
  const later = page.waitForResponse(/\/async\/later\./);
  await page.goto('/');
  await later;
  await settled(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
  await expect(page.getByText(/^Part of this page could not be loaded/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
  await expect(page).toHaveURL(/\/cookie-policy$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Disaster response' })).toBeVisible();
});

test('what a page has the window listen for ends with it', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const listeners = async () => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return found.listeners.map(({ type }) => type).sort();
  };
  await page.goto('/emergencies/all');
  await settled(page);
  // By history alone: a press would end what waits for one.
  const walk = async () => {
    for (const path of ['/appeals/all', '/cookie-policy', '/surge/overview', '/emergencies/all']) {
      await goWithin(page, path);
    }
  };
  await walk();
  // What listens from a while after the start on is there: for paper, and, once the worker has been asked for, for lost files.
  await expect.poll(listeners).toContain('beforeprint');
  await expect.poll(async () => (await listeners()).filter((type) => type === 'error').length).toBe(2);
  const before = await listeners();
  await walk();
  expect(await listeners()).toEqual(before);
});
