import type { Page } from '@playwright/test';
import { chooseCountry } from './support/reportForm.ts';
import { expect, expectAccessible, inLanguage, settled, signedInAs, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const submit = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const password = (page: Page, name = 'password') => page.locator(`input[name="${name}"]`);

/** Opens the link of the newest mail to an address. */
async function openMail(page: Page, address: string, subject: RegExp) {
  await page.goto('/outbox');
  const mail = page.getByRole('article').filter({ hasText: address }).filter({ hasText: subject }).first();
  await mail.getByRole('link').click();
}

async function fillRegistration(page: Page, email: string, secret: string) {
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Karki');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill('Nepal');
  await page.getByRole('option', { name: 'Nepal', exact: true }).click();
  await page.getByLabel('City').fill('Kathmandu');
  await page.getByLabel('Organization type').selectOption({ label: 'National Society' });
  const society = page.getByRole('combobox', { name: 'Organization name' });
  await society.fill('Nepal');
  await page.getByRole('option', { name: 'Nepal Red Cross Society' }).click();
  await page.getByLabel('Position').fill('Volunteer');
  await page.getByLabel('Email').fill(email);
  await password(page).fill(secret);
  await password(page, 'confirm_password').fill(secret);
}

async function signIn(page: Page, name: string, secret: string) {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(name);
  await password(page).fill(secret);
  await submit(page, 'Sign in').click();
}

test('register, confirm, sign in, edit, change the password, make a token, recover', async ({ page }) => {
  const email = `nadia-${Date.now()}@redcross.example`;

  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await submit(page, 'Register').click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await fillRegistration(page, email, 'weak');
  await submit(page, 'Register').click();
  await expect(password(page)).toBeFocused();
  await expect(page.getByText('Password strength: weak')).toBeVisible();
  await password(page).fill('Sunrise-4-all');
  await expect(page.getByText('Password strength: strong')).toBeVisible();
  await submit(page, 'Register').click();
  await expect(page.getByText('The passwords do not match', { exact: true })).toBeVisible();
  await password(page, 'confirm_password').fill('Sunrise-4-all');
  await submit(page, 'Register').click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account has been created')).toHaveCount(1);
  await expect(main(page)).toContainText(email);

  await signIn(page, email, 'Sunrise-4-all');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'You could not be signed in. Check your details and try again.' }),
  ).toBeVisible();
  await openMail(page, email, /Confirm your email/);
  await expectAccessible(page);
  await page.getByLabel('Password').fill('Sunrise-4-all');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email, 'Sunrise-4-all');
  await page.getByRole('button', { name: 'Account of Nadia Karki' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account/details');

  await submit(page, 'Edit profile').click();
  const edit = page.getByRole('dialog', { name: 'Edit user profile' });
  await edit.getByLabel('First name').fill('Nadine');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit.getByLabel('First name')).toHaveValue('Nadine');
  await edit.getByLabel('Phone number').fill('+977 1 4270650');
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Nadine Karki' })).toBeVisible();
  await expect(main(page)).toContainText('+977 1 4270650');
  await expect(main(page)).toContainText('Volunteer');

  await submit(page, 'Change password').click();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await password(page, 'old_password').fill('not-the-old-one');
  await password(page, 'new_password').fill('Harvest-9-moon');
  await password(page, 'confirm_password').fill('Harvest-9-moon');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change.getByText('This is not your current password.', { exact: true })).toBeVisible();
  await expect(password(page, 'new_password')).toHaveValue('Harvest-9-moon');
  await expectAccessible(page);
  await password(page, 'old_password').fill('Sunrise-4-all');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toBeHidden();

  await submit(page, 'Generate new token').click();
  const dialog = page.getByRole('dialog', { name: 'Generate token' });
  await dialog.getByLabel('Title for token').fill('Regional dashboard');
  await dialog.getByRole('button', { name: 'Accept and generate' }).click();
  const token = (await dialog.getByLabel('Token', { exact: true }).textContent())?.trim() ?? '';
  expect(token).toMatch(/^[0-9a-f]{40}$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Token not copied' });
  await leaving.getByRole('button', { name: 'Ok' }).click();
  await expect(dialog).toBeHidden();
  const ask = () => page.request.get('/api/v2/user/me/', { headers: { Authorization: `Token ${token}` } });
  expect((await ask()).status()).toBe(200);
  await expect(page.getByRole('row', { name: /Regional dashboard/ })).toContainText('Active');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
  await page.getByRole('button', { name: 'Revoke Regional dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('row', { name: /Regional dashboard/ })).toContainText('Disabled');
  expect((await ask()).status()).toBe(401);

  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten your password or username?' }).click();
  // The page left has a field of that name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Recover account' })).toBeVisible();
  await page.getByLabel('Email').fill(email.toUpperCase());
  await submit(page, 'Submit recovery request').click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await openMail(page, email, /Choose a new password/);
  await password(page, 'new_password').fill('Evening-7-star');
  await password(page, 'confirm_password').fill('Evening-7-star');
  const link = page.url();
  await submit(page, 'Submit').click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await signIn(page, email, 'Evening-7-star');
  await expect(page.getByRole('button', { name: 'Account of Nadine Karki' })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto(link);
  await password(page, 'new_password').fill('Another-1-time');
  await password(page, 'confirm_password').fill('Another-1-time');
  await submit(page, 'Submit').click();
  await expect(page.getByRole('alert').filter({ hasText: 'This link is not valid' })).toBeVisible();
});

test('someone of another domain says why, and an administrator lets them in', async ({ page }) => {
  const email = `nadia-${Date.now()}@elsewhere.example`;
  await page.goto('/register');
  await fillRegistration(page, email, 'Sunrise-4-all');
  await expect(submit(page, 'Register')).toBeHidden();
  await submit(page, 'Request access').click();
  const justification = page.getByLabel('Justification');
  await expect(justification).toBeFocused();
  await justification.fill('I coordinate the flood response; Mira Tamang knows me.');
  await expectAccessible(page);
  await submit(page, 'Request access').click();
  await expect(main(page)).toContainText('An administrator then checks your request');
  await openMail(page, email, /Confirm your email/);
  await page.getByLabel('Password').fill('Sunrise-4-all');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await openMail(page, 'region-admin@demo.example', /is requesting access/);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Give access' }).click();
  await expect(page.getByRole('heading', { name: 'The account is active' })).toBeVisible();
  await signIn(page, email, 'Sunrise-4-all');
  await expect(page.getByRole('button', { name: 'Account of Nadia Karki' })).toBeVisible();
});

test('asks for a justification, and does not insist, when the list of domains cannot be had', async ({
  page,
}) => {
  await page.route('**/api/v2/domainwhitelist/**', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto('/register');
  await page.getByLabel('Email').fill('nadia@redcross.example');
  await expect(page.getByText('We could not check the domain')).toBeVisible();
  await expect(submit(page, 'Register')).toBeVisible();
});

test('what was typed stays when the connection is lost', async ({ page, context }) => {
  await page.goto('/register');
  await fillRegistration(page, 'lost@redcross.example', 'Sunrise-4-all');
  await context.setOffline(true);
  await submit(page, 'Register').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your account could not be created. Try again.' }),
  ).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Kathmandu');
  await expect(password(page)).toHaveValue('Sunrise-4-all');
});

test('chooses mails, and stops following for good', async ({ page }) => {
  await signedInAs(page, 'per-admin');
  await page.goto('/account/notifications');
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  const saved = await page.request.post('/api/v2/update_subscriptions/', {
    headers: { Authorization: `Token ${token}` },
    data: [{ type: 'followedEvent', value: 1050 }],
  });
  expect(saved.status()).toBe(200);
  await page.reload();
  await page.getByRole('checkbox', { name: 'Weekly digest' }).check();
  await page.getByRole('checkbox', { name: 'Africa', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Flood', exact: true }).check();
  const countries = page.getByRole('combobox', { name: 'Country-level notifications' });
  await countries.fill('Nepal');
  await page.getByRole('option', { name: 'Nepal', exact: true }).click();
  await countries.press('Escape');
  await submit(page, 'Update notification preferences').click();
  await expect(page.getByText('Preferences updated')).toBeVisible();
  await page.getByRole('button', { name: /^Unfollow/ }).click();
  await expect(page.getByText('You do not follow any operations.')).toBeVisible();
  await submit(page, 'Update notification preferences').click();
  await expect(submit(page, 'Update notification preferences')).not.toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Weekly digest' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Africa', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Surge alerts' })).not.toBeChecked();
  await expect(page.getByText('You do not follow any operations.')).toBeVisible();
});

test('subscribes to alerts, at most so many a day, and ends it', async ({ page }) => {
  await signedInAs(page, 'per-admin');
  await page.goto('/account/notifications');
  await submit(page, 'New alert subscription').click();
  const dialog = page.getByRole('dialog', { name: 'New alert subscription' });
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill('Floods in Nepal');
  const choose = async (list: string, option: string) => {
    await dialog.getByRole('combobox', { name: list }).fill(option);
    await dialog.getByRole('option', { name: option, exact: true }).click();
    await dialog.getByRole('combobox', { name: list }).press('Escape');
  };
  await choose('Hazards', 'Flood');
  await choose('Countries', 'Nepal');
  await dialog.getByLabel('Frequency').selectOption({ label: 'Up to 10 a day' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  const item = main(page).getByRole('listitem').filter({ hasText: 'Floods in Nepal' });
  await expect(item).toContainText('Flood · Nepal');
  await expect(item).toContainText('Up to 10 a day');
  await item.getByRole('button', { name: 'Edit Floods in Nepal' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit alert subscription' });
  await expect(edit.getByLabel('Title')).toHaveValue('Floods in Nepal');
  await edit.getByLabel('Frequency').selectOption({ label: 'Up to 5 a day' });
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(item).toContainText('Up to 5 a day');
  await expect(item).toContainText('Flood · Nepal');
  await item.getByRole('button', { name: 'Remove Floods in Nepal' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(item).toHaveCount(0);
});

test('a guest has no forms and cannot edit, and is told why', async ({ page }) => {
  await signedInAs(page, 'guest');
  await page.goto('/account');
  await expect(page).toHaveURL('/account/details');
  await expect(page.getByText('You have guest access')).toBeVisible();
  await expect(page.getByRole('link', { name: 'My forms' })).toHaveCount(0);
  await expect(submit(page, 'Edit profile')).toHaveCount(0);
  await page.goto('/account/my-forms/field-report');
  await expect(page.getByRole('heading', { name: 'Permission Denied' })).toBeVisible();
});

test('a session that was ended elsewhere is noticed by what is read next, which then comes as for everybody', async ({
  page,
}) => {
  await signIn(page, 'member', 'GO-demo-2026');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Mira Tamang' })).toBeVisible();
  await page.goto('/emergencies/all');
  // A read of the page itself that is still to come would be the one that notices, before the press.
  await settled(page);
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  await page.request.post('/api/v2/sign-out/', { headers: { Authorization: `Token ${token}` }, data: {} });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(main(page).getByRole('row').nth(5)).toBeVisible();
});

test('a session that was ended elsewhere takes no form away from whoever writes in it', async ({ page }) => {
  await signIn(page, 'member', 'GO-demo-2026');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mira Tamang' })).toBeVisible();
  await page.goto('/field-reports/new');
  const title = main(page).locator('[name="title"]');
  await title.fill('Half a report');
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  await page.request.post('/api/v2/sign-out/', { headers: { Authorization: `Token ${token}` }, data: {} });
  const refused = page.waitForResponse((response) => response.status() === 401);
  await chooseCountry(page, 'Haiti');
  await refused;

  // To ask who they are would have taken the page along.
  await page.waitForLoadState('networkidle');
  await expect(title).toHaveValue('Half a report');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Haiti');
});

test('lists one’s own reports alone', async ({ page }) => {
  await signedInAs(page, 'member');
  const asked = page.waitForRequest(/\/api\/v2\/field-report\/\?/);
  await page.goto('/account/my-forms/field-report');
  const me = await page.request.get('/api/v2/user/me/', {
    headers: { Authorization: (await asked).headers().authorization ?? '' },
  });
  expect(new URL((await asked).url()).searchParams.get('user')).toBe(String((await me.json()).id));
  await expect(page.getByRole('heading', { name: 'My field reports' })).toBeVisible();
});

test('mails and their pages are in the language of the reader', async ({ page }) => {
  const email = `arabic-${Date.now()}@redcross.example`;
  await inLanguage(page, 'ar');
  await page.goto('/recover-account');
  await page.locator('input[name="email"]').fill('dref-coordinator@demo.example');
  await main(page).getByRole('button').last().click();
  await expect(page).toHaveURL('/login');
  await page.request.post('/register', {
    headers: { 'Accept-Language': 'ar' },
    data: {
      first_name: 'Nadia',
      last_name: 'Karki',
      email,
      password: 'Sunrise-4-all',
      country: 123,
      city: 'Amman',
      organization_type: 'NTLS',
      organization: 'Jordan Red Crescent',
    },
  });
  await openMail(page, email, /بريدك/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
});
