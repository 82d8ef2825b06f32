import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { chooseTyped } from './choose.ts';
import { expect } from './test.ts';

export { expect };

export const PASSWORD = 'GO-demo-2026';
export const REPORTS = '/api/v2/field-report/';

const tokens = new Map<string, Promise<string>>();

/** The token of a demo account; one sign-in a worker. */
export function tokenOf(request: APIRequestContext, username = 'member'): Promise<string> {
  const known = tokens.get(username) ?? signIn(request, username);
  tokens.set(username, known);
  return known;
}

async function signIn(request: APIRequestContext, username: string): Promise<string> {
  const answer = await request.post('/get_auth_token', { data: { username, password: PASSWORD } });
  return (await answer.json()).token;
}

/** Opens every page of this browser as somebody who signed in before. */
export async function signedIn(
  context: BrowserContext,
  request: APIRequestContext,
  username = 'member',
): Promise<void> {
  const user = { token: await tokenOf(request, username), displayName: username };
  await context.addInitScript((stored) => {
    localStorage.setItem('user', JSON.stringify(stored));
  }, user);
}

/**
 * Closes a page as a crash would, without a word to it. The browser lifts its being offline, or a route's faults, a moment before
 * the page is gone: it must not send then what the test wants to be sent by another.
 */
export async function closeUnsent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refuse = () => {
      throw new TypeError('The page is being closed.');
    };
    window.fetch = async () => refuse();
    XMLHttpRequest.prototype.send = refuse;
  });
  await page.close({ runBeforeUnload: false });
}

/** Asks the API as a demo account. */
export async function ask(request: APIRequestContext, path: string, username = 'member') {
  const answer = await request.get(path, {
    headers: { Authorization: `Token ${await tokenOf(request, username)}`, 'Accept-Language': 'en' },
  });
  return answer.json();
}

export const step = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(name) });
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
export const group = (page: Page, name: string) => page.getByRole('radiogroup', { name });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** Until everything typed so far is on the disk. */
export const kept = (page: Page) =>
  expect(page.locator('[data-draft]')).toHaveAttribute('data-draft', 'kept');

export const chooseCountry = (page: Page, country: string) =>
  chooseTyped(
    page.getByRole('combobox', { name: 'Country' }),
    country,
    page.getByRole('option', { name: country, exact: true }),
  );

export type ReportKind = 'EVT' | 'EW' | 'EPI' | 'COVID';

export async function fillContext(page: Page, { title, type }: { title: string; type: ReportKind }) {
  if (type === 'EW') await page.getByLabel('Early warning / early action').check();
  if (type === 'COVID') await group(page, 'COVID-19-related event').getByLabel('Yes').check();
  await chooseCountry(page, 'Nepal');
  if (type !== 'COVID')
    await page.locator('[name="dtype"]').selectOption({ label: type === 'EPI' ? 'Epidemic' : 'Flood' });
  await page.locator('[name="start_date"]').fill('2026-05-01');
  if (type !== 'COVID') await page.locator('[name="title"]').fill(title);
}

export type Typed = Record<string, unknown>;

/** Fills every number, text and day of the step with something of its own, in one go, and notes what. */
export async function fillStep(page: Page, typed: Typed) {
  const filled = await page.getByRole('tabpanel').evaluate((panel) => {
    const all = <Input extends HTMLInputElement | HTMLTextAreaElement>(selector: string) => [
      ...panel.querySelectorAll<Input>(selector),
    ];
    const type = (input: HTMLInputElement | HTMLTextAreaElement, value: string) => {
      input.focus();
      // As the keyboard does it, past React's own record of the value.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
      return [input.name, value] as const;
    };
    // Falling, as cases come before the dead.
    const numbers = all('input[inputmode="numeric"]').map((input, index) => type(input, String(99 - index)));
    return {
      numbers: numbers.map(([name, value]) => [name, Number(value)] as const),
      texts: [
        ...all('textarea, input[type="text"]:not([role="combobox"], [inputmode])').map((input) =>
          type(input, `Words of ${input.name}`),
        ),
        ...all('input[type="email"]').map((input) => type(input, 'ana@example.org')),
      ],
      days: all('input[type="date"]').map((input) => type(input, '2026-05-02')),
    };
  });
  Object.assign(typed, Object.fromEntries([...filled.numbers, ...filled.texts]));
  for (const [name, day] of filled.days) typed[name] = `${day}T00:00:00.000Z`;
}

/** Ticks every box of the step; what was ticked is known by how many. */
export async function tickAll(page: Page, typed: Typed) {
  const names = await page.getByRole('tabpanel').evaluate(async (panel) => {
    const boxes = [...panel.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    for (const box of boxes) {
      box.click();
      // The next one builds on what this one made of the form.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return boxes.filter(({ checked }) => checked).map(({ name }) => name);
  });
  for (const name of names) typed[name] = Number(typed[name] ?? 0) + 1;
}

export async function lastReport(request: APIRequestContext, search: string) {
  const { results } = await ask(request, `${REPORTS}?search=${encodeURIComponent(search)}`);
  return ask(request, `${REPORTS}${results[0].id}/`);
}

/** A report of as little as possible, up to the button that sends it. `origin`: where the app is served, if not as usual. */
export async function fillShort(page: Page, title: string, origin = '') {
  await page.goto(`${origin}/field-reports/new`);
  await fillContext(page, { title, type: 'EVT' });
  await step(page, 'Response').click();
}

/** A report that somebody else wrote before. */
export async function written(request: APIRequestContext, title: string, more: object = {}) {
  const answer = await request.post(REPORTS, {
    headers: { Authorization: `Token ${await tokenOf(request)}`, 'Accept-Language': 'en' },
    data: { countries: [123], dtype: 12, start_date: '2026-05-01T00:00:00.000Z', title, ...more },
  });
  return answer.json();
}
