import type { Page } from '@playwright/test';
import { chooseTyped } from './support/choose.ts';
import { signedIn, step, submit } from './support/reportForm.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a federation admin writes a flash update, looks over its mail and shares it; nobody else sees it', async ({
  browser,
  page,
  context,
  request,
}) => {
  const title = `Nepal - Flood ${crypto.randomUUID()}`;
  await signedIn(context, request, 'ifrc-admin');
  await page.goto('/flash-updates/all');
  await page.getByRole('link', { name: 'New flash update' }).last().click();
  // The list has a choice of countries too, and stays until the form is there.
  await expect(page.locator('[name="title"]')).toBeVisible();
  await chooseTyped(
    page.getByRole('combobox', { name: /^Country/ }),
    'Nepal',
    page.getByRole('option', { name: 'Nepal', exact: true }),
  );
  await page.getByRole('combobox', { name: /^Disaster type/ }).selectOption('Flood');
  await page.getByRole('button', { name: 'Write the title from countries and hazard' }).click();
  await expect(page.locator('[name="title"]')).toHaveValue(/^Nepal - Flood \d\d\/\d{4}$/);
  await page.locator('[name="title"]').fill(title);
  await page.getByRole('textbox', { name: /^Situational overview/ }).fill('Rivers are over their banks.');
  await page.getByRole('button', { name: 'Add reference' }).click();
  await page.getByLabel(/^Date/).fill('2026-05-01');
  await page.getByRole('textbox', { name: /^Source and description/ }).fill('Weather service');
  await page.getByRole('textbox', { name: /^Web address/ }).fill('example.org/floods');
  await step(page, 'Actions').click();
  const government = page.getByRole('region', { name: 'Actions taken: Government' });
  await government.getByRole('checkbox', { name: 'Needs assessment' }).check();
  await step(page, 'Focal points').click();
  await submit(page);
  await expect(page.getByText('Flash update published')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the reference: Weather service' })).toHaveAttribute(
    'href',
    'https://example.org/floods',
  );
  await expectAccessible(page);
  const path = new URL(page.url()).pathname;
  const recent = (of: Page) => of.getByRole('region', { name: /^Flash updates in the last 30 days/ });
  await page.goto('/emergencies');
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await expect(recent(page).getByRole('link', { name: title })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await recent(page).getByRole('link', { name: title }).click();

  await page.getByRole('button', { name: 'Share with donors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with donors' });
  await chooseTyped(
    dialog.getByRole('combobox', { name: /^Donor groups/ }),
    'Governments',
    page.getByRole('option', { name: 'Governments' }),
  );
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText(`Mise à jour flash`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the emails' }).click();
  await expect(page.getByText('Flash update shared')).toBeVisible();
  const log = page.getByRole('region', { name: 'Who got it' });
  await expect(log.getByText(/donor2\.demo\.example/)).toBeVisible();
  await expect(log.getByRole('button', { name: /^Send again/ })).toBeVisible();

  // Whoever got it needs no account.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/outbox');
  await visitor.getByRole('article').filter({ hasText: title }).first().getByRole('link').click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Rivers are over their banks.')).toBeVisible();
  await visitor.context().close();

  const others = await browser.newContext();
  await signedIn(others, request, 'superuser');
  const superuser = await others.newPage();
  await superuser.goto(path);
  await expect(superuser.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await expect(superuser.getByText(/permission|not allowed/i).first()).toBeVisible();
  await superuser.goto('/emergencies');
  const reports = superuser.getByRole('region', { name: /^Field reports in the last 30 days/ });
  await reports.scrollIntoViewIfNeeded();
  await expect(reports.getByRole('table')).toBeVisible();
  await expect(recent(superuser)).toHaveCount(0);
  await others.close();
});
