import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { chooseTyped } from './support/choose.ts';
import { ask, kept, signedIn, tokenOf } from './support/reportForm.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PROJECTS = '/api/v2/project/';

async function signIn(page: Page, username = 'member') {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(username);
  await page.locator('input[name="password"]').fill('GO-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

const choose = (page: Page, field: string, option: string) =>
  chooseTyped(
    page.getByRole('combobox', { name: field, exact: true }),
    option,
    page.getByRole('option', { name: option, exact: true }),
  );

const idIn = (page: Page) => Number(/\/projects\/(\d+)$/.exec(page.url())?.[1]);
const read = async (request: APIRequestContext, id: number) =>
  (await request.get(`${PROJECTS}${id}/`)).json();

test('a project is written, changed, copied and exported', async ({ page, request }) => {
  await signIn(page);
  await page.goto('/three-w/activities/new');
  await page
    .getByRole('navigation', { name: 'What to enter' })
    .getByRole('link', { name: 'Project' })
    .click();
  await expect(page).toHaveURL('/three-w/projects/new');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /fields need your attention/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Reporting National Society' })).toBeFocused();

  await choose(page, 'Reporting National Society', 'Nepal Red Cross Society');
  await choose(page, 'Receiving country', 'Nepal');
  // Second-level districts are those of the chosen provinces, and go with them.
  await expect(page.getByRole('combobox', { name: 'Districts' })).toBeHidden();
  for (const province of ['Bagmati', 'Gandaki']) {
    await choose(page, 'Region / province', province);
    await page.keyboard.press('Escape');
  }
  for (const district of ['Kathmandu', 'Kaski']) {
    await choose(page, 'Districts', district);
    await page.keyboard.press('Escape');
  }
  await choose(page, 'Region / province', 'Gandaki');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Districts' })).toHaveValue('Kathmandu');
  await page.getByRole('radiogroup', { name: 'Operation type' }).getByLabel('Programme').check();
  await page.getByRole('radiogroup', { name: 'Programme type' }).getByLabel('Domestic').check();
  await page.locator('[name="name"]').fill('Springs of Bagmati');
  await choose(page, 'Primary sector', 'WASH');
  await choose(page, 'Tagging', 'Education');
  await page.keyboard.press('Escape');
  await choose(page, 'Tagging', 'Livelihoods and basic needs');
  await page.keyboard.press('Escape');

  // What cannot be true together is told at once.
  await page.locator('[name="start_date"]').fill('2025-03-01');
  await page.locator('[name="end_date"]').fill('2025-02-01');
  await expect(page.getByText('The end date must be after the start date.', { exact: true })).toBeVisible();
  await page.locator('[name="end_date"]').fill('2099-12-31');
  await expect(page.getByText('The end date must be after the start date.', { exact: true })).toBeHidden();
  await expect(page.getByText('Project status: Ongoing')).toBeVisible();

  await page.getByRole('switch', { name: 'Annual reporting' }).check();
  const inYear = (row: number, field: RegExp) =>
    page
      .getByRole('group', { name: /^(\d+\. )?Year/ })
      .nth(row)
      .getByRole('textbox', { name: field });
  await inYear(0, /^Year/).fill('2025');
  await inYear(0, /^Male \(People targeted/).fill('40');
  await inYear(0, /^Female \(People targeted/).fill('60');
  await expect(inYear(0, /^Total \(People targeted/)).toHaveValue('100');
  await expect(inYear(0, /^Total \(People targeted/)).toBeDisabled();
  await inYear(0, /^Total \(People reached/).fill('30');
  await page.getByRole('button', { name: 'Add a year' }).click();
  await inYear(1, /^Year/).fill('2025');
  await expect(page.getByText('This year is listed twice.', { exact: true })).toBeVisible();
  await inYear(1, /^Year/).fill('2026');
  await inYear(1, /^Total \(People targeted/).fill('200');
  await inYear(1, /^Total \(People reached/).fill('0');
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByText('3W project created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Springs of Bagmati', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Year 2026' })).toBeVisible();
  const districts = page.getByRole('term').filter({ hasText: 'Districts' });
  await expect(districts.locator('xpath=following-sibling::dd[1]')).toHaveText('Kathmandu');
  await expectAccessible(page);
  const id = idIn(page);
  expect(await read(request, id)).toMatchObject({
    project_admin2_detail: [{ name: 'Kathmandu' }],
    status: 1,
    secondary_sectors: expect.arrayContaining([expect.any(Number), expect.any(Number)]),
    annual_splits: [
      { year: 2025, target_male: 40, target_total: 100, reached_total: 30 },
      { year: 2026, target_total: 200 },
    ],
  });

  // Completed, it needs its cost; the budget that is exceeded is a warning, no error.
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await page.locator('[name="budget_amount"]').fill('1000');
  await page.getByRole('checkbox', { name: 'Completed' }).check();
  await page.locator('[name="actual_expenditure"]').fill('1500');
  await expect(page.getByText('The expenditure is above the budget of 1,000 CHF')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('3W project updated')).toBeVisible();
  expect(await read(request, id)).toMatchObject({ status: 2, actual_expenditure: 1500 });

  // The copy survives a reload, keeps the expenditure, and is a record of its own.
  await page.getByRole('main').getByRole('link', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(new RegExp(`/three-w/projects/new\\?from=${id}$`));
  await page.locator('[name="name"]').fill('Springs of Gandaki');
  await expect(page.locator('[data-draft]')).toHaveAttribute('data-draft', 'kept');
  await page.reload();
  await expect(page.locator('[name="name"]')).toHaveValue('Springs of Gandaki');
  await expect(page.locator('[name="actual_expenditure"]')).toHaveValue('1500');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('3W project created')).toBeVisible();
  await expect(page).toHaveURL(/\/three-w\/projects\/\d+$/);
  const copy = idIn(page);
  expect(copy).not.toBe(id);
  expect((await read(request, id)).name).toBe('Springs of Bagmati');
  expect(await read(request, copy)).toMatchObject({
    annual_splits: [{ year: 2025 }, { year: 2026 }],
    project_admin2_detail: [{ name: 'Kathmandu' }],
  });

  await page.goto('/three-w/projects/all?search=springs%20of&sort=name');
  await expect(page.getByRole('heading', { name: 'All 3W projects (2)' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^all-3w-projects-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Nepal,Bagmati,Kathmandu,');
  expect(lines[1]).toContain('Springs of Bagmati');

  // One's own are listed with their drafts; deleting asks first.
  await page.goto('/account/my-forms/three-w');
  await page.getByRole('button', { name: 'Actions: Springs of Gandaki' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('link', { name: 'Springs of Gandaki' })).toBeHidden();
  expect((await request.get(`${PROJECTS}${copy}/`)).status()).toBe(404);
});

test('what was changed of a project that somebody deletes meanwhile is said to be lost to it, and stays to be read', async ({
  page,
  context,
  request,
}) => {
  await signedIn(context, request);
  const { results } = await ask(request, `${PROJECTS}?limit=1`);
  await page.goto(`/three-w/projects/new?from=${results[0].id}`);
  await page.locator('[name="name"]').fill('Wells of Janakpur');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wells of Janakpur' })).toBeVisible();
  const id = idIn(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.locator('[name="name"]').fill('Wells of Janakpur and Birgunj');
  await kept(page);
  const headers = { Authorization: `Token ${await tokenOf(request)}` };
  expect((await request.delete(`${PROJECTS}${id}/`, { headers })).status()).toBe(204);
  await page.getByRole('button', { name: 'Submit' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Your changes cannot be submitted any more.' });
  await expect(told).toContainText('This project does not exist or you do not have access to it.');
  await expect(told).not.toContainText('Try again');
  await expect(page.locator('[name="name"]')).toHaveValue('Wells of Janakpur and Birgunj');

  await page.reload();
  await expect(page.getByText('Your changes cannot be submitted any more.')).toBeVisible();
  await expect(page.getByText('Wells of Janakpur and Birgunj')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByText('Wells of Janakpur and Birgunj')).toBeHidden();
  await expect(page.getByText('This project does not exist or you do not have access to it.')).toBeVisible();
});

test('the world picture follows its filters, and a bar opens its list', async ({ page }) => {
  // As the page was told: other tests write projects meanwhile.
  const told = page.waitForResponse(/global-project\/overview\/\?.*programme_type=2/);
  await page.goto('/three-w/projects?programme_type=2');
  const { total_ongoing_projects: count } = await (await told).json();
  const figure = page.getByRole('main').locator('dl').first();
  await expect(figure).toContainText(String(count));
  const chart = page
    .locator('figure')
    .filter({ has: page.getByRole('heading', { name: 'Projects per sector' }) });
  await chart.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/three-w\/projects\/all\?.*programme_type=2.*primary_sector=\d/);
  await expect(page.getByRole('heading', { name: /^All 3W projects \(\d+\)$/ })).toBeVisible();
});
