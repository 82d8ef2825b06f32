import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { chooseTyped } from './support/choose.ts';
import { expect, settled, test } from './support/test.ts';

const ASIA_PACIFIC = 2;

test('from the menu of countries through all tabs of a region; what is chosen stands in the address', async ({
  page,
  request,
}) => {
  await page.goto('/emergencies/1050/details');
  const main = page.getByRole('main');
  await page.getByRole('banner').getByRole('button', { name: 'Countries' }).click();
  await page.getByRole('tab', { name: 'Asia Pacific' }).click();
  await page
    .getByRole('link', { name: /^Asia Pacific/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/regions/${ASIA_PACIFIC}/operations`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asia Pacific');
  const tabs = page.getByRole('navigation', { name: 'Sections of the region' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Operations',
    '3W projects',
    'Risk watch',
    'Preparedness',
    'Regional profile',
    'Additional information',
  ]);
  await settled(page);

  const totals = await (await request.get(`/api/v2/appeal/aggregated?region=${ASIA_PACIFIC}`)).json();
  await expect(main.getByText('Active DREF operations').locator('..')).toContainText(
    String(totals.active_drefs),
  );

  // Past operations too, and the same in the file.
  const appeals = page.getByRole('region', { name: /^Appeals and operations/ });
  await appeals.getByLabel('Operations shown').selectOption({ label: 'Past operations included' });
  await expect(page).toHaveURL(/appeals_period=all/);
  const { count } = await (await request.get(`/api/v2/appeal/?region=${ASIA_PACIFIC}&limit=1`)).json();
  await expect(page.getByRole('heading', { name: /^Appeals and operations/ })).toHaveText(
    `Appeals and operations (${new Intl.NumberFormat('en').format(count)})`,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    appeals.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('region-2-appeals.csv');
  expect(parse(readFileSync(await download.path()), { bom: true })).toHaveLength(count + 1);

  // A year of the chart, month by month.
  await page.getByRole('heading', { name: /^Emergencies that began/ }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'View by month' }).click();
  await expect(page).toHaveURL(/month=all/);
  await page.reload();
  await page.getByRole('heading', { name: /^Emergencies that began/ }).scrollIntoViewIfNeeded();
  const year = new Date().getUTCFullYear();
  await expect(page.getByRole('heading', { level: 2, name: `Appeals by month for ${year}` })).toBeVisible();

  await tabs.getByRole('link', { name: '3W projects' }).click();
  await expect(page).toHaveURL(`/regions/${ASIA_PACIFIC}/three-w`);
  await chooseTyped(
    main.getByRole('combobox', { name: 'Statuses' }),
    'Ongoing',
    page.getByRole('option', { name: 'Ongoing', exact: true }),
  );
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=1/);
  const movement = await (
    await request.get(`/api/v2/region-project/${ASIA_PACIFIC}/movement-activities/?status=1`)
  ).json();
  await expect(page.getByRole('heading', { name: /^Activities of the Movement/ })).toHaveText(
    `Activities of the Movement (${movement.total_projects})`,
  );
  const first = main.locator('summary').first();
  await first.click();
  await expect(main.getByRole('table').first().getByRole('link').first()).toBeVisible();

  // Seasonal risks first; what is chosen stands in the address, and the list leads to the countries.
  await tabs.getByRole('link', { name: 'Risk watch' }).click();
  await expect(page).toHaveURL(`/regions/${ASIA_PACIFIC}/risk-watch/seasonal`);
  const risks = main.getByRole('region', { name: 'Countries by risk' });
  await risks.getByText('People exposed', { exact: true }).first().click();
  await expect(page).toHaveURL(/metric=exposure/);
  await risks.getByRole('checkbox', { name: 'Include coping capacity' }).click();
  await expect(page).toHaveURL(/coping=true/);
  await expect(
    risks.getByRole('table', { name: 'Countries by risk' }).getByRole('link').first(),
  ).toBeVisible();
  await main.getByRole('link', { name: 'Imminent', exact: true }).click();
  await expect(page).toHaveURL(`/regions/${ASIA_PACIFIC}/risk-watch/imminent`);
  const events = main.getByRole('list', { name: 'Imminent events' });
  const event = events.getByRole('button', { name: /PDC/ }).first();
  await event.click();
  await expect(event).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByText('Value of exposed buildings (USD)')).toBeVisible();

  for (const [tab, heading] of [
    ['Preparedness', 'Ready before it happens'],
    ['Regional profile', 'The region at a glance'],
    ['Additional information', 'Regional content'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }

  await page.goto('/regions/9/operations');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
