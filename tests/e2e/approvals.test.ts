import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signedInAs, test } from './support/test.ts';

const PASSWORD = 'Sunrise-4-all';

/** Somebody of Nepal who has confirmed their address; nobody else is called so. */
async function newcomer(page: Page) {
  const id = randomUUID();
  const person = { name: `Nadia ${id}`, email: `nadia-${id}@elsewhere.example` };
  const registered = await page.request.post('/register', {
    data: {
      first_name: 'Nadia',
      last_name: id,
      email: person.email,
      password: PASSWORD,
      country: 123,
      city: 'Kathmandu',
      organization_type: 'NTLS',
      organization: 'Nepal Red Cross Society',
      position: 'Coordinator',
      justification: 'I coordinate the flood response.',
    },
  });
  expect(registered.status()).toBe(200);
  await page.goto('/outbox');
  await page.getByRole('article').filter({ hasText: person.email }).getByRole('link').click();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  return person;
}

test('an administrator of the region approves a registration, and the newcomer can sign in', async ({
  page,
}) => {
  const { name, email } = await newcomer(page);
  const signIn = async () =>
    (await page.request.post('/get_auth_token', { data: { username: email, password: PASSWORD } })).status();
  expect(await signIn()).toBe(400);

  await signedInAs(page, 'region-admin');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Pending registrations' }).click();
  await expect(page).toHaveURL('/account/approvals');
  const main = page.getByRole('main');
  // Others register meanwhile.
  await main.getByRole('searchbox', { name: 'Search' }).fill(email);
  const heading = (count: number) => main.getByRole('heading', { name: `Pending registrations (${count})` });
  await expect(heading(1)).toBeVisible();
  const row = main.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Nepal Red Cross Society');
  await expect(row).toContainText('Coordinator');

  const approve = row.getByRole('button', { name: `Approve ${name}` });
  await approve.click();
  const dialog = page.getByRole('alertdialog', { name: 'Approve this registration?' });
  await expect(dialog).toContainText('I coordinate the flood response.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(approve).toBeFocused();
  await approve.press('Enter');
  await dialog.getByRole('button', { name: 'Ok' }).click();

  await expect(page.getByText(`${name} can sign in now.`)).toBeVisible();
  await expect(row).toBeHidden();
  await expect(heading(0)).toBeFocused();
  await expectAccessible(page);
  expect(await signIn()).toBe(200);
});

test('whom nobody asks to approve is not offered the page, and told so at its address', async ({ page }) => {
  await signedInAs(page, 'member');
  await page.goto('/account/notifications');
  await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pending registrations' })).toBeHidden();
  await page.goto('/account/approvals');
  await expect(page.getByRole('heading', { level: 1, name: 'Permission Denied' })).toBeVisible();
});
