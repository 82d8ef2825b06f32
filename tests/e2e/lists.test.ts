import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, inLanguage, test } from './support/test.ts';

/** Each list with a filter that keeps some of its records, and what the API counts for it. */
const LISTS = [
  {
    path: '/appeals/all',
    title: 'All Appeals',
    filter: 'Type',
    option: 'DREF',
    query: 'atype=0',
    api: '/api/v2/appeal/?atype=0',
  },
  {
    path: '/field-reports/all',
    title: 'All Field Reports',
    filter: 'Disaster Type',
    option: 'Flood',
    query: 'dtype=12',
    api: '/api/v2/field-report/?dtype=12',
  },
  {
    path: '/alerts/all',
    title: 'All Surge Alerts',
    filter: 'Country',
    option: 'Ethiopia',
    query: 'country=',
    api: '/api/v2/surge_alert/?country=',
  },
];

for (const { path, title, filter, option, query, api } of LISTS) {
  test(`${title}: a filter keeps what the API counts, pages go on, and the address can be shared`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(new RegExp(`^${title} \\([\\d,]+\\)$`));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    const choice = page.getByRole('main').getByLabel(filter, { exact: true });
    await choice.selectOption({ label: option });
    await expect(page).toHaveURL(new RegExp(query));
    await expect(page).not.toHaveURL(/page=/);
    const value = await choice.inputValue();
    const { count } = await (await request.get(api.endsWith('=') ? api + value : api)).json();
    await expect(heading).toHaveText(`${title} (${new Intl.NumberFormat('en').format(count)})`);

    const shared = await page.context().newPage();
    await shared.goto(page.url());
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText(
      `${title} (${new Intl.NumberFormat('en').format(count)})`,
    );
    await shared.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(shared).toHaveURL(path);
  });
}

test('the back button undoes a filter and a page, one by one', async ({ page }) => {
  await page.goto('/appeals/all');
  const type = page.getByRole('main').getByLabel('Type', { exact: true });
  await type.selectOption({ label: 'DREF' });
  await expect(page).toHaveURL('/appeals/all?atype=0');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/appeals/all?atype=0&page=2');
  await page.goBack();
  await expect(page).toHaveURL('/appeals/all?atype=0');
  await expect(type).toHaveValue('0');
  await page.goBack();
  await expect(page).toHaveURL('/appeals/all');
  await expect(type).toHaveValue('');
});

test('appeals are sorted by a column, both ways, and lead to their emergency', async ({ page, request }) => {
  await page.goto('/appeals/all');
  const table = page.getByRole('table', { name: 'All Appeals' });
  await table.getByRole('button', { name: 'Requested Amount' }).click();
  await expect(page).toHaveURL(/sort=amount_requested/);
  await expect(table.getByRole('columnheader', { name: 'Requested Amount' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await table.getByRole('button', { name: 'Requested Amount' }).click();
  await expect(page).toHaveURL(/sort=-amount_requested/);
  const { results } = await (await request.get('/api/v2/appeal/?ordering=-amount_requested&limit=10')).json();
  await expect(table.getByRole('row').nth(1)).toContainText(results[0].code);
  // An appeal that is still to be confirmed has no emergency to lead to.
  const { name, event } = results.find((appeal: { event: number | null }) => appeal.event !== null);
  await table.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(`/emergencies/${event}/details`);
});

test('a filter that keeps nothing says so, on a phone in Arabic', async ({ page }) => {
  await inLanguage(page, 'ar');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/appeals/all?start_after=2099-01-01');
  await expect(page.getByRole('main').getByText('لا تتوفر بيانات لعامل التصفية المحدد!')).toBeVisible();
  await page.getByRole('button', { name: 'مسح عوامل التصفية' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a filtered list is downloaded whole', async ({ page, request }) => {
  await page.goto('/appeals/all?atype=0');
  const { count } = await (await request.get('/api/v2/appeal/?atype=0')).json();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('all-appeals.csv');
  const rows: string[][] = parse(readFileSync(await download.path()), { bom: true });
  expect(rows[0]?.slice(0, 3)).toEqual(['Start Date', 'Type', 'Code']);
  expect(rows).toHaveLength(count + 1);
  expect(new Set(rows.slice(1).map(([, type]) => type))).toEqual(new Set(['DREF']));
});

test('an export says how far it is, can be stopped, and tells of a failure', async ({ page }) => {
  await page.goto('/appeals/all');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v2/appeal/?limit=100&offset=100*', async (route) => {
    await held;
    await route.fulfill({ status: 403, json: {} });
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText(/^Downloading… \(\d+%\)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled();
  await page.getByRole('button', { name: 'Export' }).click();
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to generate export.' })).toBeVisible();
});

test('surge alerts of one emergency say so, and lead back to all', async ({ page, request }) => {
  const { results } = await (await request.get('/api/v2/surge_alert/?limit=1')).json();
  const { id, name } = results[0].event;
  await page.goto(`/alerts/all?event=${id}`);
  await page.getByRole('button', { name: `Remove the filter: Emergency: ${name}` }).click();
  await expect(page).toHaveURL('/alerts/all');
});

test('what a list shows can be passed on: its link, its API query and a curl line', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/appeals/all?atype=0&sort=code');
  const copied = async (name: string) => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('Copy link')).toBe(`${baseURL}/appeals/all?atype=0&sort=code`);
  const api = await copied('Copy API query');
  const { results } = await (await request.get(api)).json();
  const table = page.getByRole('table', { name: 'All Appeals' });
  await expect(table.getByRole('row').nth(1)).toContainText(results[0].code);
  expect(await copied('Copy as curl')).toBe(`curl -H 'Accept-Language: en' '${api}'`);
});
