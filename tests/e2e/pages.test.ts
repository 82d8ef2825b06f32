import { expect, expectAccessible, test } from './support/test.ts';

test('the terms lead to each of their parts, and show the sources of the data in a window', async ({
  page,
}) => {
  await page.goto('/terms-and-conditions');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Liability' })
    .click();
  await expect(page).toHaveURL('/terms-and-conditions#liability');
  await expect(page.getByRole('heading', { name: 'Liability' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Liability' })).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('heading', { name: 'Liability' })).toBeFocused();

  const button = page.getByRole('button', { name: 'See the sources of the data' });
  await button.press('Enter');
  const sources = page.getByRole('dialog', { name: 'Data sources' });
  await expect(sources.getByRole('row')).toHaveCount(21);
  await expect(sources.getByRole('row', { name: /^EM-DAT/ })).toContainText('Academic');
  await page.keyboard.press('Escape');
  await expect(sources).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL('/terms-and-conditions#liability');
});

for (const width of [1366, 390]) {
  test(`each part of a policy is marked once it is chosen, and the first and last by scrolling (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/terms-and-conditions', '/cookie-policy']) {
      await page.goto(path);
      const parts = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect(parts.first()).toHaveAttribute('aria-current', 'location');
      for (const part of await parts.all()) {
        await part.click();
        await expect(part).toHaveAttribute('aria-current', 'location');
      }
      await page.goto(path);
      // Before that there is nothing to scroll.
      await expect(parts.first()).toHaveAttribute('aria-current', 'location');
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 20_000);
      await expect(parts.last()).toHaveAttribute('aria-current', 'location');
      await page.mouse.wheel(0, -20_000);
      await expect(parts.first()).toHaveAttribute('aria-current', 'location');
    }
  });
}

test('the window of the sources keeps its title, its button and the heads of its columns while it scrolls', async ({
  page,
}) => {
  await page.goto('/terms-and-conditions');
  await page.getByRole('button', { name: 'See the sources of the data' }).click();
  const sources = page.getByRole('dialog', { name: 'Data sources' });
  await sources.getByRole('row').last().scrollIntoViewIfNeeded();
  const title = await sources.getByRole('heading', { name: 'Data sources' }).boundingBox();
  const column = await sources.getByRole('columnheader', { name: 'Database code' }).boundingBox();
  expect(column?.y ?? 0).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  // Where something lies over the button the browser cannot press it.
  await sources.getByRole('button', { name: 'Close' }).click();
  await expect(sources).toBeHidden();
});

test('a part of the terms can be linked', async ({ page }) => {
  await page.goto('/terms-and-conditions#privileges');
  await expect(page.getByRole('heading', { name: 'Privileges and immunities' })).toBeInViewport();
});

test('resources name whom to ask, and load no video before it is played', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && request.url().startsWith('http'))
      elsewhere.push(request.url());
  });
  // There is no network beyond this machine: the player answers with an empty page.
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '', contentType: 'text/html' }),
  );
  await page.goto('/resources');
  const contacts = page.getByRole('table', { name: 'Contacts' });
  await expect(contacts.getByRole('row')).toHaveCount(8);
  await expect(contacts.getByRole('link', { name: 'go.africa@demo.example' })).toHaveAttribute(
    'href',
    'mailto:go.africa@demo.example',
  );
  expect(elsewhere).toEqual([]);

  await page.getByRole('button', { name: 'Play: About the platform' }).click();
  const player = page.getByTitle('About the platform');
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(player).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(player).toBeFocused();
  await expect.poll(() => elsewhere.length).toBe(1);
});

test('resources say so when the contacts cannot be loaded, and try again', async ({ page }) => {
  await page.route('**/api/v2/main_contact/**', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/resources');
  const panel = page.getByRole('region', { name: 'Contacts' });
  await expect(panel.getByRole('alert')).toContainText('Failed to fetch data!');
  await page.unroute('**/api/v2/main_contact/**');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('table')).toBeVisible();
});

test('the footer leads to the documentation of the API', async ({ page, context }) => {
  await page.goto('/cookie-policy');
  const [docs] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('contentinfo').getByRole('link', { name: 'API documentation' }).click(),
  ]);
  await expect(docs.getByRole('heading', { name: 'GET /api/v2/event/', exact: true })).toBeVisible();
  await expectAccessible(docs);
});
