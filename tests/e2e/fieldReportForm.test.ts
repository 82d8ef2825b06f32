import type { Page } from '@playwright/test';
import {
  ask,
  closeUnsent,
  expect,
  fillContext,
  fillShort,
  fillStep,
  goOn,
  group,
  kept,
  lastReport,
  PASSWORD,
  REPORTS,
  type ReportKind,
  signedIn,
  step,
  submit,
  type Typed,
  tickAll,
  written,
} from './support/reportForm.ts';
import { expectAccessible, inLanguage, test } from './support/test.ts';

test.beforeEach(({ context, request }) => signedIn(context, request));

/** What the API keeps, by the names of the form, to compare with what was typed. */
function flat(report: Typed): Typed {
  const values: Typed = { ...report };
  for (const contact of report.contacts as Record<string, unknown>[])
    for (const [field, value] of Object.entries(contact))
      values[`contacts.${contact.ctype}.${field}`] = value;
  for (const taken of report.actions_taken as {
    organization: string;
    actions: number[];
    summary: string;
  }[]) {
    values[`actions_taken.${taken.organization}.actions`] = taken.actions.length;
    values[`actions_taken.${taken.organization}.summary`] = taken.summary;
  }
  for (const name of ['external_partners', 'supported_activities'])
    values[name] = (report[name] as number[]).length;
  return values;
}

const KINDS: readonly [ReportKind, string, string][] = [
  ['EVT', 'Situation', 'Actions'],
  ['EW', 'Risk analysis', 'Early actions'],
  ['EPI', 'Situation', 'Actions'],
  ['COVID', 'Situation', 'Actions'],
];

for (const [type, second, third] of KINDS) {
  test(`a new report of type ${type}, every field, through a reload and without a connection`, async ({
    page,
    context,
    request,
  }) => {
    const title = `All of ${type}`;
    const typed: Typed = {};
    await page.goto('/field-reports/new');
    await fillContext(page, { title, type });

    const districts = page.getByRole('combobox', { name: 'Region / province' });
    const { count: total } = await ask(request, '/api/v2/district/?country=123');
    await districts.click();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(total);
    await page.getByRole('button', { name: /^Select all/ }).click();
    await page.keyboard.press('Escape');
    await group(page, 'Government requests international assistance?').getByLabel('Yes').check();
    await group(page, 'National Society requests international assistance?').getByLabel('No').check();
    if (type !== 'COVID') await expect(page.getByText(/Full name of the report: NPL/)).toBeVisible();

    await goOn(page);
    await expect(step(page, second)).toHaveAttribute('aria-selected', 'true');
    await fillStep(page, typed);
    if (type === 'EPI' || type === 'COVID') await page.getByLabel('WHO').check();
    const editor = page.getByRole('textbox', {
      name: type === 'EW' ? 'Risk analysis' : 'Situational overview',
    });
    await editor.click();
    await page.getByRole('button', { name: 'Bold', exact: true }).click();
    await editor.pressSequentially('Strong words');
    await kept(page);

    await page.reload();
    await expect(page.getByText('We restored your draft')).toBeVisible();
    await expect(step(page, second)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').locator('[contenteditable]')).toHaveText('Strong words');

    await goOn(page);
    await expect(step(page, third)).toHaveAttribute('aria-selected', 'true');
    await fillStep(page, typed);
    await tickAll(page, typed);
    if (type !== 'COVID') await group(page, 'Information bulletin').getByLabel('Planned').check();

    await context.setOffline(true);
    await goOn(page);
    await expect(step(page, 'Response')).toHaveAttribute('aria-selected', 'true');
    await fillStep(page, typed);
    for (const stage of await page.getByRole('tabpanel').getByRole('radio', { name: 'Requested' }).all())
      await stage.check();
    await page.getByLabel('Movement members').check();
    await submit(page);
    await expect(page.getByText('will be sent once you are back online')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Field report created')).toBeVisible();
    const report = await lastReport(request, type === 'COVID' ? 'NPL: COVID-19' : title);
    expect(flat(report)).toMatchObject({
      ...typed,
      status: type === 'EW' ? 8 : 9,
      is_covid_report: type === 'COVID',
      countries: [123],
      start_date: '2026-05-01T00:00:00.000Z',
      title: type === 'COVID' ? null : title,
      request_assistance: true,
      ns_request_assistance: false,
      visibility: 1,
      ...(type !== 'COVID' && { bulletin: 2, dref: 1 }),
      ...((type === 'EPI' || type === 'COVID') && { epi_figures_source: 1 }),
    });
    expect(report.description).toContain('<strong>Strong words</strong>');
    expect(report.districts).toHaveLength(total);
  });
}

test('going on to the last step sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(REPORTS)) sent.push(request.url());
  });
  await page.goto('/field-reports/new');
  await fillContext(page, { title: 'Not yet', type: 'EVT' });
  for (const name of ['Situation', 'Actions', 'Response']) {
    await goOn(page);
    await expect(step(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.getByLabel('Movement members').check();
  await kept(page);
  expect(sent).toEqual([]);
  await submit(page);
  await expect(page.getByText('Field report created')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('what is missing is counted by step, said and focused; all of it at once', async ({ page }) => {
  await page.goto('/field-reports/new');
  await expect(step(page, 'Response')).toBeVisible();
  await expectAccessible(page);
  await step(page, 'Response').click();
  await page.locator('[name="contacts.Media.email"]').fill('nobody');
  await submit(page);
  await expect(page.getByRole('alert').filter({ hasText: '7 fields need your attention.' })).toBeVisible();
  await expect(step(page, 'Context')).toContainText('3 errors');
  await expect(step(page, 'Response')).toContainText('4 errors');
  // The country is that of the profile.
  await expect(page.locator('[name="dtype"]')).toBeFocused();
  await expectAccessible(page);

  // The summary leads to a field of another step, and going on tells what is wrong in this one.
  await page.getByRole('link', { name: /Email: Enter a valid email address/ }).click();
  await expect(page.locator('[name="contacts.Media.email"]')).toBeFocused();
  await page.goto('/field-reports/new?step=context');
  await goOn(page);
  await expect(page.getByRole('link', { name: 'Start date: Enter a date.' })).toBeVisible();
  await expect(step(page, 'Context')).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
});

test('leaving asks, and the draft is there when one comes back', async ({ page }) => {
  await page.goto('/field-reports/new');
  await page.locator('[name="title"]').fill('Half a report');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[name="title"]')).toHaveValue('Half a report');
  await page.locator('[name="title"]').fill('Half a report, and a bit');
  await kept(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click();
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account/my-forms/field-report');
  await expect(page.getByText('New field report: Half a report, and a bit')).toBeVisible();
  await expect(page.getByText(/^Saved .+ ago$/)).toBeVisible();
  const resume = page.getByRole('link', { name: 'Resume Half a report, and a bit' });
  await expect(resume).toHaveText('Resume');
  await resume.click();
  await expect(page.locator('[name="title"]')).toHaveValue('Half a report, and a bit');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(page.locator('[name="title"]')).toHaveValue('');
  await page.reload();
  await expect(page.locator('[name="title"]')).toHaveValue('');
});

test('going back asks too: it stays, or goes once it may, and comes forth again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create a Report' }).click();
  await page.getByRole('menuitem', { name: /field report/i }).click();
  const title = page.locator('[name="title"]');
  await title.fill('Half a report');
  const dialog = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await page.goBack();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/field-reports\/new/);
  await expect(title).toHaveValue('Half a report');
  await kept(page);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(title).toBeHidden();
  await page.goForward();
  await expect(title).toHaveValue('Half a report');
});

test('a session that ends while one writes is renewed in place, and the report is sent', async ({
  page,
  request,
}) => {
  await fillShort(page, 'After the session');
  let isOver = true;
  await page.route(`**${REPORTS}`, (route) =>
    isOver && route.request().method() === 'POST'
      ? route.fulfill({
          status: 401,
          json: { error_code: 4001, errors: { non_field_errors: ['Invalid token.'] } },
        })
      : route.fallback(),
  );
  await submit(page);
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  isOver = false;
  await dialog.locator('input[name="password"]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Field report created')).toBeVisible();
  expect((await lastReport(request, 'After the session')).title).toBe('After the session');
});

test('what waits for a connection is sent by any page of the app, once, by its author, whoever comes first', async ({
  page,
  context,
  request,
}) => {
  const title = `Sent from home ${crypto.randomUUID()}`;
  const ofTitle = async () => (await ask(request, `${REPORTS}?search=${encodeURIComponent(title)}`)).count;
  await fillShort(page, title);
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText('will be sent once you are back online')).toBeVisible();
  await closeUnsent(page);
  await context.setOffline(false);

  await signedIn(context, request, 'ifrc-admin');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText('It will be sent when its author signs in here again')).toBeVisible();
  await other.reload();
  await expect(other.getByText('It will be sent when its author signs in here again')).toBeVisible();
  await other.close();
  expect(await ofTitle()).toBe(0);

  await signedIn(context, request);
  const next = await context.newPage();
  await next.goto('/');
  await expect(next.getByText(/Field report created/)).toBeVisible();
  expect(await ofTitle()).toBe(1);
});

test('what waits in a form that is still open is sent once, whichever tab comes first', async ({
  page,
  context,
  request,
}) => {
  const title = `Two tabs send ${crypto.randomUUID()}`;
  const ofTitle = async () => (await ask(request, `${REPORTS}?search=${encodeURIComponent(title)}`)).count;
  await fillShort(page, title);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // The form alone is without a connection: the other tab sends what waits, and the form does not know of it yet.
  const cut = await page.context().newCDPSession(page);
  await cut.send('Network.enable');
  const offline = (is: boolean) =>
    cut.send('Network.emulateNetworkConditions', {
      offline: is,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await offline(true);
  await submit(page);
  await expect(page.getByText('will be sent once you are back online')).toBeVisible();
  await other.reload();
  await expect(other.getByText(/Field report created/)).toBeVisible();
  await offline(false);
  await expect(page.getByText('Another tab has sent or discarded this form.')).toBeInViewport();
  expect(await ofTitle()).toBe(1);
  await closeUnsent(page);
});

test('what waits is sent by its own key where the browser has stopped to keep anything', async ({
  page,
  context,
  request,
}) => {
  const title = `Storage breaks ${crypto.randomUUID()}`;
  await fillShort(page, title);
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText('will be sent once you are back online')).toBeVisible();
  const keys = (await draftsIn(page)).map(({ key }) => key);
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('The disk is full.', 'UnknownError');
    };
  });
  const sent = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().includes(REPORTS));
  await context.setOffline(false);
  expect(keys).toEqual([(await sent).headers()['idempotency-key']]);
  await expect(page.getByText(/Field report created/)).toBeVisible();
  expect((await lastReport(request, title)).title).toContain(title);
});

test('what waits is sent in the language it is written in, and with what its type offers', async ({
  page,
  context,
  request,
}) => {
  const title = `Waited in English ${crypto.randomUUID()}`;
  await fillShort(page, title);
  await step(page, 'Actions').click();
  const ticked: Typed = {};
  await tickAll(page, ticked);
  expect(ticked).not.toEqual({});
  await step(page, 'Context').click();
  await page.locator('[name="dtype"]').selectOption({ label: 'Epidemic' });
  await step(page, 'Response').click();
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText('will be sent once you are back online')).toBeVisible();
  await closeUnsent(page);
  await context.setOffline(false);

  const next = await context.newPage();
  await inLanguage(next, 'fr');
  await next.goto('/');
  await expect(next.getByText(/Rapport de terrain créé/)).toBeVisible();
  const report = await lastReport(request, title);
  expect(report.translation_module_original_language).toBe('en');
  const offered = await ask(request, '/api/v2/action/?limit=500');
  const ofEpidemics = offered.results
    .filter(({ field_report_types }: { field_report_types: string[] }) => field_report_types.includes('EPI'))
    .map(({ id }: { id: number }) => id);
  const sent = report.actions_taken.flatMap(({ actions }: { actions: number[] }) => actions);
  expect(sent.filter((id: number) => !ofEpidemics.includes(id))).toEqual([]);
});

/** The drafts of this browser. */
const draftsIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ key: string; values: { title?: unknown } }[]>((resolve, reject) => {
        const opening = indexedDB.open('go-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
  );

const draftTitles = async (page: Page) => (await draftsIn(page)).map(({ values }) => values.title);

test('what another tab of the same report saves takes nothing of what is typed in this one', async ({
  page,
  context,
  request,
}) => {
  const { id } = await written(request, `Two tabs ${crypto.randomUUID()}`);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/field-reports/${id}/edit`);
    await expect(tab.locator('[name="title"]')).not.toHaveValue('');
  }
  await page.locator('[name="title"]').fill('Typed here');
  await kept(page);
  await step(other, 'Situation').click();
  await other.locator('[name="num_dead"]').fill('3');
  // Before it is sent: what is sent at once is no draft that the other tab would hear of.
  await kept(other);
  await step(other, 'Response').click();
  await submit(other);
  await expect(other.getByText('Field report updated')).toBeVisible();
  await expect(page.getByText('This form is open in another tab, too.')).toBeVisible();
  await expect.poll(() => draftTitles(other)).toEqual(['Typed here']);
  await closeUnsent(page);

  await other.goto(`/field-reports/${id}/edit`);
  await expect(other.getByText('We restored your draft')).toBeVisible();
  await expect(other.locator('[name="title"]')).toHaveValue('Typed here');
});

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`that another tab writes the same form is seen wherever one writes, and moves nothing, at ${width} px`, async ({
    page,
    context,
  }) => {
    const form = `/field-reports/new?draft=at-${width}`;
    const other = await context.newPage();
    await page.setViewportSize({ width, height });
    for (const tab of [page, other]) await inLanguage(tab, 'ar');
    await other.goto(form);
    await page.goto(`${form}&step=situation`);
    const field = page.locator('[name="num_dead"]');
    const notice = page.getByRole('status').filter({ hasText: 'علامة تبويب أخرى' });
    await field.focus();
    const before = await field.boundingBox();
    await other.locator('[name="title"]').fill('Typed elsewhere');
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await field.boundingBox()).toEqual(before);

    // Where it would have come over the field that one writes in.
    await page.reload();
    await field.focus();
    await field.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().bottom - innerHeight + 1));
    await other.locator('[name="title"]').fill('Typed elsewhere again');
    await expect(notice).toBeInViewport({ ratio: 1 });
    const seen = await field.evaluate((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === node;
    });
    expect(seen).toBe(true);
  });
}
