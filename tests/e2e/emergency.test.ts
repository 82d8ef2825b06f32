import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, inLanguage, settled, signedInAs, test } from './support/test.ts';

/** The newest emergency of the demonstration data, with something on every tab. */
const EMERGENCY = 1050;

test('from the list of all emergencies through all tabs of one to a field report, and the filter goes along', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await page.goto('/emergencies/all');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'More filters' }).click();
  await main.getByLabel('Region', { exact: true }).click();
  await page.getByRole('option', { name: 'Africa', exact: true }).click();
  await page.keyboard.press('Escape');
  await main.getByLabel('Disaster type', { exact: true }).selectOption({ label: 'Flood' });
  await main.getByRole('button', { name: 'Name' }).click();
  // A filter that is taken over later would lead back to the first page.
  for (const chosen of ['region=0', 'dtype=12', 'sort=name'])
    await expect(page).toHaveURL(new RegExp(`[?&]${chosen}(&|$)`));
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);

  const { count } = await (await request.get('/api/v2/event/?regions__in=0&dtype=12&limit=1')).json();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `All emergencies (${new Intl.NumberFormat('en').format(count)})`,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export' }).click(),
  ]);
  const rows = parse(readFileSync(await download.path()), { bom: true }) as string[][];
  expect(rows).toHaveLength(count + 1);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const shared = await elsewhere.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText(
    `All emergencies (${new Intl.NumberFormat('en').format(count)})`,
  );
  await elsewhere.close();

  await page.goto('/emergencies/all?region=0&dtype=12');
  await main
    .getByRole('link', { name: /^Ethiopia: Flood/ })
    .first()
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Ethiopia: Flood/);
  const tabs = page.getByRole('navigation', { name: 'Emergency sections' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Emergency details',
    'Reports/documents',
    'Activities',
    'Surge',
    'Needs',
    'Volunteers',
  ]);
  const panel = (name: string | RegExp) => main.getByRole('heading', { level: 2, name });
  await expect(panel('Timeline')).toBeVisible();
  for (const [tab, shown] of [
    ['Activities', /^All activities \(\d+\)$/],
    ['Surge', 'Open surge alerts'],
    ['Needs', 'Needs'],
    ['Volunteers', 'Volunteers'],
    ['Reports/documents', /^Appeal documents \(\d+\)$/],
  ] as const) {
    await tabs.getByRole('link', { name: tab, exact: true }).click();
    await expect(panel(shown)).toBeVisible();
    await expect(heading).toHaveText(/^Ethiopia: Flood/);
  }
  await main
    .getByRole('link', { name: /^ETH: Flood/ })
    .first()
    .click();
  await expect(heading).toHaveText(/^ETH: Flood/);
  await expect(panel('Numeric details (people)')).toBeVisible();
  await expect(main.getByText('Contacts are shown to members who are signed in.')).toBeVisible();
});

test('the same way on a phone in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await inLanguage(page, 'ar');
  await page.goto('/emergencies/all?region=0&dtype=12');
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /^إثيوبيا: فيضان/ })
    .first()
    .click();
  const tabs = page.getByRole('navigation', { name: 'أقسام حالة الطوارئ' });
  await tabs.getByRole('link', { name: 'الأنشطة' }).click();
  await expect(main.getByRole('heading', { level: 2, name: /^جميع الأنشطة/ })).toBeVisible();
  await tabs.getByRole('link', { name: 'التقارير/الوثائق' }).click();
  await main
    .getByRole('link', { name: /^ETH: فيضان/ })
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 2, name: 'الأرقام (الأشخاص)' })).toBeVisible();
  await settled(page);
  // Nothing sticks out at the side.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('activities are filtered, counted on the map, and downloaded as they are shown', async ({ page }) => {
  await page.goto(`/emergencies/${EMERGENCY}/activities`);
  const main = page.getByRole('main');
  const table = main.getByRole('heading', { level: 2, name: /^All activities/ });
  const counted = async () => Number((await table.textContent())?.replace(/\D/g, ''));
  await expect(table).toBeVisible();
  const all = await counted();
  await main.getByLabel('Status', { exact: true }).click();
  await page.getByRole('option', { name: 'On-going' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=on_going/);
  await expect.poll(counted).toBeLessThan(all);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Export' }).click(),
  ]);
  const rows = parse(readFileSync(await download.path()), { bom: true }) as string[][];
  expect(rows).toHaveLength((await counted()) + 1);
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(counted).toBe(all);
});

test('an activity of an emergency leads to its page; members may change it', async ({ page }) => {
  await page.goto(`/emergencies/${EMERGENCY}/activities`);
  const row = page
    .getByRole('table', { name: /^All activities/ })
    .getByRole('row')
    .nth(1);
  await expect(row.getByRole('button')).toHaveCount(0);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/three-w\/activities\/\d+$/);
  await signedInAs(page, 'member');
  await page.goto(`/emergencies/${EMERGENCY}/activities`);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/three-w\/activities\/new\?from=\d+$/);
});

test('an emergency is followed and unfollowed, from its page, the home page and a link in a mail', async ({
  page,
}) => {
  await page.goto(`/emergencies/${EMERGENCY}/follow`);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/emergencies/${EMERGENCY}/follow`)}`);
  await signedInAs(page, 'region-admin');
  await page.goto(`/emergencies/${EMERGENCY}`);
  const follow = page.getByRole('button', { name: /^Follow: Ethiopia/ });
  const unfollow = page.getByRole('button', { name: /^Unfollow: Ethiopia/ });
  await follow.click();
  await expect(unfollow).toBeVisible();
  await page.goto('/');
  const followed = page.getByRole('region', { name: 'Operations you follow' });
  await followed.getByRole('button', { name: /^Unfollow: Ethiopia/ }).click();
  await expect(followed).toBeHidden();
  await page.getByRole('region', { name: 'Highlighted operations' }).locator(follow).click();
  await expect(followed.getByRole('link', { name: /^Ethiopia/ })).toBeVisible();
  await followed.getByRole('button', { name: /^Unfollow: Ethiopia/ }).click();
  await expect(followed).toBeHidden();
  await page.goto(`/emergencies/${EMERGENCY}/follow`);
  await expect(page).toHaveURL(`/emergencies/${EMERGENCY}/details`);
  await unfollow.click();
  await expect(follow).toBeVisible();
});

test('old fragments lead to their tab, and a tab that does not exist says so', async ({ page }) => {
  await page.goto(`/emergencies/${EMERGENCY}#volunteers`);
  await expect(page).toHaveURL(`/emergencies/${EMERGENCY}/additional-info/volunteers`);
  await expect(page.getByRole('heading', { level: 2, name: 'Volunteers' })).toBeVisible();
  await page.goto(`/emergencies/${EMERGENCY}/additional-info/no-such-tab`);
  await expect(page.getByText('This page does not exist for this emergency.')).toBeVisible();
});

test('the page for print leaves out what paper has no use for', async ({ page }) => {
  await page.goto(`/emergencies/${EMERGENCY}/print`);
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: /^Ethiopia: Flood/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Situational overview' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
});

test('the map of operations is coloured and sized as one chooses, filtered, and kept as a picture', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  // What lies further down comes once it is near.
  await main.getByRole('heading', { name: /^Active operations/ }).scrollIntoViewIfNeeded();
  const legend = (of: string) => main.getByRole('list', { name: of, exact: true }).getByRole('listitem');
  await expect(legend('Type of appeal')).toContainText(['Emergency Appeal', 'DREF']);
  await expect(legend('People targeted')).toContainText([/[125][\d,]+,000/, /[125][\d,]*,000/]);
  await main.getByRole('radio', { name: 'Severity' }).check();
  await expect(legend('Severity')).toContainText(['Red', 'Orange', 'Yellow']);
  await main.getByRole('radio', { name: 'Funding', exact: true }).check();
  await expect(legend('Funding').first()).toHaveText('Less than a third funded');
  const heading = main.getByRole('heading', { name: /^Active operations/ });
  const all = await heading.textContent();
  await main.getByLabel('Type', { exact: true }).selectOption({ label: 'Emergency Appeal' });
  await expect(heading).not.toHaveText(all ?? '');
  await main.getByRole('radio', { name: 'IFRC funding requirements' }).check();
  const ethiopia = main.getByRole('button', { name: /^Ethiopia: [\d,]+ \(/ });
  await expect(ethiopia).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download image' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Active operations.png');
  const png = readFileSync(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // As wide as print needs.
  expect(png.readUInt32BE(16)).toBe(2_400);
  expect(png.length).toBeGreaterThan(50_000);
  // Only now comes a map that moves; its points stay where they are on it, and in reach of the keys.
  const code = page.waitForResponse(/maplibre/);
  await main.getByRole('button', { name: 'Zoom in' }).click();
  await code;
  await expect(main.getByRole('button', { name: 'Show the whole map' })).toBeVisible();
  await ethiopia.focus();
  await expect(ethiopia).toBeInViewport();
});

test('the map of an emergency fills and names its provinces', async ({ page }) => {
  await page.goto('/emergencies/1050/details');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Affected area' }).scrollIntoViewIfNeeded();
  await expect(main.getByRole('button', { name: /^Afar: / })).toHaveText('Afar');
});

test('a map of a country asks for the land round it alone, for the rest once it is moved, or looked at from further', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofTheWorld = () => asked.filter((path) => path.includes('countries-50m'));
  await page.goto('/local-units/1');
  const main = page.getByRole('main');
  const points = main.getByRole('group', { name: /^Places on the map/ });
  await expect(points.getByRole('button')).toBeVisible();
  await expect.poll(() => asked).toContain('/static/land-1/AFG.json');
  await main.getByRole('button', { name: 'Zoom in' }).click();
  await expect(main.getByRole('button', { name: 'Show the whole map' })).toBeVisible();
  await expect.poll(ofTheWorld).toHaveLength(1);
  // Countries far away have their names, too.
  await expect(async () => {
    await main.getByRole('button', { name: 'Zoom out' }).click();
    await expect(main.getByText('Brazil', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();

  // Flatter than any frame that there is.
  await page.reload();
  await expect(points.getByRole('button')).toBeVisible();
  expect(ofTheWorld()).toHaveLength(1);
  await points.evaluate((group) => {
    const frame = group.closest<HTMLElement>('[dir=ltr]')?.parentElement;
    if (frame) frame.style.blockSize = '60px';
  });
  await expect.poll(ofTheWorld).toHaveLength(2);
});
