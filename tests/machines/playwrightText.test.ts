import { expect, it } from 'vitest';
import type { Control } from '#stories/explorer/model/control.ts';
import { asPlaywright } from '#stories/explorer/model/playwright.ts';
import { fromJson, type RecordedStep, type Recording, toJson } from '#stories/explorer/model/recording.ts';

const origin = {
  commit: 'abc1234',
  at: '2026-05-01T12:00:00Z',
  address: 'http://127.0.0.1:3000/emergencies/all?page=2',
  browser: 'a browser',
};

const recording = (steps: readonly RecordedStep[], more: Partial<Recording> = {}): Recording => ({
  machine: 'search',
  input: '',
  origin,
  steps,
  ...more,
});

const field = (value: string, at: number): Control => ({
  ...{ role: 'combobox', name: 'Search', on: 'input', value, at },
});

/** The lines within the test, without their margin. */
const linesOf = (made: string) =>
  made
    .split('async ({ page }) => {\n')[1]
    ?.split('\n})')[0]
    ?.split('\n')
    .map((line) => line.trim());

it('uses the page as somebody did, by role and name, and says what came about in another way', () => {
  const typed = (keyword: string, at: number) => ({
    event: { type: 'keyword.changed', keyword },
    state: 'answer.typing, list.open',
    by: field(keyword, at),
  });
  const made = asPlaywright(
    recording([
      typed('fl', 10),
      { wait: 80, state: 'answer.typing, list.open' },
      typed('flood', 90),
      { wait: 300, state: 'answer.searching, list.open' },
      {
        event: { type: 'xstate.done.actor.search', output: [] },
        state: 'answer.found, list.open',
      },
      { event: { type: 'options.changed', status: 'ready' }, state: 'answer.found, list.open' },
      {
        event: { type: 'option.picked', key: 'x' },
        state: 'answer.idle, list.closed',
        expected: 'answer.found, list.closed',
        by: { role: 'option', name: "Côte d'Ivoire", on: 'pointerdown', at: 900 },
      },
      {
        event: { type: 'focus.left' },
        state: 'answer.idle, list.closed',
        by: { role: 'option', name: "Côte d'Ivoire", on: 'click', at: 950 },
      },
    ]),
  );
  expect(linesOf(made)).toEqual([
    "await page.goto('/emergencies/all?page=2');",
    "await page.getByRole('combobox', { name: 'Search' }).fill('flood'); // keyword.changed → answer.typing, list.open",
    '// The app goes on by itself: search done → answer.found, list.open',
    '// No control is known for it, bring about: options.changed → answer.found, list.open (status: "ready")',
    "await page.getByRole('option', { name: 'Côte d\\'Ivoire' }).click(); // option.picked → answer.idle, list.closed; it should be answer.found, list.closed",
    '// focus.left → answer.idle, list.closed',
    "// Say here what a reader should see now: await expect(page.getByRole('heading', { name: '…' })).toBeVisible();",
  ]);
  expect(made).toContain('commit abc1234');
});

it('holds no password, neither of the field nor of the event', () => {
  const made = asPlaywright(
    recording([
      {
        event: { type: 'signIn', password: 'GO-demo-2026' },
        state: 'signingIn',
        by: { role: '', name: 'Password', on: 'input', at: 1, withheld: 'secret' },
      },
      { event: { type: 'again', password: 'GO-demo-2026' }, state: 'signingIn' },
    ]),
  );
  expect(made).not.toContain('GO-demo-2026');
  expect(made).toContain("page.getByLabel('Password').fill(process.env.PASSWORD ?? '');");
});

it('opens the explorer’s own page for what was recorded there, and holds it to the state', () => {
  const address = 'http://127.0.0.1:6006/iframe.html?id=machines-explorer--search&viewMode=story';
  const by: Control = { role: 'button', name: 'Export', on: 'click', at: 1, within: 'tabpanel' };
  const made = asPlaywright(
    recording([{ event: { type: 'start' }, state: 'answer.found', by }], {
      input: 'of a page',
      origin: { ...origin, address },
    }),
  );
  expect(made).toContain("await storyPage.show('machines-explorer--search');");
  expect(made).toContain("page.getByLabel('Begins with').selectOption('of a page');");
  expect(made).toContain("page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).click();");
  expect(made).toContain(
    "expect(page.getByRole('status', { name: 'Current state' })).toContainText('answer.found');",
  );
});

it('is made of the file of a bug report as well; no name in it gets out of its text', () => {
  const name = "Save'); throw 1; ('\nnext";
  const sent = toJson(
    recording([
      { event: { type: 'x\nthrow 1' }, state: 'a', by: { role: 'button', name, on: 'click', at: 1 } },
    ]),
  );
  const lines = linesOf(asPlaywright(fromJson(sent)));
  expect(lines).toHaveLength(3);
  expect(lines?.[1]).toContain("{ name: 'Save\\'); throw 1; (\\'\\nnext' }).click(); // x throw 1");
});
