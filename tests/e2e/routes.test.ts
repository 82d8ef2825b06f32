import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Who may open a page, as the product specification says it in sections 2 and 6. */
type Access = 'anyone' | 'signed out' | 'signed in' | 'not guest' | 'PER admin' | 'admin' | 'admin, visible';

/** Every address of the specification, by who may open it; `!` marks those whose screen is built. */
const ADDRESSES: Record<Access, string> = {
  anyone: `!/ !/emergencies !/emergencies/all !/emergencies/1050/details !/emergencies/1050/reports
    !/emergencies/1050/activities !/emergencies/1050/surge !/emergencies/1050/additional-info-1
    !/emergencies/1050/additional-info-2 !/emergencies/1050/additional-info-3
    !/emergencies/1050/additional-info/photos !/emergencies/slug/floods !/appeals/all !/field-reports/all
    !/field-reports/1 !/alerts/all !/three-w/projects !/three-w/projects/all !/three-w/projects/1
    !/three-w/activities/all !/three-w/activities/1 /risk-watch/seasonal /risk-watch/imminent
    /preparedness/global-summary /preparedness/global-performance /preparedness/resources-catalogue
    /preparedness/operational-learning /operational-learning !/resources !/search !/cookie-policy
    !/terms-and-conditions /chido-25 !/deployed-personnels/all !/deployed-erus/all
    /regions/1/operations /regions/1/three-w /regions/1/risk-watch/seasonal /regions/1/risk-watch/imminent
    /regions/1/preparedness /regions/1/profile /regions/1/additional-info
    /countries/123/ongoing-activities/emergencies /countries/123/ongoing-activities/three-w/activities
    /countries/123/ongoing-activities/three-w/projects /countries/123/ns-overview/activities
    /countries/123/ns-overview/context-and-structure /countries/123/ns-overview/strategic-priorities
    /countries/123/ns-overview/capacity /countries/123/ns-overview/partners /countries/123/profile/overview
    /countries/123/profile/previous-events /countries/123/profile/risk-watch /countries/123/additional-info
    /countries/123/ns-overview/per/4 !/surge/overview !/surge/operational-toolbox
    !/surge/catalogue/overview !/surge/catalogue/health !/surge/catalogue/basecamp/eru-small
    /surge/catalogue/no-such-page /no/such/page`,
  'signed out': `!/login !/register !/recover-account !/recover-account/mira/c0de
    !/resend-validation-email`,
  'signed in': `!/account/details !/account/notifications`,
  'not guest': `!/account/my-forms/field-report /account/my-forms/per /account/my-forms/dref
    !/account/my-forms/three-w !/three-w/projects/new !/three-w/projects/1/edit !/three-w/activities/new
    !/three-w/activities/1/edit !/field-reports/new !/field-reports/1/edit /dref-applications/new
    /dref-applications/1/edit /dref-applications/1/export /dref-operational-updates/1/edit
    /dref-operational-updates/1/export /dref-final-reports/1/edit /dref-final-reports/1/export
    /countries/123/per/4/export /per-process/4/overview /per-process/4/assessment
    /per-process/4/prioritization /per-process/4/work-plan`,
  'PER admin': `/per-process/new`,
  admin: `/flash-updates/all /flash-updates/new /flash-updates/1/edit`,
  'admin, visible': `/flash-updates/1`,
};

const ALL: readonly Access[] = ['anyone', 'signed in', 'not guest', 'PER admin', 'admin', 'admin, visible'];
const MEMBER: readonly Access[] = ['anyone', 'signed in', 'not guest'];

/** What each role may open. A superuser is no federation admin by the rules of section 6. */
const ROLES: Record<string, readonly Access[]> = {
  'signed out': ['anyone', 'signed out'],
  guest: ['anyone', 'signed in'],
  member: MEMBER,
  'per-admin': [...MEMBER, 'PER admin'],
  'ifrc-admin': ALL.filter((access) => access !== 'PER admin'),
  superuser: [...MEMBER, 'PER admin'],
};

type Ending = 'screen' | 'not found' | 'forbidden' | 'login' | 'home';

function endingOf(role: string, access: Access, isBuilt: boolean): Ending {
  if (ROLES[role]?.includes(access)) return isBuilt ? 'screen' : 'not found';
  if (access === 'signed out') return 'home';
  return role === 'signed out' && access !== 'admin, visible' ? 'login' : 'forbidden';
}

/** Opens an address as a link in the app would, without loading the app anew. */
async function open(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

async function signIn(page: Page, username: string) {
  const answer = await page.request.post('/get_auth_token', { data: { username, password: 'GO-demo-2026' } });
  const { token } = await answer.json();
  await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), {
    token,
    displayName: username,
  });
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function expectEnding(page: Page, path: string, ending: Ending) {
  switch (ending) {
    case 'login':
      await expect(heading(page, 'Login')).toBeVisible();
      return expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    case 'home':
      await expect(heading(page, 'Disaster Response and Preparedness')).toBeVisible();
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

for (const role of Object.keys(ROLES)) {
  test(`every address ends where the specification says for: ${role}`, async ({ page }) => {
    if (role !== 'signed out') await signIn(page, role);
    await page.goto('/search');
    for (const [access, addresses] of Object.entries(ADDRESSES) as [Access, string][]) {
      for (const address of addresses.split(/\s+/).filter((text) => !text.endsWith('/search'))) {
        const path = address.replace('!', '');
        await open(page, '/search');
        await expect(heading(page, 'Search')).toBeVisible();
        await open(page, path);
        await expectEnding(page, path, endingOf(role, access, address.startsWith('!')));
      }
    }
  });
}

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
  await page.getByLabel('Email/Username').fill('member');
  await page.locator('input[name="password"]').fill('GO-demo-2026');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/account/details?tab=1');
  await page.goto(`/login?next=${encodeURIComponent('https://elsewhere.example/')}`);
  await expect(page).toHaveURL('/');
});
