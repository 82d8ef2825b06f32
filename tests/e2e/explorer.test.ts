import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { MACHINES } from '#machines/catalogue.ts';
import { test as base, expect } from './support/storybook.ts';

interface Explorers {
  explore: (machine: string) => Promise<void>;
  /** The same in a page of the test's own: by an address, or with nothing kept of other tests. */
  openAnew: { page: Page; show: (machine: string, query?: string) => Promise<void> };
}

/** Shows the explorer of a machine, at its start. */
const test = base.extend<Explorers>({
  page: async ({ storyPage }, use) => use(storyPage.page),
  openAnew: async ({ browser, storybook }, use) => {
    const page = await browser.newPage();
    await use({
      page,
      show: async (machine, query = '') => {
        await page.goto(
          `${storybook.url}/iframe.html?id=machines-explorer--${kebab(machine)}&viewMode=story${query}`,
        );
      },
    });
    await page.close();
  },
  explore: async ({ storyPage }, use) => {
    await use(async (machine) =>
      expect(await storyPage.show(`machines-explorer--${kebab(machine)}`)).toEqual([]),
    );
  },
});

const state = (page: Page) => page.getByRole('status', { name: 'Current state' });
const example = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Send an event' }).getByRole('button', { name });
const log = (page: Page) => page.getByRole('region', { name: 'Log' }).getByRole('listitem');
const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Recording' }).getByRole('button', { name });
/** The box of a state in the chart, when the machine is there. */
const lit = (page: Page, name: string) => page.locator('[data-current]').filter({ hasText: name });

test('every machine of the catalogue has its explorer', ({ storybook }) => {
  const shown = storybook.stories.flatMap(({ id }) => id.split('machines-explorer--')[1] ?? []);

  expect(shown.sort()).toEqual(MACHINES.map(({ name }) => kebab(name)).sort());
});

test('a tester drives a machine, lets time pass, exports the log; another imports and replays it', async ({
  page,
  explore,
}) => {
  await explore('search');
  await expect(state(page)).toHaveText('Now: answer.idle, list.closed');
  await expect(lit(page, 'idle')).toBeVisible();

  await example(page, /^keyword.changed keyword: "flood"$/).click();
  await expect(state(page)).toHaveText('Now: answer.typing, list.open');
  await expect(lit(page, 'typing')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: 'Next delay, 300 ms' }).click();
  await expect(state(page)).toHaveText('Now: answer.searching, list.open');
  await expect(page.getByLabel('Clock')).toHaveText('300 ms');

  await example(page, /^search done output: \[\{/).click();
  await expect(page.getByRole('option', { name: 'Nepal' })).toBeVisible();
  await expect(log(page)).toHaveCount(3);

  const saving = page.waitForEvent('download');
  await tool(page, 'Export').click();
  const file = await (await saving).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    machine: 'search',
    steps: [{ event: { keyword: 'flood' } }, { wait: 300 }, { state: 'answer.found, list.open' }],
  });

  await explore('search');
  await page.getByLabel('Recording to import').setInputFiles(file);
  await expect(state(page)).toHaveText('Now: answer.found, list.open');
  await tool(page, 'Replay').click();
  await expect(state(page)).toHaveText('Now: answer.idle, list.closed');
  await expect(state(page)).toHaveText('Now: answer.found, list.open');
  await expect(tool(page, 'Replay')).toBeVisible();
  await tool(page, 'Step back').click();
  await expect(state(page)).toHaveText('Now: answer.searching, list.open');
});

test('a file that is no recording, or one of another machine, is refused in words', async ({
  page,
  explore,
}) => {
  await explore('confirm');
  const problem = page.getByRole('region', { name: 'Recording' }).getByRole('alert');
  const take = (text: string) =>
    page
      .getByLabel('Recording to import')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await take('{}');
  await expect(problem).toHaveText('The file is not a recording of a machine.');
  await take('{"kind": "go machine recording", "machine": "alerts", "input": "", "steps": []}');
  await expect(problem).toHaveText('This is a recording of “alerts”, not of “confirm”.');
});

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });

  test('the explorer speaks it, problems included', async ({ page, explore }) => {
    await explore('confirm');
    await expect(page.getByRole('status', { name: 'الحالة الحالية' })).toHaveText('الآن: closed');
    await page.getByRole('button', { name: /^open/ }).click();
    await expect(page.getByRole('button', { name: 'البدء من جديد' })).toBeEnabled();
    await page
      .getByLabel('التسجيل المراد استيراده')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
    await expect(page.getByText('الملف: ليس كائنًا.')).toBeVisible();
  });
});

test('the component beside follows the chart, and the chart follows the component', async ({
  page,
  explore,
}) => {
  await explore('confirm');
  const inside = page.frameLocator('iframe[title="The page with the question"]');
  await inside.getByRole('button', { name: 'Delete the report' }).click();
  await expect(state(page)).toHaveText('Now: asking');
  await expect(log(page)).toHaveText([/open.*asking/]);
  await inside.getByRole('button', { name: 'Ok' }).click();
  await example(page, /^run failed/).click();
  await expect(inside.getByRole('alertdialog')).toContainText('Cannot connect with the server!');
  await tool(page, 'Start again').click();
  await expect(inside.getByRole('alertdialog')).toBeHidden();
});

/** A machine, the events sent to it one after the other, and what then is seen in the component beside it. */
const MOVES: readonly (readonly [
  machine: string,
  events: readonly RegExp[],
  seen: (beside: Beside) => Locator,
])[] = [
  [
    'auth',
    [/^signIn.submitted/, /^signIn done/],
    ({ frame }) => frame.getByRole('button', { name: /Ana Member/ }),
  ],
  ['export', [/^start/], ({ page }) => page.getByRole('tabpanel').getByText(/0\s?%/)],
  ['lazyPart', [/^wanted/, /^load done/], ({ page }) => page.getByText('Counted by the National Society.')],
  ['disclosure', [/^open/], ({ page }) => page.getByText('Counted by the National Society.')],
  [
    'form',
    [/^readDraft done$/, /^changed patch/],
    ({ frame }) =>
      frame.getByRole('textbox', { name: /^Project name/ }).and(frame.locator('[value="Floods in Bagmati"]')),
  ],
  [
    'listState',
    [/^page.changed page: "2"/],
    ({ frame }) => frame.locator('[aria-current="page"]', { hasText: '2' }),
  ],
  [
    'request',
    [/^send done output: \{"count"/],
    ({ page }) => page.getByText('Nepal: Floods', { exact: true }),
  ],
  [
    'submission',
    [/^submit/, /^send failed/],
    ({ frame }) => frame.getByRole('alert').getByText('The request could not be sent. Try again.'),
  ],
  ['worldMap', [/^neared/, /^loadPicture done/], ({ page }) => page.getByRole('button', { name: /Nepal/ })],
];

interface Beside {
  page: Page;
  frame: FrameLocator;
}

for (const [machine, events, seen] of MOVES) {
  test(`events move the component of ${machine}`, async ({ page, explore }) => {
    await explore(machine);
    for (const event of events) await example(page, event).first().click();
    const frame = page.getByRole('tabpanel').frameLocator('iframe');
    await expect(seen({ page, frame })).toBeVisible();
  });
}

test('a list that opens in the component lies over none of the controls of the explorer', async ({
  page,
  explore,
}) => {
  await explore('select');
  await page.getByRole('combobox', { name: 'Country' }).click();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  const tabs = await page.getByRole('tablist').boundingBox();
  const room = await list.boundingBox();
  expect(room?.y).toBeGreaterThan((tabs?.y ?? 0) + (tabs?.height ?? 0));
  await page.getByRole('tab', { name: 'Coverage' }).click();
  await expect(page.getByText(/transitions reached/)).toBeVisible();
});

test('one alert stays while it is hovered, and goes when its time is over', async ({ page, explore }) => {
  await explore('alert');
  const alert = page.getByRole('tabpanel').getByText('Saved', { exact: true });
  await alert.hover();
  await expect(state(page)).toHaveText('Now: held');
  await example(page, /^released by: "pointer"/).click();
  await page.getByRole('button', { name: 'Next delay, 4500 ms' }).click();
  await expect(state(page)).toHaveText('Ended in expired');
  await expect(alert).toBeHidden();
});

test('the words of a page come as the machine has them', async ({ page, explore }) => {
  await explore('language');
  const frame = page.getByRole('tabpanel').frameLocator('iframe');
  await page.getByLabel('Begins with').selectOption('French');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Login');
  await frame.getByRole('button', { name: 'Ask for the words' }).click();
  await expect(state(page)).toHaveText('Now: queueing');
  await page.getByRole('button', { name: /^Next delay/ }).click();
  await example(page, /^loadStrings done/).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Connexion');
  // A component that appears anew takes nothing away of the log.
  await tool(page, 'Step back').click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(log(page)).toHaveCount(3);
});

test('a press in the component moves the chart', async ({ page, explore }) => {
  await explore('export');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).click();
  await expect(state(page)).toHaveText('Now: running.fetching');
  await explore('auth');
  const frame = page.getByRole('tabpanel').frameLocator('iframe');
  await frame.getByLabel('Email or username').fill('member');
  await frame.locator('[name="password"]').fill('example');
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(state(page)).toHaveText('Now: signingIn');
});

test('an event of one’s own is sent as typed, and refused in words where it is none', async ({
  page,
  explore,
}) => {
  await explore('alerts');
  const editor = page.getByRole('textbox', { name: 'Event as JSON' });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await example(page, /^Edit alert.added alert: \{"name":"saved"/).click();
  await editor.fill((await editor.inputValue()).replace('"Saved"', '"Saved by hand"'));
  await send.click();
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText('Saved by hand');
  await page.getByRole('button', { name: 'Next delay, 4500 ms' }).click();
  await expect(page.getByText('Saved by hand', { exact: true })).toBeHidden();
  await editor.fill('{ "kind": "mistake" }');
  await send.click();
  await expect(page.getByText('The event has no “type”.')).toBeVisible();
  await editor.fill('{ "type": "alert.removed", "name": "gone" }');
  await send.click();
  await expect(page.getByText('This event changes nothing in this state.')).toBeVisible();
});

test('a wrong event is refused with its reason; sent all the same it breaks the machine, not the explorer', async ({
  page,
  explore,
}) => {
  await explore('auth');
  await page.getByLabel('Another event').selectOption('storage.changed');
  const editor = page.getByRole('textbox', { name: 'Event as JSON' });
  await expect(editor).toHaveValue(/"stored": \{\s*"token": ""/);
  await expect(
    page.getByText('Must hold: { stored: { id?: number; token: string; displayName?: string } }'),
  ).toBeVisible();
  await editor.fill('{ "type": "storage.changed" }');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^stored\. Expected: \{ id\?: number; token: string/)).toBeVisible();
  await expect(log(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send all the same' }).click();
  await expect(state(page)).toHaveText(/^Broken in signedOut: .*isOther/);
  await expect(page.getByText(/^The component cannot show this/)).toBeVisible();
  await expect(tool(page, 'Export')).toBeEnabled();
  await tool(page, 'Start again').click();
  await expect(state(page)).toHaveText('Now: signedOut');
  await expect(page.getByRole('tabpanel').frameLocator('iframe').getByRole('button').first()).toBeVisible();
});

test('a tester sets a guard by hand, sees what is left, is shown the way, and passes a link to the moment on', async ({
  page,
  explore,
  openAnew,
}) => {
  await explore('request');
  await page.getByRole('tab', { name: 'What if' }).click();
  await page.getByLabel('isWorthRetrying').selectOption('yes');
  await example(page, /^send failed/).click();
  await expect(state(page)).toHaveText('Now: retrying');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await explore('confirm');
  await page.getByRole('tab', { name: 'Coverage' }).click();
  await expect(page.getByText('0 of 7 transitions reached, 0 %')).toBeVisible();
  await page.getByRole('button', { name: /^Show the way to confirm.running --xstate.error/ }).click();
  await expect(state(page)).toHaveText('Now: failed');
  await expect(page.getByText('3 of 7 transitions reached, 42 %')).toBeVisible();
  await page.getByLabel('This step should have led to').fill('closed');
  await expect(log(page).last()).toContainText('should be “closed”');
  await tool(page, 'Link to this moment').click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.searchParams.get('path')).toBe('/story/machines-explorer--confirm');
  await openAnew.show('confirm', `&args=${link.searchParams.get('args')}`);
  await expect(state(openAnew.page)).toHaveText('Now: failed');
  await expect(log(openAnew.page).last()).toContainText('should be “closed”');
});

test('what the path tests reached is told', async ({ openAnew: { page, show } }) => {
  await page.route('**/machine-coverage.json', (route) =>
    route.fulfill({
      json: {
        navigation: { states: { idle: true, loading: false }, transitions: { 'idle --go--> loading': true } },
      },
    }),
  );
  await show('navigation');
  await page.getByRole('tab', { name: 'Coverage' }).click();
  await page.getByLabel('Reached by').selectOption('The path tests');
  await expect(page.getByText('1 of 2 states reached, 50 %')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'missed' })).toContainText('loading');
  await expect(page.getByText('1 of 1 transitions reached, 100 %')).toBeVisible();
});

/** As storybook makes an id of a name: "cookieBanner" is "cookie-banner". */
function kebab(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
