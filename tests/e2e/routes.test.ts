import type { Page } from '@playwright/test';
import { type Access, ADDRESSES, type Ending, endingOf, ROLES } from '#tests/support/addresses.ts';
import { REDIRECTS } from '#tests/support/redirects.ts';
import { expect, signedInAs, test } from './support/test.ts';

/** Opens an address as a link in the app would, without loading the app anew. */
async function open(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function expectEnding(page: Page, path: string, ending: Ending) {
  switch (ending) {
    case 'login':
      await expect(heading(page, 'Login')).toBeVisible();
      return expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    case 'home':
      await expect(heading(page, 'Disaster response and preparedness')).toBeVisible();
      return expect(page).toHaveURL('/');
    case 'forbidden':
      await expect(heading(page, 'Permission Denied')).toBeVisible();
      return expect(page).toHaveURL(path);
    case 'not found':
      await expect(heading(page, 'Page not found')).toBeVisible();
      return expect(page).toHaveURL(path);
    case 'screen':
      await expect(heading(page, /^(?!Page not found|Permission Denied|Search$)/)).toBeVisible();
      return expect(page).toHaveURL(path);
  }
}

/** One address of each kind: which of them a role may open is a table of its own (`tests/domain/entry.test.ts`). */
const ONE_OF_EACH = (Object.entries(ADDRESSES) as [Access, string][]).map(
  ([access, addresses]) => [access, addresses.split(/\s+/)[0] ?? ''] as const,
);

/** Those that see each ending between them; of others, what they are shown otherwise than a member. */
const SEE_ALL = ['signed out', 'member'];

for (const role of Object.keys(ROLES)) {
  const addresses = ONE_OF_EACH.filter(
    ([access]) => SEE_ALL.includes(role) || endingOf(role, access) !== endingOf('member', access),
  );
  test(`addresses end where the specification says for: ${role}`, async ({ page }) => {
    expect(addresses.length).toBeGreaterThan(0);
    if (role !== 'signed out') await signedInAs(page, role);
    await page.goto('/search');
    for (const [access, path] of addresses) {
      await open(page, '/search');
      await expect(heading(page, 'Search')).toBeVisible();
      await open(page, path);
      await expectEnding(page, path, endingOf(role, access));
    }
  });
}

test('a page of the catalogue that has no content is not there', async ({ page }) => {
  await page.goto('/surge/catalogue/no-such-page');
  await expectEnding(page, '/surge/catalogue/no-such-page', 'not found');
});

/** One of each kind: where all of them lead is a table of its own (`tests/domain/redirects.test.ts`). */
const ONE_OF_EACH_KIND = [
  '/emergencies/1050#surge',
  '/countries/123#risk-watch',
  '/countries/282/profile/overview',
  '/regions/1',
  '/deployments/personnel',
  '/deployments/catalogue/basecamp/eru-base-camp-small',
];

const KINDS = {
  ...Object.fromEntries(ONE_OF_EACH_KIND.map((from) => [from, REDIRECTS[from] ?? 'nowhere'])),
  // The record tells its first tab.
  '/emergencies/1050/additional-info': '/emergencies/1050/additional-info/needs',
};

test('old addresses and pages of tabs lead on, and leave no step in the history', async ({ page }) => {
  await page.goto('/search');
  for (const [from, to] of Object.entries(KINDS)) {
    await open(page, '/search');
    await expect(heading(page, 'Search')).toBeVisible();
    await open(page, from);
    await expect(page).toHaveURL(to);
  }
  await page.goBack();
  await expect(page).toHaveURL('/search');
});

test('signing in leads back to where one was going, and never to another site', async ({ page }) => {
  await page.goto('/account/details?tab=1');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email or username').fill('member');
  await page.locator('input[name="password"]').fill('GO-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/account/details?tab=1');
  await page.goto(`/login?next=${encodeURIComponent('https://elsewhere.example/')}`);
  await expect(page).toHaveURL('/');
});
