import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readSheet } from '#provider/excel/readSheet.ts';
import { dayOfSerial } from '#rules/spreadsheet.ts';
import { expect, expectAskedAheadTaken, inLanguage, settled, signedInAs, test } from './support/test.ts';

/** Each list with a filter that keeps some of its records, and what the API counts for it. */
const LISTS = [
  {
    path: '/appeals/all',
    title: 'All appeals',
    filter: 'Type',
    option: 'DREF',
    query: 'atype=0',
    api: '/api/v2/appeal/?atype=0',
  },
  {
    path: '/field-reports/all',
    title: 'All field reports',
    filter: 'Disaster type',
    option: 'Flood',
    query: 'dtype=12',
    api: '/api/v2/field-report/?dtype=12',
  },
  {
    path: '/alerts/all',
    title: 'All surge alerts',
    filter: 'Status',
    option: 'Open',
    query: 'status=0',
    api: '/api/v2/surge_alert/?molnix_status=0',
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
    if ((await choice.getAttribute('role')) === 'combobox') {
      await choice.click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await page.keyboard.press('Escape');
    } else {
      await choice.selectOption({ label: option });
    }
    await expect(page).toHaveURL(new RegExp(query));
    await expect(page).not.toHaveURL(/page=/);
    const { count } = await (await request.get(api)).json();
    await expect(heading).toHaveText(`${title} (${new Intl.NumberFormat('en').format(count)})`);

    const shared = await page.context().newPage();
    await shared.goto(page.url());
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText(
      `${title} (${new Intl.NumberFormat('en').format(count)})`,
    );
    await shared.getByRole('button', { name: 'Clear filters' }).click();
    await expect(shared).toHaveURL(path);
  });
}

test('columns that were left out are in no table, no card and no file, and make no step for the back button', async ({
  page,
}) => {
  await page.goto('/appeals/all?atype=0');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Disaster type' }).uncheck();
  await page.getByRole('checkbox', { name: 'Status' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns (8 of 11)' })).toBeFocused();
  await expect(page).toHaveURL(/columns=/);
  const table = page.getByRole('table', { name: 'All appeals' });
  await expect(table.getByRole('columnheader', { name: 'Disaster type' })).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [headings] = parse(readFileSync(await (await download).path(), 'utf8'), { bom: true });
  expect(headings).toContain('Status');
  expect(headings).not.toContain('Disaster type');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByText('Disaster type')).toHaveCount(0);
  await page.goto('/appeals/all');
  await expect(table.getByRole('columnheader', { name: 'Status' })).toBeAttached();
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/appeals/);
});

test('a list is looked at on a map by the same filters, and the back button leads to its table', async ({
  page,
  request,
}) => {
  await page.goto('/emergencies/all?country=123');
  await page.getByRole('button', { name: 'Map view' }).click();
  await expect(page).toHaveURL('/emergencies/all?country=123&view=map');
  const { count } = await (await request.get('/api/v2/event/?countries__in=123&limit=1')).json();
  await expect(page.getByText(new RegExp(`^On the map: ${count}\\.`))).toBeVisible();
  await page.getByRole('button', { name: /^Nepal/ }).click();
  await expect(page.getByRole('link', { name: `Show all in the list (${count})` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'All emergencies' })).toBeVisible();
  await expect(page).toHaveURL('/emergencies/all?country=123');
});

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
  const table = page.getByRole('table', { name: 'All appeals' });
  const sort = table.getByRole('button', { name: 'Requested amount' });
  const header = table.getByRole('columnheader', { name: 'Requested amount' });
  // Of numbers the largest come first.
  await sort.click();
  await expect(page).toHaveURL(/sort=-amount_requested/);
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await sort.click();
  await expect(page).toHaveURL(/sort=amount_requested/);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await sort.click();
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
  await expect(page.getByRole('main').getByText('لا توجد نتائج تطابق عوامل التصفية.')).toBeVisible();
  // In the place of the rows, and beside the chips.
  await page.getByRole('button', { name: 'مسح عوامل التصفية' }).last().click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('at phone width the inputs of all filters are equally high, so that their labels stand in line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/appeals/all');
  await page.getByRole('button', { name: 'More filters' }).click();
  const inputs = page
    .getByRole('main')
    .locator('input:is([type="search"], [type="date"], [role="combobox"])');
  await expect(inputs.and(page.locator('[type="date"]')).first()).toBeVisible();
  const heights = await inputs.evaluateAll((all) => all.map((input) => input.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([44]));
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
  expect(rows[0]?.slice(0, 3)).toEqual(['Start date', 'Type', 'Code']);
  expect(rows).toHaveLength(count + 1);
  expect(new Set(rows.slice(1).map(([, type]) => type))).toEqual(new Set(['DREF']));

  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ]);
  expect(workbook.suggestedFilename()).toBe('all-appeals.xlsx');
  const sheet = readSheet(readFileSync(await workbook.path()), { rows: 10_000, columns: 50 });
  expect([...(sheet?.values() ?? [])]).toHaveLength(count + 1);
  // Days and amounts are numbers to a spreadsheet.
  expect(dayOfSerial(sheet?.get(2)?.[0] ?? '')).toBe(rows[1]?.[0]);
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
  await expect(
    page.getByRole('alert').filter({ hasText: 'The export could not be generated. Try again.' }),
  ).toBeVisible();
});

/** Each list with several countries chosen, and the address of the API behind it. */
const OF_COUNTRIES = [
  { path: '/emergencies/all', title: 'All emergencies', api: '/api/v2/event/?countries__in=', between: ',' },
  // As the real API wants it: said once a country.
  { path: '/appeals/all', title: 'All appeals', api: '/api/v2/appeal/?country=', between: '&country=' },
  {
    path: '/field-reports/all',
    title: 'All field reports',
    api: '/api/v2/field-report/?countries__in=',
    between: ',',
  },
  { path: '/alerts/all', title: 'All surge alerts', api: '/api/v2/surge_alert/?country__in=', between: ',' },
];

for (const { path, title, api, between } of OF_COUNTRIES) {
  test(`${title}: of several countries, in the address, the API query, the file and a new browser`, async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    const countries = page.getByRole('main').getByRole('combobox', { name: 'Country' });
    await countries.click();
    for (const name of ['Nepal', 'Ethiopia']) {
      await countries.fill(name);
      await page.getByRole('option', { name, exact: true }).click();
    }
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/country=\d+%2C\d+/);
    const chosen = page.getByRole('list', { name: 'Filters applied' });
    await expect(chosen.getByRole('button')).toHaveText([/Country: Nepal/, /Country: Ethiopia/]);

    const ids = new URL(page.url()).searchParams.get('country') ?? '';
    const { count } = await (await request.get(api + ids.replaceAll(',', between))).json();
    const heading = `${title} (${new Intl.NumberFormat('en').format(count)})`;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

    await page.getByRole('button', { name: 'Copy or share' }).click();
    await page.getByRole('menuitem', { name: 'Copy API query' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect((await (await request.get(copied)).json()).count).toBe(count);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(parse(readFileSync(await download.path()), { bom: true })).toHaveLength(count + 1);

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const shared = await elsewhere.newPage();
    await shared.goto(page.url());
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText(heading);
    await shared.getByRole('button', { name: 'Remove filter: Country: Nepal' }).click();
    const left = shared.getByRole('list', { name: 'Filters applied' }).getByRole('button');
    await expect(left).toHaveCount(1);
    await expect(shared).not.toHaveURL(/%2C/);
    // The focus stays with the filters, and goes to the heading after the last.
    await expect(left).toBeFocused();
    await shared.keyboard.press('Enter');
    await expect(left).toHaveCount(0);
    await expect(shared.getByRole('heading', { level: 1 })).toBeFocused();
    await elsewhere.close();
  });
}

test('a list of options is pressed where it is seen, and not before it stands in its place', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/js/**', async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('--anchor-width')) await held;
    await route.fulfill({ response: answer });
  });
  await page.goto('/appeals/all');
  const countries = page.getByRole('main').getByRole('combobox', { name: 'Country' });
  await countries.fill('Nepal');
  const option = page.getByRole('option', { name: 'Nepal', exact: true });
  const { x = 0, y = 0 } = (await option.boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(0);
  release();
  await countries.fill('Nepal');
  await option.click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/country=123$/);
  // Files for later may be on their way still.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a list is narrowed by a word, regions and kinds of appeal together', async ({ page, request }) => {
  await page.goto('/emergencies/all?region=2,0,77&appeal_type=1');
  await page.getByRole('main').getByLabel('Search').fill('flood');
  await expect(page).toHaveURL(/search=flood/);
  const { count } = await (
    await request.get('/api/v2/event/?regions__in=0,2&appeal_type=1&search=flood')
  ).json();
  expect(count).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`All emergencies (${count})`);
});

test('a link that is pressed while a filter is being typed is followed, however late its page comes', async ({
  page,
}) => {
  await page.goto('/emergencies/all');
  await settled(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/js/**', async (route) => {
    await held;
    await route.fallback();
  });
  const search = page.getByRole('main').getByLabel('Search');
  await search.fill('flood');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL(/search=flood/);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('flood');
  await expect(page).toHaveURL(/search=flood/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an emergency is found by its name to keep its surge alerts', async ({ page, request }) => {
  const { results } = await (await request.get('/api/v2/surge_alert/?limit=1')).json();
  const { id, name } = results[0].event;
  await page.goto('/alerts/all');
  const picker = page.getByRole('main').getByRole('combobox', { name: 'Emergency' });
  await picker.click();
  await picker.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page).toHaveURL(`/alerts/all?event=${id}`);
  await expect(picker).toHaveValue(name);
});

test('the tables of the last 30 days can be given other days, and another order', async ({
  page,
  request,
}) => {
  await page.goto('/emergencies');
  const emergencies = page.getByRole('region', { name: /^Recent emergencies/ });
  await emergencies.getByRole('button', { name: 'Name' }).click();
  await expect(page).toHaveURL(/emergencies_sort=name/);
  await emergencies.getByLabel('Starts after').fill('2026-01-01');
  await expect(page).toHaveURL(/start_after=2026-01-01/);
  const { count } = await (
    await request.get('/api/v2/event/?disaster_start_date__gte=2026-01-01&limit=1')
  ).json();
  await expect(page.getByRole('heading', { name: `Emergencies (${count})` })).toBeVisible();
  const reports = page.getByRole('region', { name: /^Field reports in the last 30 days/ });
  await reports.getByLabel('Created after').fill('2026-01-01');
  const made = await (await request.get('/api/v2/field-report/?created_at__gte=2026-01-01&limit=1')).json();
  await expect(page.getByRole('heading', { name: `Field reports (${made.count})` })).toBeVisible();
});

test('surge alerts of one emergency say so, and lead back to all', async ({ page, request }) => {
  const { results } = await (await request.get('/api/v2/surge_alert/?limit=1')).json();
  const { id, name } = results[0].event;
  await page.goto(`/alerts/all?event=${id}`);
  await page.getByRole('button', { name: `Remove filter: Emergency: ${name}` }).click();
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
    await page.getByRole('button', { name: 'Copy or share' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('Copy link')).toBe(`${baseURL}/appeals/all?atype=0&sort=code`);
  const api = await copied('Copy API query');
  const { results } = await (await request.get(api)).json();
  const table = page.getByRole('table', { name: 'All appeals' });
  await expect(table.getByRole('row').nth(1)).toContainText(results[0].code);
  expect(await copied('Copy as curl')).toBe(`curl -H 'Accept-Language: en' '${api}'`);
});

test('a word that nobody could write pushes no column off the page', async ({ page }) => {
  const word = 'https://example.org/'.padEnd(200, 'x');
  await page.route('**/api/v2/field-report/?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const row of json.results) row.summary = word;
    await route.fulfill({ response, json });
  });
  await page.goto('/field-reports/all');
  await expect(page.getByRole('link', { name: word }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1366);
});

for (const width of [1366, 390]) {
  test(`nor does it widen a search, the latest reports or those on an emergency (${width} px)`, async ({
    page,
    request,
  }) => {
    const word = 'https://example.org/'.padEnd(200, 'x');
    const { results } = await (await request.get('/api/v2/field-report/?event__isnull=false&limit=1')).json();
    const renamed =
      (change: (json: Record<string, Record<string, unknown>[]>) => void) => async (route: Route) => {
        const response = await route.fetch();
        const json = await response.json();
        change(json);
        await route.fulfill({ response, json });
      };
    await page.route(
      '**/api/v1/search/?*',
      renamed((json) => {
        for (const kind of ['emergencies', 'projects', 'reports'])
          for (const hit of json[kind] ?? []) hit.name = word;
      }),
    );
    await page.route(
      '**/api/v2/field-report/?*',
      renamed((json) => {
        for (const row of json.results ?? []) row.summary = word;
      }),
    );
    await page.route(
      '**/api/v2/event/*/',
      renamed((json) => {
        const [report] = json.field_reports ?? [];
        json.field_reports = [{ ...report, id: 1, summary: word }, ...(json.field_reports ?? [])];
      }),
    );
    // So high that all of the page is near.
    await page.setViewportSize({ width, height: 8000 });
    for (const address of ['/search?keyword=water', '/', `/field-reports/${results[0].id}`]) {
      await page.goto(address);
      await expect(page.getByRole('link', { name: word }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('nor do drafts, the operations one follows, their documents or what a region says grow wider than a phone', async ({
  page,
  request,
}) => {
  const word = 'https://example.org/'.padEnd(150, 'x');
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAs(page, 'member');
  await page.route('**/api/v2/event/?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const row of json.results) row.name = `${word} - 11-2026 - Villages`;
    await route.fulfill({ response, json });
  });
  await page.route('**/api/v2/situation_report/?*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const row of json.results) row.name = word;
    await route.fulfill({ response, json });
  });
  const expectNoWider = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.goto('/account/notifications');
  await expect(page.getByRole('link', { name: word }).first()).toBeVisible();
  await expectNoWider();

  await page.goto('/three-w/projects/new');
  await page.locator('[name="name"]').fill(word);
  await expect(page.locator('[data-draft]')).toHaveAttribute('data-draft', 'kept');
  await page.goto('/account/my-forms/three-w');
  await expect(page.getByText(word)).toBeVisible();
  await expectNoWider();

  await page.route('**/api/v2/region/2/', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const part of json.preparedness_snippets) part.title = word;
    await route.fulfill({ response, json });
  });
  await page.goto('/regions/2/preparedness');
  await expect(page.getByRole('heading', { name: word }).first()).toBeVisible();
  await expectNoWider();

  const { results } = await (await request.get('/api/v2/situation_report/?limit=1')).json();
  await page.goto(`/emergencies/${results[0].event}/reports`);
  await expect(page.getByRole('link', { name: word }).first()).toBeVisible();
  await expectNoWider();
});

test('the month of an emergency stands before its year in Arabic too, and on the same line', async ({
  page,
}) => {
  await inLanguage(page, 'ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAs(page, 'member');
  for (const address of ['/account/notifications', '/account/my-forms/three-w', '/search?keyword=nepal']) {
    await page.goto(address);
    const name = page.getByText(/- \d{2}-\d{4} -/).first();
    await expect(name).toBeVisible();
    const { month, year } = await name.evaluate(placesOfDate);
    expect(month.top, address).toBe(year.top);
    expect(month.left, address).toBeLessThan(year.left);
  }
});

test('after the last saved view is deleted the focus is at the menu of views', async ({ page }) => {
  await page.goto('/emergencies/all?search=flood');
  const menu = page.getByRole('button', { name: 'Saved views' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Floods');
  await page.keyboard.press('Enter');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename or delete views' }).click();
  await page.getByRole('button', { name: 'Delete Floods' }).click();
  // The question goes with the window that it stands in.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('what can be done with an alert or a view stands in one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAs(page, 'member');
  // Both in one look at the layout: between two, a page that fills moves what stands below.
  const topsOf = (names: RegExp) =>
    page
      .getByRole('button', { name: names })
      .evaluateAll((buttons) => buttons.slice(0, 2).map((button) => (button as HTMLElement).offsetTop));

  await page.goto('/account/notifications');
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  const [edit, remove] = await topsOf(/^(Edit|Remove) /);
  expect(remove).toBe(edit);

  await page.goto('/emergencies/all?search=flood');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Floods in the hills');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Rename or delete views' }).click();
  await expect(page.getByRole('button', { name: /^Rename / })).toBeVisible();
  const [rename, discard] = await topsOf(/^(Rename|Delete) /);
  expect(discard).toBe(rename);
});

/** Where the month and the year of a name are drawn. */
function placesOfDate(name: Element) {
  const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.textContent?.search(/\d{2}-\d{4}/) ?? -1;
    if (at >= 0) return { month: placeOf(text, at, 2), year: placeOf(text, at + 3, 4) };
  }
  throw new Error('There is no date in it.');

  function placeOf(text: Node, from: number, length: number) {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + length);
    const { left, top } = range.getBoundingClientRect();
    return { left, top };
  }
}

/** Addresses as they are passed on, and the call that answers each. */
const PASSED_ON = {
  '/emergencies/all?search=flood&country=123&columns=name': 'search=flood&countries__in=123',
  '/three-w/projects/all?status=1&country=33%2C123': 'country=33%2C123&status=1',
  '/appeals/all?start_after=2020-01-31&start_before=2030-01-31':
    'start_date__gte=2020-01-31&start_date__lte=2030-01-31T23%3A59%3A59Z',
  '/search?keyword=flood%20in': 'keyword=flood+in',
};

for (const [path, query] of Object.entries(PASSED_ON))
  test(`what an address with a query shows is asked for before the code of the page has come, and once: ${path}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const isMeant = (url: string) => url.includes('/api/') && url.endsWith(query);
    page.on('request', (request) => {
      if (isMeant(request.url())) asked.push(request.url());
    });
    const ahead = page.waitForRequest((request) => isMeant(request.url()), { timeout: 30_000 });
    await page.route('**/static/js/**', async (route) => {
      await ahead;
      await route.continue();
    });
    await page.goto(path);
    await settled(page);
    expect(asked).toHaveLength(1);
    await expectAskedAheadTaken(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

for (const language of ['en', 'fr', 'es', 'ar']) {
  test(`the heading of a list has its lines before its figure is there, at any width: ${language}`, async ({
    page,
  }) => {
    await inLanguage(page, language);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/v2/appeal/?*', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/appeals/all', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    const heights = () =>
      heading.evaluate(async (title: HTMLElement) => {
        await document.fonts.ready;
        return Array.from({ length: 300 }, (_, px) => {
          title.style.inlineSize = `${150 + px}px`;
          return title.offsetHeight;
        });
      });
    await expect(heading).toContainText('--');
    const before = await heights();
    answer();
    await expect(heading).toContainText(/34\u2069?\)/);
    const after = await heights();
    // Letters are as wide as whole pixels here: where a line ends, one of them may make a difference.
    expect(after.filter((height, index) => height !== before[index]).length).toBeLessThanOrEqual(4);
    expect(new Set(after).size).toBeGreaterThan(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
