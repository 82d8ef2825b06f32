import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { UPLOAD_COLUMNS } from '#contracts/localUnits/upload.ts';
import { writeWorkbook } from '#provider/excel/writeWorkbook.ts';
import { ask, signedIn } from './support/reportForm.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const CONTEXT = '/countries/123/ns-overview/context-and-structure';

test('a local unit is added, validated by who may, refused to others, and exported', async ({
  browser,
  page,
  context,
  request,
}) => {
  await signedIn(context, request, 'country-admin');
  await page.goto(CONTEXT);
  await page.getByRole('link', { name: 'Add local unit' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /fields need your attention/ })).toBeVisible();
  await page.getByRole('combobox', { name: /^Type/ }).selectOption('Health care');
  await page.locator('[name="date_of_data"]').fill('2026-05-01');
  await page.locator('[name="local_branch_name"]').fill('Bhimdhunga Swasthya Chauki');
  await page.locator('[name="english_branch_name"]').fill('Bhimdhunga Health Post');
  await page.locator('[name="latitude"]').fill('27.73');
  await page.locator('[name="longitude"]').fill('85.22');
  await page
    .getByRole('combobox', { name: /^Type of health facility/ })
    .selectOption('Primary health care centre');
  await page.getByRole('combobox', { name: /^Affiliation/ }).selectOption('National Society');
  await page.getByRole('combobox', { name: /^Functionality/ }).selectOption('Fully functional');
  await page.getByRole('checkbox', { name: 'Vaccination' }).check();
  await page.getByRole('textbox', { name: 'Nurses' }).fill('3');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Local unit added. It waits for validation.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Bhimdhunga Swasthya Chauki' })).toBeVisible();
  await expect(page.getByText('No one has validated this local unit yet.')).toBeVisible();
  await expectAccessible(page);
  // Who writes one is not who validates it.
  await expect(page.getByRole('button', { name: 'Validate', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  const path = new URL(page.url()).pathname;

  const others = await browser.newContext();
  await signedIn(others, request, 'region-admin');
  const validator = await others.newPage();
  await validator.goto(path);
  await validator.getByRole('button', { name: 'Validate', exact: true }).click();
  await validator.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(validator.getByText('Local unit validated')).toBeVisible();
  await expect(validator.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  // The button that was pressed is gone; the focus is not.
  await expect(validator.getByRole('heading', { level: 1 })).toBeFocused();
  await others.close();

  const row = await findInList(page);
  await expect(row).toContainText('Validated');
  const download = page.waitForEvent('download');
  await page
    .getByRole('region', { name: /^Local units/ })
    .getByRole('button', { name: 'Export' })
    .click();
  const file = readFileSync(await (await download).path(), 'utf8');
  // The same rows as the list: its filter is the file's.
  expect(file.trim().split('\n')).toHaveLength(2);
  expect(file).toContain('Bhimdhunga Health Post');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(CONTEXT);
  await findInList(visitor);
  await expect(visitor.getByRole('link', { name: 'Add local unit' })).toHaveCount(0);
  await expect(visitor.getByText(/You see public local units/)).toBeVisible();
  await visitor.context().close();
  const { results } = await ask(request, '/api/v2/local-units/?search=Bhimdhunga');
  expect(results).toHaveLength(1);
});

/** Finds the new one by its name, in the list and on the map. */
async function findInList(page: Page) {
  await page.goto(CONTEXT);
  const panel = page.getByRole('region', { name: /^Local units/ });
  await panel.getByRole('searchbox', { name: 'Search by name' }).fill('Bhimdhunga');
  await expect(page).toHaveURL(/unit_name=Bhimdhunga/);
  await expect(page.getByRole('heading', { name: 'Local units (1)' })).toBeVisible();
  await panel.getByRole('button', { name: 'Show as table' }).click();
  await expect(panel.getByRole('link', { name: 'Bhimdhunga Swasthya Chauki' }).first()).toBeVisible();
  return panel.getByRole('row').filter({ hasText: 'Bhimdhunga Swasthya Chauki' }).last();
}

test('a file of local units is previewed, refused as long as a row is wrong, and told', async ({
  page,
  context,
  request,
}) => {
  await signedIn(context, request, 'region-admin');
  await page.goto('/countries/176/ns-overview/context-and-structure');
  await page.getByRole('link', { name: 'Files of local units' }).click();
  await expect(page.getByRole('table', { name: 'Files sent so far' })).toBeVisible();
  const download = page.request.get(
    (await page.getByRole('link', { name: /Download the template/ }).getAttribute('href')) ?? '',
  );
  const template = await (await download).body();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'units.xlsx', mimeType: 'application/octet-stream', buffer: template });
  await expect(page.getByText('The file has no rows below its headings.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take over the file' })).toBeDisabled();
  await expectAccessible(page);
});

test('the rows of a file stand under headings, what is wrong with them has room, on a phone by scrolling the table alone', async ({
  page,
  context,
  request,
}) => {
  const columns = UPLOAD_COLUMNS.local_unit;
  const place = { latitude: 14.6, longitude: 121, date_of_data: '2026-05-01' };
  const rows: Record<string, string | number>[] = [
    {
      ...place,
      local_branch_name: 'Quezon City Training Centre',
      address_loc: 'Commonwealth Avenue, Quezon City',
    },
    { ...place, local_branch_name: 'Centre far from the country', latitude: 60, email: 'nobody' },
  ];
  const buffer = await writeWorkbook([
    { name: 'Units', rows: [[...columns], ...rows.map((row) => columns.map((name) => row[name]))] },
  ]);
  await signedIn(context, request, 'region-admin');
  await page.goto('/local-units/upload?country=176');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'units.xlsx', mimeType: 'application/octet-stream', buffer });
  const refused = page.getByRole('region', { name: 'Rows refused: units.xlsx' });
  const wrong = refused.getByRole('cell', { name: /email: Enter a valid email address/ });
  const widthOf = async () => (await wrong.boundingBox())?.width;
  await expect(page.getByRole('heading', { level: 3, name: 'Rows refused: units.xlsx' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Rows that can be taken over' })).toBeVisible();
  expect(await widthOf()).toBeGreaterThan(600);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(widthOf).toBeLessThan(400);
  expect(await widthOf()).toBeGreaterThan(220);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(async () => {
    await refused.press('ArrowRight');
    await expect(wrong).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await expectAccessible(page);
});
