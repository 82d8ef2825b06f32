import type { APIRequestContext, Locator } from '@playwright/test';
import { signedIn } from './support/reportForm.ts';
import { expect, inLanguage, inNoTime, settled, test } from './support/test.ts';

test('from the menu to a country and through its sections, with filters that stand in the address', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Countries', exact: true }).click();
  await bar.getByRole('searchbox', { name: 'Search for country' }).fill('nepal');
  await bar.getByRole('link', { name: 'Nepal', exact: true }).click();
  await expect(page).toHaveURL(/\/countries\/123\/ongoing-activities\/emergencies$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nepal');

  const main = page.getByRole('main');
  const operations = main.getByRole('region', { name: /^Active operations/ });
  const type = operations.getByLabel('Type', { exact: true });
  // It is made when the reader nears it, and what stands above it grows meanwhile.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(type).toBeVisible({ timeout: 500 });
  }).toPass();
  await type.selectOption({ label: 'DREF' });
  await expect(page).toHaveURL(/appeals\.atype=0|atype=0/);
  // The map shows the operations that the filters keep, of all pages, each in the provinces that reports of its emergency name.
  await operations.getByRole('button', { name: 'Show as table' }).click();
  const provinces = operations.getByRole('table', { name: 'Provinces with active operations' });
  const counted = () =>
    provinces
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map(({ children: [name, count] }) => `${name?.textContent}: ${count?.textContent}`).sort(),
      );
  const expected = await operationsByProvince(request, 0);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected).not.toEqual(await operationsByProvince(request));
  await expect.poll(counted).toEqual(expected);

  await main.getByRole('link', { name: '3W projects' }).click();
  await expect(main.getByRole('heading', { name: 'Projects in figures' })).toBeVisible();

  await main.getByRole('link', { name: 'National Society', exact: true }).click();
  await main.getByRole('link', { name: 'Context and structure' }).click();
  await expect(main.getByRole('heading', { name: 'National Society in figures' })).toBeVisible();

  await main.getByRole('link', { name: 'Country profile' }).click();
  await expect(main.getByRole('heading', { name: 'Key indicators' })).toBeVisible();
  await main.getByRole('link', { name: 'Previous events' }).click();
  await main.getByLabel('Period', { exact: true }).selectOption({ label: 'Last 10 years' });
  await expect(page).toHaveURL(/period=years10/);
  await page.reload();
  await expect(main.getByLabel('Period', { exact: true })).toHaveValue('years10');

  await main.getByRole('link', { name: 'Risk watch' }).click();
  const monthly = main.getByRole('region', { name: 'Risks by month' });
  await monthly.getByLabel('From', { exact: true }).selectOption({ label: 'Whole year' });
  await expect(page).toHaveURL(/from=year/);
  await expect(monthly.getByRole('row', { name: /^Floods/ })).toBeVisible();
  const imminent = main.getByRole('region', { name: 'Imminent events' });
  const events = imminent.getByRole('list', { name: 'Imminent events' });
  await events.getByRole('button', { name: /GDACS/ }).first().click();
  await expect(page).toHaveURL(/event=gdacs-\d+/);
  await page.reload();
  await expect(imminent.getByText('People and things exposed').first()).toBeVisible();
});

/** Provinces of Nepal and how many operations run there, of one type if so wanted, by what the API answers. */
async function operationsByProvince(request: APIRequestContext, atype?: number) {
  const now = new Date().toISOString();
  const running = { country: 123, start_date__lte: now, end_date__gt: now, limit: 200 };
  const params = atype === undefined ? running : { ...running, atype };
  const appeals = (await (await request.get('/api/v2/appeal/', { params })).json()).results;
  const reports = await request.get('/api/v2/field-report/', { params: { countries__in: 123, limit: 200 } });
  const named = new Map<string, Set<string>>();
  for (const { event_details, districts_details } of (await reports.json()).results)
    for (const appeal of appeals.filter(({ event }: { event: number }) => event === event_details?.id))
      for (const { name } of districts_details)
        named.set(name, (named.get(name) ?? new Set()).add(appeal.id));
  return [...named].map(([name, ids]) => `${name}: ${ids.size}`).sort();
}

test('a PER cycle is found among the assessments of a country, in part by everybody and whole by who looks after it', async ({
  page,
  context,
  request,
}) => {
  const CAPACITY = '/countries/123/ns-overview/capacity';
  const open = async () => {
    await page.goto(CAPACITY);
    await page.getByRole('link', { name: 'View the cycle' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'PER cycle 3' })).toBeVisible();
  };
  await open();
  await expect(page.getByRole('heading', { name: 'Components rated highest' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Export' })).toHaveCount(0);
  await signedIn(context, request, 'per-admin');
  await open();
  await expect(page.getByRole('table', { name: 'Work plan' })).toBeVisible();
  await page.getByRole('link', { name: 'Export' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nepal – PER cycle 3' })).toBeVisible();
  await expect(page.getByText(/, printed on /)).toBeVisible();
});

test('all that a country shows first is asked for at once: none of it waits for the answer to another', async ({
  page,
}) => {
  // Its own record is held back until the figures of its first tab were asked for.
  const figures = page.waitForRequest(/appeal\/aggregated\?country=123/);
  const newest = page.waitForRequest(/\/event\/\?countries__in=123/);
  await page.route('**/api/v2/country/123/', async (route) => {
    await Promise.all([figures, newest]);
    await route.continue();
  });
  await page.goto('/countries/123');
  await expect(page.getByText('Active DREF operations')).toBeVisible();
});

test('the page of a tab is fetched while a pointer rests on it', async ({ page }) => {
  await page.goto('/countries/123');
  const tab = page.getByRole('link', { name: 'Country profile' });
  await expect(tab).toBeVisible();
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.url().endsWith('/api/v2/country/123/databank/');
  });
  // Links are watched once the page has all that it shows.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await tab.hover();
    await expect.poll(() => isAsked, { timeout: 1000 }).toBe(true);
  }).toPass();
  await expect(page).toHaveURL(/emergencies$/);
});

test('a country is read on a phone in Arabic, and nothing is wider than its screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inLanguage(page, 'ar');
  for (const path of [
    'ongoing-activities/emergencies',
    'ongoing-activities/three-w/projects',
    'ongoing-activities/three-w/activities',
    'ns-overview/activities',
    'ns-overview/context-and-structure',
    'ns-overview/strategic-priorities',
    'ns-overview/capacity',
    'ns-overview/partners',
    'profile/overview',
    'profile/previous-events',
    'profile/risk-watch',
    'additional-info',
  ]) {
    await page.goto(`/countries/123/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('نيبال');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(390);
  }
});

/** Pages of tabs, what their tabs are called, and how many calls a walk through all of them makes at least. */
const WALKS = [
  { path: '/countries/123', tabs: 'Country sections', parts: 'Pages of this section', least: 25 },
  { path: '/regions/2', tabs: 'Sections of the region', parts: 'Kinds of risks', least: 12 },
] as const;

for (const { path, tabs, parts: named, least } of WALKS) {
  test(`a visit to ${path} makes no call twice, whichever tabs are opened`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && /^\/api\/v[12]\//.test(pathname)) calls.push(pathname + search);
    });
    await inNoTime(page);
    await page.goto(path);
    const sections = page.getByRole('navigation', { name: tabs });
    const parts = page.getByRole('navigation', { name: named });
    await expect(sections.getByRole('link').first()).toBeVisible();
    for (const section of await sections.getByRole('link').all()) {
      await section.click();
      await settled(page);
      // What comes only near it is asked for too.
      await page.mouse.wheel(0, 20_000);
      await settled(page);
      for (const part of await parts.getByRole('link').all()) {
        await part.click();
        await settled(page);
        await page.mouse.wheel(0, 20_000);
        await settled(page);
      }
    }
    // It is a long one: all tabs were opened.
    expect(new Set(calls).size).toBeGreaterThan(least);
    const twice = calls.filter((call, index) => calls.indexOf(call) !== index);
    expect(twice).toEqual([]);
  });
}

/** Where the labels of an axis stand that are shown, from left to right: no two touch. */
async function expectApart(labels: Locator, width: number) {
  await labels.first().scrollIntoViewIfNeeded();
  await labels.page().evaluate(() => document.fonts.ready);
  const places = await labels.evaluateAll((all) =>
    all
      .filter((label) => label.getClientRects().length > 0)
      .map((label) => label.getBoundingClientRect())
      .sort((one, other) => one.left - other.left),
  );
  expect(places.length, `${width}`).toBeGreaterThan(2);
  for (const [index, place] of places.slice(1).entries())
    expect(place.left - (places[index]?.right ?? 0), `${width}: ${index}`).toBeGreaterThan(2);
}

test('the months below the points of a year do not touch, however long a language calls them', async ({
  page,
}) => {
  await inLanguage(page, 'ar');
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/countries/123/profile/previous-events');
    const months = page.getByText('يناير', { exact: true }).first().locator('xpath=..').locator('span');
    await expect(months).toHaveCount(12);
    await expectApart(months, width);
  }
});

test('the figures below bars do not touch, however long a language calls millions', async ({ page }) => {
  await inLanguage(page, 'ar');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/countries/123/profile/risk-watch');
    const losses = page.getByRole('figure').filter({ hasText: 'الخسائر الاقتصادية' });
    await losses.scrollIntoViewIfNeeded();
    const figures = losses.locator('[aria-hidden] > span[style*="--x"]');
    await expect(figures.first()).toBeAttached();
    await expectApart(figures, width);
  }
});
