import type { Page } from '@playwright/test';
import { chance } from '../support/chance.ts';
import { chooseTyped } from './support/choose.ts';
import { ask, closeUnsent, kept, signedIn, step, tokenOf } from './support/reportForm.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const save = async (page: Page, told: string) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(told)).toBeVisible();
};

/**
 * The same by a connection that is cut at the first attempt, on the way there or back. It goes once more by itself or by the
 * button, whichever is first, and asks about nothing: what is there by then is its own.
 */
async function saveThroughCut(page: Page, api: string, told: string, random: () => number) {
  const fates = [random() < 0.5 ? 'there' : 'back'];
  await page.route(`**${api}*/`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    const fate = fates.shift();
    if (fate === undefined) return route.fallback();
    if (fate === 'back') await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const again = page.getByRole('button', { name: 'Send now' });
  await expect(again.or(page.getByText(told))).toBeVisible();
  // It may have gone by itself meanwhile.
  if (await again.isVisible()) await again.click({ timeout: 5_000 }).catch(() => {});
  await expect(page.getByText(told)).toBeVisible();
  expect(fates).toEqual([]);
  await page.unroute(`**${api}*/`);
}

/** Presses it, and says yes to what is asked. */
async function take(page: Page, deed: string) {
  await page.getByRole('button', { name: deed, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Ok' }).click();
  await expect(question).toBeHidden();
}

const benchmark = (page: Page, number: string) =>
  page.getByRole('radiogroup', { name: new RegExp(`^${number.replace('.', '\\.')}\\. `) });

test('a PER process from new to its work plan, assessed by two people at once; nobody else reads it', async ({
  browser,
  page: first,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  let page = first;
  /** The tab is gone without a word; another one is opened on the same address, or on `address`. */
  const crash = async (address = page.url()) => {
    await kept(page);
    await closeUnsent(page);
    page = await context.newPage();
    await page.goto(address);
  };
  await signedIn(context, request, 'per-admin');
  await page.goto('/per-process/new');
  await chooseTyped(
    page.getByRole('combobox', { name: 'National Society' }),
    'Ghana Red Cross Society',
    page.getByRole('option', { name: 'Ghana Red Cross Society', exact: true }),
  );
  await page.locator('[name="date_of_assessment"]').fill('2026-05-01');
  await page
    .getByRole('combobox', { name: /^Type of current PER assessment/ })
    .selectOption('Self assessment');
  await save(page, 'The PER process was created');
  await take(page, 'Set up the PER process');
  await expect(page).toHaveURL(/\/per-process\/\d+\/assessment$/);
  const id = Number(/per-process\/(\d+)/.exec(page.url())?.[1]);
  const path = `/per-process/${id}/assessment`;

  // A colleague writes in another area at the same time.
  const others = await browser.newContext({ baseURL: baseURL ?? '' });
  await signedIn(others, request, 'superuser');
  const colleague = await others.newPage();
  await colleague.goto(path);
  await step(colleague, '^Analysis').click();
  for (const [either, number, answer] of [
    [page, '1.1', 'Yes'],
    [colleague, '4.1', 'No'],
  ] as const) {
    await either.getByRole('button', { name: 'Next that is missing' }).click();
    await benchmark(either, number).getByLabel(answer).check();
  }
  await save(colleague, 'The assessment was saved');
  // What was not saved is on the disk, and a change of what it was made on.
  await crash();
  await expect(page.getByText('Benchmarks (1 of 4 answered)')).toBeVisible();
  const random = chance();
  await saveThroughCut(page, '/api/v2/per-assessment/', 'The assessment was saved', random);
  await others.close();
  const { assessment } = await ask(request, `/api/v2/per-process-status/${id}/`, 'per-admin');
  const { area_responses } = await ask(request, `/api/v2/per-assessment/${assessment}/`, 'per-admin');
  const answers = area_responses.flatMap(
    (area: { component_responses: { question_responses: object[] }[] }) =>
      area.component_responses.flatMap(({ question_responses }) => question_responses),
  );
  expect(answers).toMatchObject([
    { question: 11, answer: 1 },
    { question: 41, answer: 2 },
  ]);

  await take(page, 'Submit the assessment');
  await expect(page).toHaveURL(/\/prioritization$/);
  await page.getByRole('checkbox', { name: /^2\. / }).check();
  const reason = () => page.getByRole('textbox', { name: /why it comes first/ });
  await reason().fill('Much depends on it.');
  // Whoever does not remember the address finds the step among their drafts.
  await crash('/account/my-forms/inbox?place=draft');
  await page.getByRole('link', { name: 'Resume Changes: Ghana: Prioritization' }).click();
  await expect(reason()).toHaveValue('Much depends on it.');
  await saveThroughCut(page, '/api/v2/per-prioritization/', 'The prioritization was saved', random);
  await take(page, 'Select and add to the work plan');
  await expect(page).toHaveURL(/\/work-plan$/);
  const row = () => page.getByRole('group', { name: /^2\. / });
  await row()
    .getByRole('textbox', { name: /^What is done/ })
    .fill('Write the strategy');
  await row()
    .getByRole('combobox', { name: /^Status/ })
    .selectOption('Ongoing');
  await crash();
  await expect(row().getByRole('textbox', { name: /^What is done/ })).toHaveValue('Write the strategy');
  await saveThroughCut(page, '/api/v2/per-work-plan/', 'The work plan was saved', random);
  await take(page, 'Save and finalize the work plan');
  await expect(page.getByText('The work plan was finalized')).toBeVisible();
  await expectAccessible(page);
  expect((await ask(request, `/api/v2/per-process-status/${id}/`, 'per-admin')).phase).toBe(5);

  const strangers = await browser.newContext({ baseURL: baseURL ?? '' });
  await signedIn(strangers, request);
  const stranger = await strangers.newPage();
  await stranger.goto(path);
  await expect(stranger.getByText(/or you do not have access to it/)).toBeVisible();
  await strangers.close();
  const refused = await request.patch(`/api/v2/per-assessment/${assessment}/`, {
    headers: { Authorization: `Token ${await tokenOf(request)}`, 'Accept-Language': 'en' },
    data: { overview: id },
  });
  expect(refused.status()).toBe(403);
});
