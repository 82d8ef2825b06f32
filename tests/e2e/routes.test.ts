import type { Page } from '@playwright/test';
import { type Access, ADDRESSES, type Ending, endingOf, ROLES } from '#tests/support/addresses.ts';
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
    case 'not there yet':
      await expect(heading(page, 'This page is not there yet')).toBeVisible();
      return expect(page).toHaveURL(path);
    case 'not found':
      await expect(heading(page, 'Page not found')).toBeVisible();
      return expect(page).toHaveURL(path);
    case 'screen':
      await expect(
        heading(page, /^(?!Page not found|This page is not|Permission Denied|Search$)/),
      ).toBeVisible();
      return expect(page).toHaveURL(path);
  }
}

/**
 * One address of each kind, built where there is one: which of them a role may open is a table of its own
 * (`tests/domain/entry.test.ts`).
 */
const ONE_OF_EACH = (Object.entries(ADDRESSES) as [Access, string][]).map(([access, addresses]) => {
  const all = addresses.split(/\s+/);
  return [access, all.find((address) => address.startsWith('!')) ?? all[0] ?? ''] as const;
});

for (const role of Object.keys(ROLES)) {
  test(`addresses end where the specification says for: ${role}`, async ({ page }) => {
    if (role !== 'signed out') await signedInAs(page, role);
    await page.goto('/search');
    for (const [access, address] of ONE_OF_EACH) {
      const path = address.replace('!', '');
      await open(page, '/search');
      await expect(heading(page, 'Search')).toBeVisible();
      await open(page, path);
      await expectEnding(page, path, endingOf(role, access, address.startsWith('!')));
    }
  });
}

test('a page of the catalogue that has no content is not there', async ({ page }) => {
  await page.goto('/surge/catalogue/no-such-page');
  await expectEnding(page, '/surge/catalogue/no-such-page', 'not found');
});

/** Old addresses, and pages of tabs, with where they lead. */
const REDIRECTS: Record<string, string> = {
  '/emergencies/1050': '/emergencies/1050/details',
  '/emergencies/1050/additional-info': '/emergencies/1050/additional-info/needs',
  '/emergencies/1050#surge': '/emergencies/1050/surge',
  '/emergencies/1050#photos': '/emergencies/1050/additional-info/photos',
  '/countries/123': '/countries/123/ongoing-activities/emergencies',
  '/countries/123#operations': '/countries/123/ongoing-activities/emergencies',
  '/countries/123#3w': '/countries/123/ongoing-activities/three-w/projects',
  '/countries/123#risk-watch': '/countries/123/profile/risk-watch',
  '/countries/123#preparedness': '/countries/123/ns-overview/capacity',
  '/countries/123#country-plan': '/countries/123/ns-overview/strategic-priorities',
  '/countries/123#additional': '/countries/123/additional-info',
  '/countries/123/operations': '/countries/123/ongoing-activities/emergencies',
  '/countries/123/three-w': '/countries/123/ongoing-activities/three-w/projects',
  '/countries/123/three-w/projects': '/countries/123/ongoing-activities/three-w/projects',
  '/countries/123/three-w/ns-projects': '/countries/123/ns-overview/activities',
  '/countries/123/risk-watch': '/countries/123/profile/risk-watch',
  '/countries/123/preparedness': '/countries/123/ns-overview/capacity',
  '/countries/123/plan': '/countries/123/ns-overview/strategic-priorities',
  '/countries/123/ns-overview': '/countries/123/ns-overview/activities',
  '/countries/123/profile': '/countries/123/profile/overview',
  '/countries/285': '/regions/0/operations',
  '/countries/282/profile/overview': '/regions/1/operations',
  '/countries/283': '/regions/2/operations',
  '/countries/286': '/regions/3/operations',
  '/countries/287': '/regions/4/operations',
  '/regions/1': '/regions/1/operations',
  '/regions/1#3w': '/regions/1/three-w',
  '/regions/1#risk-watch': '/regions/1/risk-watch/seasonal',
  '/regions/1#regional-profile': '/regions/1/profile',
  '/regions/1/risk-watch': '/regions/1/risk-watch/seasonal',
  '/risk-watch': '/risk-watch/seasonal',
  '/preparedness': '/preparedness/global-summary',
  '/preparedness#operational-learning': '/preparedness/operational-learning',
  '/surge': '/surge/overview',
  '/surge/catalogue': '/surge/catalogue/overview',
  '/deployments/overview': '/surge/overview',
  '/deployments/operational-toolbox': '/surge/operational-toolbox',
  '/deployments/personnel': '/deployed-personnels/all',
  '/deployments/erus': '/deployed-erus/all',
  '/deployments/anything/else': '/surge/overview',
  '/deployments/catalogue': '/surge/catalogue/overview',
  '/deployments/catalogue/basecamp': '/surge/catalogue/basecamp',
  '/deployments/catalogue/basecamp/eru-base-camp-small': '/surge/catalogue/basecamp/eru-small',
  '/deployments/catalogue/other/uav': '/surge/catalogue/other/uav',
  '/deployments/catalogue/other/nonsense': '/surge/catalogue/overview',
  '/deployments/catalogue/nonsense': '/surge/catalogue/overview',
};

test('old addresses and pages of tabs lead on, and leave no step in the history', async ({ page }) => {
  await page.goto('/search');
  for (const [from, to] of Object.entries(REDIRECTS)) {
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
