import { DOCX, PDF, PNG } from '#tests/support/files.ts';
import { asFromPhone, secretsIn } from '#tests/support/photos.ts';
import {
  ask,
  closeUnsent,
  expect,
  fillShort,
  lastReport,
  REPORTS,
  signedIn,
  step,
  submit,
  written,
} from './support/reportForm.ts';
import { expectAccessible, test } from './support/test.ts';

test.beforeEach(({ context, request }) => signedIn(context, request));

const FILES = '/api/v2/field-report-file/';
const png = { name: 'bridge.png', mimeType: 'image/png', buffer: PNG };
const pdf = { name: 'assessment.pdf', mimeType: 'application/pdf', buffer: PDF };
const docx = { name: 'notes.docx', mimeType: 'application/msword', buffer: DOCX };
const belied = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') };

test('files are checked, sent, kept through a crash and without a connection, and belong to the report once', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const title = `With attachments ${crypto.randomUUID()}`;
  await fillShort(page, title);
  await page.getByLabel('Movement members').check();
  await step(page, 'Situation').click();
  const input = page.locator('input[type="file"]');
  await expect(page.getByText(/Up to 10 MB each\. Up to 10 files\./)).toBeVisible();
  await input.setInputFiles([png, pdf, belied]);
  const file = (name: string, on = page) =>
    on.getByRole('list', { name: 'Chosen files' }).getByRole('listitem').filter({ hasText: name });
  await expect(file('photo.jpg')).toContainText('The content of this file does not match its type.');
  await expect(file('bridge.png')).toContainText('Uploaded');
  await expect(file('assessment.pdf')).toContainText('Uploaded');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove photo.jpg' }).click();
  await page.getByRole('button', { name: 'Remove assessment.pdf' }).click();
  await expect(file('assessment.pdf')).toHaveCount(0);

  // A server in trouble: the file fails, and can be tried again.
  await page.route(`**${FILES}`, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await input.setInputFiles([pdf]);
  await page.getByRole('button', { name: 'Try again: assessment.pdf' }).click();
  await expect(file('assessment.pdf')).toContainText('Uploaded');

  await context.setOffline(true);
  await input.setInputFiles([docx]);
  await expect(file('notes.docx')).toContainText('Waiting');
  await expect(page.locator('[data-draft]')).toHaveAttribute('data-draft', 'kept');
  const address = page.url();
  await closeUnsent(page);
  await context.setOffline(false);

  const next = await context.newPage();
  await next.route(`**${FILES}`, (route) => route.abort('connectionreset'));
  await next.goto(address);
  for (const name of ['bridge.png', 'assessment.pdf'])
    await expect(file(name, next)).toContainText('Uploaded');
  // Kept on the device as it is, the photo is shown again.
  await file('bridge.png', next).scrollIntoViewIfNeeded();
  await expect(file('bridge.png', next).getByRole('img')).toHaveJSProperty('naturalWidth', 1);
  await expect(file('notes.docx', next)).toContainText('Waiting');
  await step(next, 'Response').click();
  await submit(next);
  await expect(next.getByText('The service did not answer, or its answer broke off.')).toBeVisible();
  await closeUnsent(next);

  const home = await context.newPage();
  await home.goto('/');
  await expect(home.getByText(/Field report created/)).toBeVisible();
  const { count } = await ask(request, `${REPORTS}?search=${encodeURIComponent(title)}`);
  expect(count).toBe(1);
  const report = await lastReport(request, title);
  const names = report.files_details.map(({ name }: { name: string }) => name);
  expect(names.sort()).toEqual(['assessment.pdf', 'bridge.png', 'notes.docx']);

  await home.goto(`/field-reports/${report.id}`);
  const photo = home.getByRole('button', { name: 'Show the photo bridge', exact: true });
  await photo.scrollIntoViewIfNeeded();
  await expect(photo.locator('img')).toHaveJSProperty('naturalWidth', 1);
  await photo.click();
  const viewer = home.getByRole('dialog', { name: 'bridge' });
  await expect(viewer.getByRole('img', { name: 'bridge' })).toHaveJSProperty('naturalWidth', 1);
  await expect(viewer.getByRole('link', { name: /Open the original/ })).toHaveAttribute('href', /bridge/);
  await home.keyboard.press('Escape');
  await expect(photo).toBeFocused();
  const [download] = await Promise.all([
    home.waitForEvent('download'),
    home.getByRole('link', { name: 'assessment.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('assessment.pdf');

  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  const stored = new URL(report.files_details[0].file);
  expect((await visitor.request.get(stored.pathname)).status()).toBe(404);
  await visitor.close();
});

test('a photo travels small and upright, without the place where it was taken', async ({ page, request }) => {
  await fillShort(page, 'With a photo from a phone');
  await page.getByLabel('Movement members').check();
  await step(page, 'Situation').click();
  // Red above, blue below, of so many details that it is heavy; the phone that took it lay on its side.
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 4000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    const noise = context.createImageData(500, 500);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = (at * 7919) % 256;
    for (let x = 0; x < 3000; x += 500) for (let y = 0; y < 4000; y += 500) context.putImageData(noise, x, y);
    context.globalAlpha = 0.8;
    context.fillStyle = '#ff0000';
    context.fillRect(0, 0, 1500, 4000);
    context.fillStyle = '#0000ff';
    context.fillRect(1500, 0, 1500, 4000);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
    const reader = new FileReader();
    await new Promise((resolve) => {
      reader.onload = resolve;
      reader.readAsDataURL(blob);
    });
    return String(reader.result).split(',')[1] ?? '';
  });
  const TURNED_RIGHT = 6;
  const buffer = asFromPhone(Buffer.from(picture, 'base64'), TURNED_RIGHT);
  expect(buffer.length).toBeGreaterThan(2_000_000);
  expect(secretsIn(buffer)).not.toEqual([]);
  await expect(page.getByText('their location and camera data removed')).toBeVisible();
  const sending = page.waitForRequest((sent) => sent.url().endsWith(FILES));
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'bridge.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'damaged.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 400) },
  ]);
  const sent = (await sending).postDataBuffer() ?? Buffer.alloc(0);
  // Already on its way, before any server sees it.
  expect(secretsIn(sent)).toEqual([]);
  expect(sent.length).toBeLessThan(buffer.length / 2);
  await expect(page.getByText(/· Uploaded/)).toBeVisible();
  await expect(page.getByText('This photo is damaged and cannot be read.')).toBeVisible();
  await step(page, 'Response').click();
  await submit(page);
  await expect(page.getByText('Field report created')).toBeVisible();

  const report = await lastReport(request, 'With a photo from a phone');
  const stored = await (await request.get(report.files_details[0].file)).body();
  expect(secretsIn(stored)).toEqual([]);
  const seen = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const shown = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const context = new OffscreenCanvas(shown.width, shown.height).getContext('2d');
    context?.drawImage(shown, 0, 0);
    const at = (y: number) => [...(context?.getImageData(100, y, 1, 1).data ?? [])];
    return { width: shown.width, height: shown.height, above: at(100), below: at(shown.height - 100) };
  }, stored.toString('base64'));
  expect([seen.width, seen.height]).toEqual([2560, 1920]);
  expect(seen.above[0]).toBeGreaterThan(150);
  expect(seen.above[2]).toBeLessThan(100);
  expect(seen.below[2]).toBeGreaterThan(150);
});

test('a file of a report is removed with its change, and others stay', async ({ page, request }) => {
  const { id } = await written(request, 'One file less');
  await page.goto(`/field-reports/${id}/edit?step=situation`);
  const input = page.locator('input[type="file"]');
  await input.setInputFiles([png, pdf]);
  await expect(page.getByText(/· Uploaded/)).toHaveCount(2);
  await step(page, 'Response').click();
  await submit(page);
  await expect(page.getByText('Field report updated')).toBeVisible();
  await page.goto(`/field-reports/${id}/edit?step=situation`);
  await page.getByRole('button', { name: 'Remove bridge.png' }).click();
  await step(page, 'Response').click();
  await submit(page);
  await expect(page).toHaveURL(`/field-reports/${id}`);
  const { files_details } = await ask(request, `${REPORTS}${id}/`);
  expect(files_details.map(({ name }: { name: string }) => name)).toEqual(['assessment.pdf']);
});
