import type { Page } from '@playwright/test';
import { chooseTyped } from './support/choose.ts';
import { ask, group, signedIn, tokenOf } from './support/reportForm.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const save = async (page: Page, told: string) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(told)).toBeVisible();
};
const step = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}( \\(|$)`) }).click();
const stages = (page: Page) => page.getByRole('region', { name: 'Stages of this DREF' });

/** Presses it among the stages, and says yes to what is asked. */
async function take(page: Page, deed: string) {
  await stages(page).getByRole('button', { name: deed, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Ok' }).click();
  await expect(question).toBeHidden();
}

test('a DREF from a field report to its approval, an update that changes it, and the report that closes it', async ({
  browser,
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const title = `Kenya: Floods ${crypto.randomUUID().slice(0, 8)}`;
  const { results } = await ask(request, '/api/v2/field-report/?countries__in=117&limit=50', 'country-admin');
  const report = results.find(
    ({ districts_details }: { districts_details: unknown[] }) => districts_details.length > 0,
  );
  await signedIn(context, request, 'country-admin');

  await page.goto('/dref-applications/new');
  await chooseTyped(
    page.getByRole('combobox', { name: 'Name of National Society' }),
    'Kenya Red Cross Society',
    page.getByRole('option', { name: 'Kenya Red Cross Society', exact: true }),
  );
  await page.getByRole('combobox', { name: 'Copy from a field report' }).fill(report.summary);
  await page.getByRole('option', { name: report.summary, exact: true }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied from the field report')).toBeVisible();
  await page.getByRole('combobox', { name: /^Type of DREF/ }).selectOption('Response');
  await page.getByRole('combobox', { name: /^Type of onset/ }).selectOption('Sudden');
  await page.locator('[name="title"]').fill(title);
  await step(page, 'Event details');
  await expect(page.locator('[name="event_description"]')).not.toHaveValue('');
  await step(page, 'Operation');
  await page.locator('[name="women"]').fill('400');
  await page.locator('[name="amount_requested"]').fill('20000');
  const interventions = page.getByRole('group', { name: 'Planned interventions' });
  await interventions.getByRole('combobox', { name: 'Choose what to add' }).selectOption('Health');
  await interventions.getByRole('button', { name: 'Add', exact: true }).click();
  const health = interventions.getByRole('group', { name: 'Health', exact: true });
  await health.getByRole('textbox', { name: /^Budget/ }).fill('20000');
  await health.getByRole('textbox', { name: /^Persons targeted/ }).fill('400');
  await save(page, 'The application was created');
  // It goes on at the step that was open.
  await expect(page).toHaveURL(/\/dref-applications\/\d+\/edit\?step=operation$/);
  await expectAccessible(page);
  const id = Number(/dref-applications\/(\d+)/.exec(page.url())?.[1]);

  // Shared with a colleague, who sees it from then on.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: 'Share this DREF' });
  const { first_name } = await ask(request, '/api/v2/user/me/', 'member');
  await sharing.getByRole('combobox', { name: 'Add a person' }).fill(first_name);
  await page.getByRole('option', { name: new RegExp(first_name) }).click();
  await sharing.getByRole('button', { name: 'Save the list' }).click();
  await expect(page.getByText(/^The people with whom/)).toBeVisible();
  expect((await ask(request, `/api/v2/dref/${id}/`, 'member')).title).toBe(title);

  // Both edit it: the colleague is faster, and nothing of either is lost.
  const shared = await browser.newContext({ baseURL: baseURL ?? '' });
  await signedIn(shared, request, 'member');
  const colleague = await shared.newPage();
  await colleague.goto(`/dref-applications/${id}/edit?step=operation`);
  await colleague.locator('[name="men"]').fill('300');
  await colleague.locator('[name="girls"]').fill('90');
  await save(colleague, 'The application was saved');
  await shared.close();
  await page.locator('[name="men"]').fill('310');
  await page.locator('[name="boys"]').fill('80');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Someone else has changed this' })).toBeVisible();
  await group(page, 'Men').getByLabel('Their version: 300').check();
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('The application was saved')).toBeVisible();
  expect(await ask(request, `/api/v2/dref/${id}/`, 'member')).toMatchObject({
    women: 400,
    men: 300,
    girls: 90,
    boys: 80,
  });

  await take(page, 'Finalize');
  await expect(stages(page)).toContainText('Finalized');
  // Who writes it is not who approves it.
  await expect(stages(page).getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const others = await browser.newContext({ baseURL: baseURL ?? '' });
  await signedIn(others, request, 'dref-coordinator');
  const approver = await others.newPage();
  await approver.goto(`/dref-applications/${id}/edit`);
  await take(approver, 'Approve');
  await expect(stages(approver)).toContainText('Approved');

  // An update asks for more, and shows what stood there before.
  await page.goto(`/dref-applications/${id}/edit`);
  await expect(page.getByText('This record is approved.', { exact: false })).toBeVisible();
  await take(page, 'Add operational update');
  await expect(page).toHaveURL(/\/dref-operational-updates\/\d+\/edit/);
  await step(page, 'Operation');
  await page.locator('[name="women"]').fill('650');
  await expect(page.getByText('Before: 400', { exact: true }).first()).toBeVisible();
  await page.locator('[name="additional_allocation"]').fill('5000');
  await expect(page.locator('[name="total_dref_allocation"]')).toHaveValue('25000');
  await save(page, 'The operational update was saved');
  await expectAccessible(page);
  await take(page, 'Finalize');
  const update = new URL(page.url()).pathname;
  await approver.goto(update);
  await take(approver, 'Approve');

  await page.reload();
  await take(page, 'Create final report');
  await expect(page).toHaveURL(/\/dref-final-reports\/\d+\/edit/);
  await step(page, 'Operation');
  await expect(page.locator('[name="women"]')).toHaveValue('650');
  await page.getByRole('textbox', { name: /^Persons assisted/ }).fill('640');
  await save(page, 'The final report was saved');
  await take(page, 'Finalize');
  const last = new URL(page.url()).pathname;
  await approver.goto(last);
  await take(approver, 'Approve');
  await expect(stages(approver)).toContainText('Approved');
  await others.close();

  const completed = await request.get(`/api/v2/completed-dref/?search=${encodeURIComponent(title)}`, {
    headers: { Authorization: `Token ${await tokenOf(request, 'country-admin')}` },
  });
  expect((await completed.json()).count).toBe(1);
  for (const stage of [`/dref-applications/${id}/edit`, update, last]) {
    await page.goto(stage.replace('/edit', '/export'));
    await expect(page.getByRole('heading', { name: new RegExp(title) }).first()).toBeVisible();
    // What the server prints waits for this.
    await expect(page.locator('#pdf-preview-ready')).toBeAttached();
    const pdf = (await page.pdf({ preferCSSPageSize: true, tagged: true })).toString('latin1');
    expect(pdf).toContain('/MarkInfo');
    // Each sheet is an A4.
    const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(sheets.length).toBeGreaterThan(1);
    for (const [, width, height] of sheets)
      expect([Number(width), Number(height)].map(Math.round)).toEqual([595, 842]);
  }
  await expectAccessible(page);
});
