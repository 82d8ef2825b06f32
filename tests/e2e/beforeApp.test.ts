import type { Locator, Page } from '@playwright/test';
import { MOST_SHIFT, shiftOf, watchShifts } from './support/shifts.ts';
import { expect, expectAccessible, inLanguage, knownAsMember, test } from './support/test.ts';

/** Until it is let go, nothing comes from such addresses. */
async function held(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}

/** What is there without the app's code the page shows by itself. */
const withoutApp = (page: Page) => held(page, '**/static/js/**');

/** The app brings its head and its regions, a moment later. */
const OF_WHOLE_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

const early = (page: Page) => page.locator('.starting-intro');
const labelled = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test.describe('a list', () => {
  for (const [path, heading] of [
    ['/emergencies/all', 'All emergencies'],
    ['/emergencies/all?search=flood', 'All emergencies'],
    ['/appeals/all', 'All appeals'],
    ['/field-reports/all', 'All field reports'],
    ['/three-w/projects/all', 'All 3W projects'],
    ['/three-w/activities/all', 'All 3W activities'],
  ] as const) {
    test(`shows the records that it begins with before the app is there: ${path}`, async ({ page }) => {
      await watchShifts(page);
      const letGo = await withoutApp(page);
      const answer = await held(page, '**/api/v2/**');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(early(page).locator('p')).toHaveText(heading);
      await expect(page.locator('.starting-ring')).toBeVisible();
      answer();
      const names = early(page).getByRole('listitem').locator(':scope > *');
      await expect(names).not.toHaveCount(0);
      const seen = await names.evaluateAll((all) =>
        all.map((name) => [name.textContent, name.getAttribute('href')]),
      );
      letGo();
      const rows = page.getByRole('main').getByRole('row');
      await expect(rows.nth(seen.length)).toBeVisible();
      await expect(early(page)).toHaveCount(0);
      await expect(page.locator('h1')).toContainText(heading);
      for (const [index, [name, address]] of seen.entries()) {
        const cell = rows
          .nth(index + 1)
          .getByText(name ?? '', { exact: true })
          .first();
        await expect(cell).toBeVisible();
        if (address) await expect(cell).toHaveAttribute('href', address);
      }
      expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }

  test('shows nothing in the place of a name that is missing', async ({ page }) => {
    await withoutApp(page);
    await page.route('**/api/v2/event/?*', (route) =>
      route.fulfill({
        json: { results: [{ id: null, name: null }, { id: 7, name: 'Flood' }, { name: 'Fire' }] },
      }),
    );
    await page.goto('/emergencies/all', { waitUntil: 'commit' });
    await expect(early(page).getByRole('listitem')).toHaveText(['Flood', 'Fire']);
    await expect(early(page).getByRole('link')).toHaveText(['Flood']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('reads names in Arabic from the right, dates in them and English names from the left', async ({
    page,
  }) => {
    await inLanguage(page, 'ar');
    await withoutApp(page);
    const names = ['NPL: فيضان 11-2026', 'Flood 11-2026'];
    await page.route('**/api/v2/event/?*', (route) =>
      route.fulfill({ json: { results: names.map((name, id) => ({ id, name })) } }),
    );
    await page.goto('/emergencies/all', { waitUntil: 'commit' });
    const link = early(page).getByRole('link');
    await expect(link).toHaveText(names);
    await expect(link.first()).toHaveCSS('direction', 'rtl');
    await expect(link.first().locator('bdi')).toHaveText('11-2026');
    await expect(link.first().locator('bdi')).toHaveCSS('direction', 'ltr');
    await expect(link.last().locator('> bdi')).toHaveCSS('direction', 'ltr');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('leads on from there, and shows no names in the place of a map or of nothing', async ({ page }) => {
    await withoutApp(page);
    await page.goto('/emergencies/all', { waitUntil: 'commit' });
    const first = early(page).getByRole('link').first();
    const name = (await first.textContent()) ?? '';
    await first.click();
    await expect(early(page).locator('p')).toHaveText(name);
    for (const path of ['/emergencies/all?view=map', '/emergencies/all?search=no+such+emergency']) {
      const answered = page.waitForResponse(/\/api\/v2\/event\/\?/);
      await page.goto(path, { waitUntil: 'commit' });
      await (await answered).finished();
      await expect(early(page).locator('p')).toHaveText('All emergencies');
      await expect(early(page).getByRole('listitem')).toHaveCount(0);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('a record has its name before the app is there, where the app will show it', async ({ page }) => {
  for (const path of [
    '/emergencies/932',
    '/emergencies/932/activities',
    '/field-reports/7',
    '/three-w/projects/7',
    '/three-w/activities/7',
    '/regions/1',
    '/countries/123/profile',
  ]) {
    const letGo = await withoutApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(early(page).locator('p')).toHaveCount(1);
    const name = (await early(page).locator('p').textContent()) ?? '';
    letGo();
    await expect(page.locator('h1')).toHaveText(name);
    await expect(early(page)).toHaveCount(0);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const path of ['/', '/emergencies', '/three-w/projects', '/surge/overview'])
  test(`a page says its figures before the app is there, as the app will say them: ${path}`, async ({
    page,
  }) => {
    await watchShifts(page);
    const letGo = await withoutApp(page);
    const answer = await held(page, '**/api/v2/**');
    await page.goto(path, { waitUntil: 'commit' });
    const values = early(page).locator('.starting-value');
    await expect(values).not.toHaveCount(0);
    for (const value of await values.all()) await expect(value).toBeEmpty();
    answer();
    for (const value of await values.all()) await expect(value).not.toBeEmpty();
    // What a bar is called is heard with it once more, and its room says nothing.
    const said = async (list: Locator) => [
      ...new Set((await list.locator('dt, dd').allTextContents()).filter(Boolean)),
    ];
    const seen = await said(early(page).locator('dl'));
    letGo();
    await expect(early(page)).toHaveCount(0);
    await expect(page.locator('main dl [class*="skeleton" i]')).toHaveCount(0);
    expect(await said(page.getByRole('main').locator('dl').first())).toEqual(seen);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('what a page shows is left to the app where its address narrows it', async ({ page }) => {
  await withoutApp(page);
  for (const [path, call] of [
    ['/three-w/projects?primary_sector=1', '/api/v2/global-project/overview/'],
    ['/emergencies?dtype=12', '/api/v2/event/?disaster_start'],
  ] as const) {
    const answered = page.waitForResponse((response) => response.url().includes(call));
    await page.goto(path, { waitUntil: 'commit' });
    await (await answered).finished();
    // Nothing of an answer is seen before this.
    await page.waitForFunction(() => performance.now() > 400);
    await expect(early(page).locator('dt')).not.toHaveCount(0);
    for (const value of await early(page).locator('.starting-value').all()) await expect(value).toBeEmpty();
    await expect(early(page).getByRole('listitem')).toHaveCount(0);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('what the form of a report asks first can be answered before the app is there', () => {
  const warning = (page: Page) => page.getByRole('radio', { name: 'Early warning / early action' });

  test('the answer stays, and the focus; the rest of the form follows it', async ({ page }) => {
    await knownAsMember(page);
    const letGo = await withoutApp(page);
    await page.goto('/field-reports/new', { waitUntil: 'commit' });
    await expect(early(page).locator('p')).toHaveText('New field report');
    await expect(page.getByRole('radio', { name: 'Event' })).toBeChecked();
    await expect(early(page).getByRole('listitem')).toHaveText([
      'Context',
      'Situation',
      'Actions',
      'Response',
    ]);
    await warning(page).check();
    letGo();
    await expect(page.getByRole('tab')).toHaveCount(4);
    await expect(early(page)).toHaveCount(0);
    await expect(warning(page)).toBeChecked();
    await expect(warning(page)).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Risk analysis' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('whoever has a draft open, has begun an early warning, or may write none, is not asked', async ({
    page,
  }) => {
    await knownAsMember(page);
    await withoutApp(page);
    await page.goto('/field-reports/new?draft=abc', { waitUntil: 'commit' });
    await expect(early(page).locator('p')).toHaveText('New field report');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.goto('/field-reports/new', { waitUntil: 'commit' });
    await expect(page.getByRole('radio')).toHaveCount(2);
    // As the menu opens it.
    await page.evaluate(() => window.history.replaceState({ usr: { earlyWarning: true } }, ''));
    await page.reload({ waitUntil: 'commit' });
    await expect(early(page).locator('p')).toHaveText('New field report');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.addInitScript(() => localStorage.setItem('reader', '"guest"'));
    await page.goto('/field-reports/new', { waitUntil: 'commit' });
    await expect(page.locator('.starting-ring')).toBeVisible();
    await expect(early(page).locator('p')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('the form to sign in by can be used before the app is there', () => {
  test('what is typed and sent is sent as soon as it is', async ({ page }) => {
    const letGo = await withoutApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await labelled(page, 'Email or username').fill('member');
    await labelled(page, 'Password').fill('GO-demo-2026');
    await labelled(page, 'Password').press('Enter');
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('what is half typed stays, and where one was; what is wrong is said', async ({ page }) => {
    const letGo = await withoutApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(labelled(page, 'Email or username')).toBeFocused();
    await page.keyboard.type('mmber');
    for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowLeft');
    letGo();
    await expect(early(page)).toHaveCount(0);
    await page.keyboard.type('e');
    await expect(page.locator('input[name="username"]')).toHaveValue('member');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a button that is pressed when it comes is not pressed in vain', async ({ page }) => {
    const letGo = await withoutApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign in' }).hover();
    await page.mouse.down();
    letGo();
    await expect(early(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByText('Enter your email address or username.')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

for (const language of ['en', 'ar']) {
  test(`what is shown before the app is accessible: ${language}`, async ({ page }) => {
    await inLanguage(page, language);
    await withoutApp(page);
    for (const path of ['/login', '/', '/emergencies/all', '/field-reports/new']) {
      if (path === '/field-reports/new') await knownAsMember(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(early(page).locator('.starting-body')).toBeVisible();
      await expectAccessible(page, OF_WHOLE_PAGES);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a file without which there is no app is asked for again', async ({ page }) => {
  const lost: string[] = [];
  await page.route(/\/static\/(js|css)\/[^/]+$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost.includes(pathname)) return route.continue();
    lost.push(pathname);
    await route.abort();
  });
  await page.goto('/emergencies/all');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(lost.map((path) => path.split('.').at(-1)).sort()).toEqual(['css', 'js', 'js', 'js', 'js']);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
