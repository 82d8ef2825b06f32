import { ERROR_CATALOGUE } from '#contracts/errors.ts';
import { startDesk } from '#scripts/faults/desk.ts';
import { FAULTS } from '#scripts/faults/faults.ts';
import { picturesOf } from '#scripts/faults/pictures.ts';
import { handOn, type Respond, startProxy } from '#scripts/faults/proxy.ts';
import { SCENES } from '#scripts/faults/scenes.ts';
import { expect, test } from './support/test.ts';

/** Faults that a reader can wait for; the app ends the endless ones itself after its timeout. */
const PASSING_FAULTS = FAULTS.filter(({ isEndless }) => !isEndless);

/** Pages with their heading and something that only the API's answer can bring. */
const PAGES = [
  { path: '/', heading: 'Disaster response and preparedness', proof: 'Active DREF operations' },
  { path: '/emergencies/all', heading: 'All emergencies', proof: /^Showing 1–15 of \d+$/ },
  { path: '/search?keyword=flood', heading: 'Search', proof: /^Emergencies \(/ },
];

for (const { path, heading, proof } of PAGES) {
  test(`${path} survives every fault in turn, and recovers once the storm is over`, async ({ page }) => {
    let isStorm = true;
    let next = 0;
    const spoil: Respond = (response, answered, request) => {
      const isCall = request.url?.startsWith('/api/') ?? false;
      const fault = isStorm && isCall ? PASSING_FAULTS[next++ % PASSING_FAULTS.length] : undefined;
      return (fault?.respond ?? handOn)(response, answered, request);
    };
    const proxy = await startProxy(process.env.GO_URL ?? '', spoil);
    for (const first of [0, 10, 20]) {
      next = first;
      await page.goto(proxy.url + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      // Every wait ends: in data or in words, never in a page that loads for ever.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    }
    isStorm = false;
    await page.goto(proxy.url + path);
    await expect(page.getByText(proof).first()).toBeVisible();
    proxy.close();
  });
}

test('a list that cannot be loaded says so in the words of the catalogue, and is there after a retry', async ({
  page,
}) => {
  let isBroken = true;
  const proxy = await startProxy(process.env.GO_URL ?? '', (response, answered, request) => {
    if (isBroken && request.url?.startsWith('/api/v2/event/')) {
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{"results":7}');
    }
    return handOn(response, answered, request);
  });
  await page.goto(`${proxy.url}/emergencies/all`);
  await expect(page.getByText('There was a problem parsing the response from server')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^Showing 1–15 of \d+$/)).toBeVisible();
  proxy.close();
});

test('each sentence of the catalogue is seen on a phone, in a list, a form and an upload, as the report shows it', async () => {
  const pictures = await picturesOf(process.env.GO_URL ?? '');
  const missing = pictures.filter(({ isMissing }) => isMissing);
  expect(missing.map(({ scene, sentence }) => `${scene}: ${sentence}`)).toEqual([]);
  for (const { title } of SCENES) {
    const told = pictures.filter(({ scene }) => scene === title).map(({ sentence }) => sentence);
    expect(told).toContain('Internal server error!');
  }
});

test('an answer that another origin keeps from the page is told as a server that is out of reach', async ({
  page,
}) => {
  const fault = FAULTS.find(({ name }) => name.endsWith('(CORS)'))?.name ?? '';
  const desk = await startDesk(process.env.GO_URL ?? '', [
    { fault, path: '/api/v2/event/' },
    { fault, path: '/get_auth_token' },
  ]);
  const told = page.getByText(ERROR_CATALOGUE.network.message);
  await page.goto(`${desk.url}/emergencies/all`);
  await expect(told.first()).toBeVisible();
  await page.goto(`${desk.url}/login`);
  await page.getByLabel('Email or username').fill('reader');
  await page.locator('[name="password"]').fill('a-password');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(told.first()).toBeVisible();
  desk.close();
});
