import { FAULTS } from '#scripts/faults/faults.ts';
import { handOn, startProxy } from '#scripts/faults/proxy.ts';
import {
  ask,
  expect,
  fillShort,
  kept,
  REPORTS,
  signedIn,
  step,
  submit,
  tokenOf,
  written,
} from './support/reportForm.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, request }) => signedIn(context, request));

test('whoever submits at the end of the form sees what became of it', async ({ page, context, request }) => {
  const { id } = await written(request, 'Told in sight');
  await page.goto(`/field-reports/${id}/edit?step=response`);
  await page.locator('[name="contacts.Media.name"]').fill('Maya Media');
  await submit(page);
  await expect(page.locator('[name="contacts.Media.title"]')).toBeFocused();
  await expect(page.locator('[name="contacts.Media.title"]')).toBeInViewport();
  await page.locator('[name="contacts.Media.name"]').fill('');

  await page.route(`**${REPORTS}${id}/`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 403,
          json: { error_code: 403, errors: { non_field_errors: ['Not for you.'] } },
        })
      : route.continue(),
  );
  await submit(page);
  await expect(page.getByText('The field report could not be submitted. Try again.')).toBeInViewport();
  await expect(page.locator('[data-messages]')).toBeFocused();
  await page.unroute(`**${REPORTS}${id}/`);

  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText('will be sent once you are back online')).toBeInViewport();
});

test('an answer that breaks off is told as that: what was typed is there, and is sent once more, once', async ({
  page,
  request,
}) => {
  const title = `Broken off ${crypto.randomUUID()}`;
  const fault = FAULTS.find(({ name }) => name === 'a connection reset in the middle of the body');
  let isBroken = true;
  const proxy = await startProxy(process.env.GO_URL ?? '', (response, answered, asked) => {
    const isSent = asked.method === 'POST' && asked.url === REPORTS;
    return (isBroken && isSent && fault ? fault.respond : handOn)(response, answered, asked);
  });
  await fillShort(page, title, proxy.url);
  await submit(page);
  await expect(page.getByText('The service did not answer, or its answer broke off.')).toBeInViewport();
  await expect(page.getByText('You are offline')).toHaveCount(0);
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Field report created')).toBeVisible();
  expect((await ask(request, `${REPORTS}?search=${encodeURIComponent(title)}`)).count).toBe(1);
  proxy.close();
});

test('no button moves from under a press when the draft is kept meanwhile', async ({ page }) => {
  await page.goto('/field-reports/new?step=response');
  const submitButton = page.getByRole('button', { name: 'Submit' });
  const placeOf = () => submitButton.evaluate((button) => (button as HTMLElement).offsetTop);
  const before = await placeOf();
  await page.locator('[name="contacts.Media.name"]').fill('Maya Media');
  await kept(page);
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  expect(await placeOf()).toBe(before);
});

test('both versions of a report are in sight and in words', async ({ page, request }) => {
  const { id } = await written(request, 'In words', { request_assistance: true, num_dead: 3 });
  await page.goto(`/field-reports/${id}/edit?step=situation`);
  await page.locator('[name="num_dead"]').fill('1234567');
  // Somebody else, meanwhile.
  const change = await request.patch(`${REPORTS}${id}/`, {
    headers: { Authorization: `Token ${await tokenOf(request, 'country-admin')}` },
    data: { request_assistance: false, num_dead: 7 },
  });
  expect(change.ok()).toBe(true);
  await step(page, 'Response').click();
  await submit(page);
  await expect(page.getByText('For each field, choose which version to keep.')).toBeFocused();
  await expect(page.getByText('For each field, choose which version to keep.')).toBeInViewport();
  await expect(page.getByLabel('Your version: 1,234,567')).toBeChecked();
  await expect(page.getByLabel('Their version: No')).toBeChecked();
});

test('whoever completes the report need not type who that is', async ({ page }) => {
  await page.goto('/field-reports/new?step=response');
  const originator = (field: string) => page.locator(`[name="contacts.Originator.${field}"]`);
  await originator('email').fill('desk@demo.example');
  await page.getByRole('button', { name: 'Fill in my details' }).click();
  await expect(originator('name')).toHaveValue('Mira Tamang');
  await expect(originator('email')).toHaveValue('desk@demo.example');
  await expect(page.getByRole('button', { name: 'Fill in my details' })).toBeHidden();
});

test('what can be ticked is asked for again where it could not be loaded', async ({ page }) => {
  await page.route('**/api/v2/action/**', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/field-reports/new?step=actions');
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  await expect(page.getByText('The options could not be loaded.').first()).toBeVisible();
  await page.unroute('**/api/v2/action/**');
  await retry.click();
  await expect(page.getByLabel('First aid').first()).toBeVisible();
});
