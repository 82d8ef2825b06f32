import type { Page } from '@playwright/test';
import { handOn, startProxy } from '#scripts/faults/proxy.ts';
import { FIRST_PART, filesOf, filesOfPage } from '#scripts/routeFiles.ts';
import { ask, fillContext, PASSWORD, REPORTS, step, submit } from './support/reportForm.ts';
import { expect, settled, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the app for the first time, and waits until it would open without a connection. */
async function openWithWorker(page: Page, address = '/') {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Addresses of a cache, sorted. */
const kept = (page: Page, name: string) =>
  page.evaluate(async (cacheName) => {
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => url).sort();
  }, name);

async function openEmergency(page: Page) {
  await page.goto('/emergencies/all');
  await settled(page);
  const link = page.getByRole('table').getByRole('link', { name: /:/ }).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/emergencies\/\d+\/details/);
  // The list stays in sight until the emergency is there.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await settled(page);
  return name;
}

test('what was seen is there without a connection, with its age, and is loaded again with one', async ({
  page,
  context,
}) => {
  await openWithWorker(page);
  await page.goto('/risk-watch/imminent');
  await expect(page.getByText('This is no forecast of now', { exact: false })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Imminent events' }).getByRole('button').first()).toBeVisible();
  await settled(page);
  const name = await openEmergency(page);
  await expect
    .poll(() => kept(page, 'answers'))
    .toEqual(expect.arrayContaining([expect.stringMatching(/\/api\/v2\/event\/\d+\//)]));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^You are offline\. Showing data from \d/)).toBeVisible();
  await page.goto('/emergencies/all');
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();
  await expect(page.getByText(/^You are offline\. Showing data from \d/)).toBeVisible();
  // A forecast that is not of now never looks as if it were: it says so of all, and of each source with its age.
  await page.goto('/risk-watch/imminent');
  await expect(page.getByText(/^This is no forecast of now\. .* ago\.$/)).toBeVisible();
  const sources = page.getByRole('list', { name: 'Sources of events' }).getByRole('listitem');
  await expect(sources.getByText('Not current')).toHaveCount(await sources.count());
  await expect(sources.getByText(/Told at .+ ago$/)).toHaveCount(await sources.count());
  await expect(page.getByRole('list', { name: 'Imminent events' }).getByRole('button').first()).toBeVisible();
  await page.goto('/emergencies/all');
  await expect(page.getByText(/^You are offline\. Showing data from \d/)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(/Showing data from/)).toHaveCount(0);
});

test('what was seen is there when the service takes too long or cannot be reached, and it is said which', async ({
  page,
}) => {
  let isSlow = false;
  const proxy = await startProxy(process.env.GO_URL ?? '', (response, answer, request) => {
    // Never, as far as a reader can tell.
    if (!isSlow || !request.url?.startsWith('/api/')) handOn(response, answer, request);
  });
  await openWithWorker(page, proxy.url);
  await page.goto(`${proxy.url}/emergencies/all`);
  await settled(page);
  await expect.poll(() => kept(page, 'answers')).not.toEqual([]);

  isSlow = true;
  await page.reload();
  await expect(page.getByText(/^The service is slow to answer\. Showing data from \d/)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();

  proxy.close();
  await page.reload();
  await expect(page.getByText(/^The service could not be reached\. Showing data from \d/)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();
});

test('a network that wants its users to sign in first answers with its own page: what was seen stands, and no file is lost to it', async ({
  page,
}) => {
  let isPortal = false;
  const proxy = await startProxy(process.env.GO_URL ?? '', (response, answer, request) => {
    if (!isPortal) return handOn(response, answer, request);
    return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel</h1>');
  });
  await openWithWorker(page, proxy.url);
  await page.goto(`${proxy.url}/emergencies/all`);
  await settled(page);
  await expect.poll(() => kept(page, 'answers')).not.toEqual([]);

  isPortal = true;
  await page.reload();
  await expect(page.getByText(/^The service could not be reached\. Showing data from \d/)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();
  // Of a page that nobody has opened, code and data are the portal's.
  await page.goto(`${proxy.url}/risk-watch/seasonal`);
  await expect(page.getByRole('button', { name: /^(Try Again|Reload)$/i }).first()).toBeVisible();

  isPortal = false;
  await page.goto(`${proxy.url}/risk-watch/seasonal`);
  await expect(page.getByRole('heading', { level: 1, name: 'Risk watch' })).toBeVisible();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  proxy.close();
});

test('what the server owns opens as it is: links of mails, attached files, its own pages', async ({
  page,
}) => {
  await openWithWorker(page);
  const addresses = {
    '/verify_email?token=1&user=member': 'server Confirm your email address',
    '/validate_user?token=1&user=member': 'server Give access',
    '/outbox': 'server Outbox',
    '/docs': 'server GO API',
    '/robots.txt?from=mail': 'server ',
    '/media/pictures/flood.svg?for=1&signature=2': 'server ',
    '/no-such-page': expect.stringMatching(/^server /),
    '/emergencies/all': expect.stringMatching(/^worker /),
  };
  const opened: Record<string, string> = {};
  for (const address of Object.keys(addresses)) {
    const answer = await page.goto(address);
    opened[address] = `${answer?.fromServiceWorker() ? 'worker' : 'server'} ${await page.title()}`;
  }
  expect(opened).toEqual(addresses);
});

test('nothing that a signed-in reader is answered is kept on the device', async ({ page }) => {
  await openWithWorker(page, '/login');
  await settled(page);
  await page.getByRole('main').getByLabel('Email or username').fill('member');
  await page.locator('input[name="password"]').fill('GO-demo-2026');
  const before = await kept(page, 'answers');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Account of Mira Tamang' })).toBeVisible();
  await page.goto('/');
  await settled(page);
  await openEmergency(page);
  expect(await kept(page, 'answers')).toEqual(before);
  const words = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      if (name === 'files') continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(`${request.url} ${await (await cache.match(request))?.text()}`);
    }
    return texts.join('\n');
  });
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token as string);
  expect(token.length).toBeGreaterThan(10);
  expect(words).not.toContain(token);
  expect(words).not.toContain('Mira');
});

/** Says on every page what was submitted and is not sent yet. */
const OUTBOX = [
  '#src/app/shell/OutboxBanner/OutboxList.tsx',
  '#src/app/outbox.ts',
  '#src/app/outboxEffects.ts',
];

for (const line of ['4g', '3g'])
  test(`what was submitted without a connection is told on every page, where it was opened on a line of ${line}`, async ({
    page,
    context,
    request,
  }) => {
    const title = `Told everywhere ${crypto.randomUUID()}`;
    const waiting = page.getByRole('status').filter({ hasText: 'is waiting for a connection' });
    await page.addInitScript((effectiveType) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType } });
    }, line);
    await openWithWorker(page, '/login?next=/');
    await page.getByRole('main').getByLabel('Email or username').fill('member');
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Account of Mira Tamang' })).toBeVisible();
    await page.goto('/');
    await settled(page);
    // From then on the form is heard, on whichever line.
    const later = page.waitForResponse(/\/async\/later\./);
    await page.goto('/field-reports/new');
    await later;
    await fillContext(page, { title, type: 'EVT' });
    await step(page, 'Response').click();
    const needed = [FIRST_PART, ...OUTBOX].flatMap(filesOf).concat(filesOfPage('home'));
    await expect
      .poll(async () => (await kept(page, 'files')).map((url) => new URL(url).pathname), { timeout: 60_000 })
      .toEqual(expect.arrayContaining(needed));

    await context.setOffline(true);
    await submit(page);
    await expect(page.getByText('will be sent once you are back online')).toBeVisible();
    await page.goto('/');
    await expect(waiting.getByRole('link', { name: title })).toBeVisible();
    await page.reload();
    await expect(waiting.getByRole('link', { name: title })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(/Field report created/)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    expect((await ask(request, `${REPORTS}?search=${encodeURIComponent(title)}`)).count).toBe(1);
  });

test('a new version is offered, taken when asked for, and leaves the files of the old one', async ({
  page,
}) => {
  let isNew = false;
  const proxy = await startProxy(process.env.GO_URL ?? '', (response, answered, request) => {
    const body =
      isNew && request.url === '/sw.js'
        ? Buffer.concat([answered.body, Buffer.from('// new')])
        : answered.body;
    return handOn(response, { ...answered, body }, request);
  });
  await openWithWorker(page, proxy.url);
  // Beside the shell, what this visit has opened.
  await expect.poll(async () => (await kept(page, 'files')).length).toBeGreaterThan(10);
  const files = await kept(page, 'files');
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  isNew = true;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version is ready')).toBeVisible();
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await page.waitForFunction(() => !('isOldPage' in window));
  await settled(page);
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  expect(await kept(page, 'files')).toEqual(expect.arrayContaining(files));
  proxy.close();
});
