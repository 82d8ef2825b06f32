import type { Page } from '@playwright/test';
import { expect, inLanguage, settled, signedInAs, test } from './support/test.ts';

test('the catalogue: an old address, the menu, the way back, a search, and a sheet of paper', async ({
  page,
}) => {
  await page.goto('/deployments/catalogue/water/m15-eru');
  await expect(page).toHaveURL('/surge/catalogue/wash/m15-eru');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'M15 ERU' })).toBeVisible();
  await expect(main.getByText('CHF 250,000')).toBeVisible();
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const menu = page.getByRole('navigation', { name: 'Services of the catalogue' });
  await expect(menu.locator('> ul > li')).toHaveCount(30);
  await expect(menu.getByRole('link', { name: 'M15 ERU' })).toHaveAttribute('aria-current', 'page');
  await main.getByRole('link', { name: /^Back to Water/ }).click();
  await expect(page).toHaveURL('/surge/catalogue/wash');

  // Side by side, the heaviest first, as numbers are.
  await main.getByRole('heading', { name: 'Comparison' }).scrollIntoViewIfNeeded();
  const units = main.getByRole('table', { name: 'Comparison' });
  await units.getByRole('button', { name: 'Weight' }).click();
  await expect(units.getByRole('row').nth(1)).toContainText('25 t');
  await units.getByRole('button', { name: 'Weight' }).click();
  await expect(units.getByRole('row').nth(1)).toContainText('1.5 t');

  await menu.getByRole('link', { name: 'Health', exact: true }).click();
  await expect(page).toHaveURL('/surge/catalogue/health');
  await main.getByLabel('Search in the catalogue').fill('filtration');
  await expect(main.getByRole('heading', { name: /pages? found/ })).toBeVisible();
  await expect(page).toHaveURL('/surge/catalogue/health?q=filtration');
  await main.getByRole('link', { name: 'M15 ERU' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'M15 ERU' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('heading', { name: /pages? found/ })).toBeVisible();

  await main.getByRole('link', { name: 'M15 ERU' }).click();
  await main.getByRole('link', { name: 'Where these units are deployed now' }).click();
  await expect(page).toHaveURL('/deployed-erus/all?type=6');
  await expect(page.getByRole('main').getByLabel('Type of ERU')).toHaveValue('6');
});

test('an old address of what has left the catalogue leads to its own site', async ({ page }) => {
  const site = 'https://rcrcsims.org/';
  await page.route(`${site}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>SIMS</title>' }),
  );
  await page.goto('/deployments/catalogue/infoMgt/surge-information-management-support-sims');
  await expect(page).toHaveURL(site);
});

test('the catalogue on a phone, in Arabic: the menu folds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await inLanguage(page, 'ar');
  await page.goto('/surge/catalogue/basecamp/eru-small');
  const menu = page.getByRole('navigation', { name: 'خدمات الدليل' });
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'جميع الخدمات' }).click();
  await menu.getByRole('link', { name: 'الصحة', exact: true }).click();
  await expect(page).toHaveURL('/surge/catalogue/health');
  await expect(menu).toBeHidden();
  await settled(page);
  const room = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(room).toBe(0);
});

test('the toolbox: a step is found by its words, its area and its week', async ({ page }) => {
  await page.goto('/surge/operational-toolbox');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3, name: 'Logistics' })).toBeVisible();
  const shown = main.getByRole('status').filter({ hasText: /steps? shown/ });
  await main.getByRole('combobox', { name: 'Area' }).selectOption({ label: 'Logistics' });
  await expect(main.getByRole('heading', { level: 3, name: 'Assessment' })).toHaveCount(0);
  await main.getByRole('combobox', { name: 'Time' }).selectOption({ label: 'Month 4' });
  await main.getByLabel('Search in the toolbox').fill('procurement');
  await expect(shown).toHaveText('1 step shown');
  const step = main.getByRole('link', { name: /^Revise the procurement plan/ });
  await expect(step).toHaveAttribute('target', '_blank');
  await expect(page).toHaveURL(/area=logistics.*when=month4|when=month4.*area=logistics/);
  await page.reload();
  await expect(step).toBeVisible();
});

/** The files of content that a page has asked for, by their names and languages: `health-fr`. */
function contentOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/static\/content\/([\w-]+)\./.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

test('the catalogue and the toolbox come in the language of the reader alone', async ({ page }) => {
  const asked = contentOf(page);
  await inLanguage(page, 'fr');
  await page.goto('/surge/catalogue/wash');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Eau, assainissement et hygiène');
  await expect(main.getByRole('heading', { name: 'Comparaison' })).toBeVisible();
  await settled(page);
  expect(asked).toEqual(['wash-fr']);

  // The whole catalogue is looked through; what is there already is not asked for again.
  await main.getByLabel('Rechercher dans le catalogue').fill('choléra');
  await expect(main.getByRole('link', { name: /choléra/ }).first()).toBeVisible();
  expect(asked).toHaveLength(20);
  expect(asked.filter((name) => !name.endsWith('-fr'))).toEqual([]);

  await main.getByRole('link', { name: 'Boîte à outils' }).click();
  await expect(main.getByRole('heading', { level: 3, name: 'Logistique' })).toBeVisible();
  expect(asked.slice(20)).toEqual(['operationalToolbox-fr']);

  await page.evaluate(() => localStorage.setItem('language', JSON.stringify('ar')));
  asked.length = 0;
  await page.goto('/surge/catalogue/health');
  await expect(main.getByRole('heading', { level: 1, name: 'الصحة' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(asked).toEqual(['health-ar']);
});

test('what a page of the catalogue or the toolbox shows is asked for by the page itself, whether its code comes or not', async ({
  page,
}) => {
  const asked = contentOf(page);
  await page.route('**/static/js/**', () => {});
  for (const [address, name] of [
    ['/surge/catalogue', 'overview-en'],
    ['/surge/catalogue/wash/m15-eru', 'wash-en'],
    ['/surge/catalogue/community/rapid-response', 'community-en'],
    ['/surge/operational-toolbox', 'operationalToolbox-en'],
  ] as const) {
    asked.length = 0;
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual([name]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [address, said, heading] of [
  ['/surge/catalogue/wash/m15-eru', 'The catalogue could not be loaded.', 'Specifications'],
  ['/surge/operational-toolbox', 'This part of the page could not be loaded.', 'Logistics'],
] as const)
  test(`what cannot be fetched of ${address} is told in its place, asked for once, and again on request`, async ({
    page,
  }) => {
    const asked = contentOf(page);
    await page.route('**/static/content/**', (route) => route.abort());
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText(said)).toBeVisible();
    await settled(page);
    expect(asked).toHaveLength(1);
    // The rest of the page is there.
    await expect(main.getByRole('link', { name: 'Catalogue of surge services' }).first()).toBeVisible();
    await page.unroute('**/static/content/**');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

test('the overview: the map and what stands below it follow the address, and lead to the whole lists', async ({
  page,
}) => {
  await page.goto('/surge/overview');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Rapid response deployments', exact: true })).toBeVisible();
  await main.getByText('Next 30 days', { exact: true }).click();
  await expect(page).toHaveURL('/surge/overview?when=soon');
  await main.getByRole('button', { name: 'Show as table' }).first().click();
  await expect(main.getByRole('table', { name: 'Rapid response deployments', exact: true })).toContainText(
    'Rapid response personnel only',
  );
  const people = main.getByRole('region', { name: /^Ongoing rapid response deployments by emergency/ });
  await people.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/emergencies_page=2/);
  await people.getByRole('link', { name: 'View all deployed personnel' }).click();
  await expect(page).toHaveURL('/deployed-personnels/all?when=now');
  // The same people as the figure on the page before.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^All deployed personnel \(\d+\)$/);
  const { active_rapid_response_personnel } = await (
    await page.request.get('/api/v2/deployment/aggregated')
  ).json();
  await expect(heading).toHaveText(`All deployed personnel (${active_rapid_response_personnel})`);
});

test('all open alerts of an emergency can be reached', async ({ page, request }) => {
  const { results } = await (await request.get('/api/v2/surge_alert/?molnix_status=0,1&limit=200')).json();
  const events: number[] = results.flatMap(({ event }: { event?: { id: number } }) => event?.id ?? []);
  const countOf = (id: number) => events.filter((other) => other === id).length;
  const event = events.find((id) => countOf(id) > 5) ?? 0;
  const count = countOf(event);
  expect(count).toBeGreaterThan(5);
  await page.goto(`/emergencies/${event}/surge`);
  const alerts = page.getByRole('region', { name: 'Open surge alerts' });
  await expect(alerts.getByText(`1–5 of ${count}`)).toBeVisible();
  await alerts.getByRole('button', { name: 'Next' }).click();
  await expect(alerts.getByRole('row')).toHaveCount(1 + Math.min(5, count - 5));
});

test('the overview tells who could send a unit of a type, and how ready it is', async ({ page }) => {
  await page.goto('/surge/overview?readiness_type=6');
  const readiness = page.getByRole('region', { name: /^Readiness of ERUs/ });
  // Parts of the page are made when the reader nears them.
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(readiness).toBeVisible({ timeout: 500 });
  }).toPass();
  const heading = readiness.getByRole('heading', { name: /^Readiness of ERUs \(\d+\)$/ });
  await expect(heading).toBeVisible();
  const count = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  const { results } = await (await page.request.get('/api/v2/eru-readiness-type/?type=6&limit=10')).json();
  await expect(readiness.getByRole('row')).toHaveCount(Math.min(count, 10) + 1);
  const first = readiness.getByRole('row').nth(1);
  await expect(first).toContainText(results[0].equipment_readiness_display);
  await readiness.getByRole('button', { name: 'Funding' }).click();
  await expect(page).toHaveURL(/readiness_sort=funding_readiness/);
});

test('names of people are for members: others are told so', async ({ page }) => {
  await page.goto('/deployed-personnels/all');
  await expect(page.getByText('Names of people are shown to members who are signed in.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toHaveCount(0);
  await signedInAs(page, 'member');
  await page.goto('/deployed-personnels/all');
  await expect(page.getByRole('columnheader', { name: 'Name', exact: true })).toBeVisible();
  await expect(page.getByText('Names of people are shown to members who are signed in.')).toHaveCount(0);
});
