import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MACHINES } from '#machines/catalogue.ts';
import { expect, test } from './support/storybook.ts';

const state = (page: Page) => page.getByRole('status', { name: 'Current state' });
const example = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Send an event' }).getByRole('button', { name });
const log = (page: Page) => page.getByRole('region', { name: 'Log' }).getByRole('listitem');
const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Recording' }).getByRole('button', { name });
/** The box of a state in the chart, when the machine is there. */
const lit = (page: Page, name: string) => page.locator('[data-current]').filter({ hasText: name });

async function explore(page: Page, url: string, machine: string) {
  await page.goto(`${url}/iframe.html?viewMode=story&id=machines-explorer--${machine}`);
  // All of a storybook comes before its first story.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
}

test('every machine of the catalogue has its explorer', ({ storybook }) => {
  const shown = storybook.stories.flatMap(({ id }) => id.split('machines-explorer--')[1] ?? []);

  expect(shown.sort()).toEqual(MACHINES.map(({ name }) => kebab(name)).sort());
});

test('a tester drives a machine, lets time pass, exports the log; another imports and replays it', async ({
  page,
  storybook,
}) => {
  await explore(page, storybook.url, 'search');
  await expect(state(page)).toHaveText('Now: answer.idle, list.closed');
  await expect(lit(page, 'idle')).toBeVisible();

  await example(page, /^keyword.changed keyword: "flood"$/).click();
  await expect(state(page)).toHaveText('Now: answer.typing, list.open');
  await expect(lit(page, 'typing')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');

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

  await explore(page, storybook.url, 'search');
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
  storybook,
}) => {
  await explore(page, storybook.url, 'confirm');
  const problem = page.getByRole('region', { name: 'Recording' }).getByRole('status');
  const take = (text: string) =>
    page
      .getByLabel('Recording to import')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await take('{}');
  await expect(problem).toHaveText('The file is no recording of a machine.');
  await take('{"kind": "go machine recording", "machine": "alerts", "input": "", "steps": []}');
  await expect(problem).toHaveText('This is a recording of "alerts", not of "confirm".');
});

test('the component beside follows the chart, and the chart follows the component', async ({
  page,
  storybook,
}) => {
  await explore(page, storybook.url, 'confirm');
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

test('an event of one’s own is sent as typed, and refused in words where it is none', async ({
  page,
  storybook,
}) => {
  await explore(page, storybook.url, 'alerts');
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
  await expect(page.getByText('The event has no "type".')).toBeVisible();
  await editor.fill('{ "type": "alert.removed", "name": "gone" }');
  await send.click();
  await expect(page.getByText('Sent, but it changes nothing in this state.')).toBeVisible();
});

test('what the path tests reached is told', async ({ page, storybook }) => {
  await page.route('**/machine-coverage.json', (route) =>
    route.fulfill({
      json: {
        navigation: { states: { idle: true, loading: false }, transitions: { 'idle --go--> loading': true } },
      },
    }),
  );
  await explore(page, storybook.url, 'navigation');
  await page.getByRole('tab', { name: 'Coverage' }).click();
  await expect(page.getByText('1 of 2 states reached, 50 %')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'missed' })).toContainText('loading');
  await expect(page.getByText('1 of 1 transitions reached, 100 %')).toBeVisible();
});

/** As storybook makes an id of a name: "cookieBanner" is "cookie-banner". */
function kebab(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
