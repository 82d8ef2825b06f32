import { expect, test } from './support/test.ts';

test('from the home page to an emergency, into Arabic and back, in and out', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Disaster response and preparedness' }),
  ).toBeVisible();
  await expect(page.getByText('Active DREF operations')).toBeVisible();

  const searchBox = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await searchBox.fill('flood');
  await searchBox.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=flood/);
  const emergencies = page.getByRole('region', { name: /^Emergencies \(/ });
  const first = emergencies.getByRole('row').nth(1).getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/emergencies\/\d+\/details$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Emergency overview' })).toBeVisible();

  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'الرئيسية' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('"ar"');

  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').first().click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email or username').fill('member');
  await page.locator('input[name="password"]').fill('GO-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const account = page.getByRole('button', { name: 'Account of Mira Tamang' });
  await expect(account).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))).toMatchObject({
    displayName: 'Mira Tamang',
    token: expect.stringMatching(/^[0-9a-f]{40}$/),
  });

  const Authorization = await page.evaluate(
    () => `Token ${JSON.parse(localStorage.getItem('user') ?? '{}').token}`,
  );
  const whoAmI = async () =>
    (await page.request.get('/api/v2/user/me/', { headers: { Authorization } })).status();
  expect(await whoAmI()).toBe(200);
  await account.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirmation' });
  await expect(dialog).toContainText('Are you sure you want to continue?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  // The page goes once the service knows: it may be on its way out.
  await expect(async () => {
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  }).toPass();
  // Whoever has copied the token has nothing.
  expect(await whoAmI()).toBe(401);
});

test('filters, sorts and pages the list of emergencies, and the address says so', async ({ page }) => {
  await page.goto('/emergencies/all');
  await page.getByLabel('Disaster type').selectOption({ label: 'Flood' });
  await expect(page).toHaveURL(/dtype=12/);
  const table = page.getByRole('table', { name: 'All emergencies' });
  await expect(table.getByRole('row').nth(1)).toContainText('Flood');
  await table.getByRole('button', { name: 'Name' }).click();
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  const shared = await page.context().newPage();
  await shared.goto(page.url());
  await expect(shared.getByText(/^Showing 16–30 of/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Showing 1–15 of [\d,]+$/)).toBeVisible();
});

test('tells what is wrong with a sign-in and keeps what was typed', async ({ page }) => {
  await page.goto('/login?next=/emergencies/all');
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await submit.click();
  await expect(page.getByText('Enter your email address or username.')).toBeVisible();
  await page.getByLabel('Email or username').fill('guest');
  await page.locator('input[name="password"]').fill('wrong');
  await submit.click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'You could not be signed in. Check your details and try again.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Email or username')).toHaveValue('guest');
  await page.locator('input[name="password"]').fill('GO-demo-2026');
  await submit.click();
  await expect(page).toHaveURL(/\/emergencies\/all$/);
});

test('says so when an address or a record does not exist', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto('/emergencies/99999999/details');
  await expect(
    page.getByText('This emergency does not exist or you do not have access to it.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to all emergencies' }).click();
  await expect(page).toHaveURL(/\/emergencies\/all$/);
});

test('a sign-out in one tab signs out the other', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill('superuser');
  await page.locator('input[name="password"]').fill('GO-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('user'));
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('asks for consent until it is given, remembers it, and lets it be taken back', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies and analytics' });
  await banner.getByRole('link', { name: 'Learn more' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible();
  await expect(page.getByText('You have not accepted')).toBeVisible();
  await banner.getByRole('button', { name: 'I Accept' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByText('You have accepted cookies')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have accepted cookies')).toBeVisible();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Withdraw my consent' }).click();
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
});

test('every page has a title and one address of its own, whatever is filtered', async ({ page, baseURL }) => {
  await page.goto('/emergencies/all?dtype=12');
  await expect(page).toHaveTitle('All emergencies · GO');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/emergencies/all`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'All emergencies');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
  await expect(page).toHaveTitle('Cookie policy · GO');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/cookie-policy`);
});

test('says when the connection is gone, and loads what failed once it is back', async ({ page, context }) => {
  await page.goto('/emergencies/all');
  await expect(page.getByText(/^Showing 1–15 of/)).toBeVisible();
  // What a filter offers may come after the rows.
  await expect(
    page.getByLabel('Disaster type').getByRole('option', { name: 'Flood', exact: true }),
  ).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByLabel('Disaster type').selectOption({ label: 'Flood' });
  // A lost call is repeated three times first.
  await expect(page.getByText(/^Cannot connect with the server!/)).toBeVisible();
  await context.setOffline(false);
  // The one of the message, which loads all that failed; the list has its own.
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Flood');
  await expect(page.getByText('You are online again.')).toBeHidden();
});
