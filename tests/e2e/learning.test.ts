import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, settled, test } from './support/test.ts';

const number = (value: number) => new Intl.NumberFormat('en').format(value);

test('what operations taught, narrowed, summarised with its sources, and taken along as a file', async ({
  page,
  request,
}) => {
  await page.goto('/operational-learning');
  await settled(page);
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('cholera');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/search=cholera/);
  const stats = await (await request.get('/api/v2/ops-learning/stats/?search_extracts=cholera')).json();
  const figures = page.getByRole('region', { name: 'Overview' });
  await expect(figures.getByText('Learning extracts', { exact: true }).locator('..')).toContainText(
    number(stats.learning_extracts),
  );

  // Whoever asks first waits; then it says who wrote it, and of what.
  const summary = page.getByRole('region', { name: 'Summary of learnings' });
  await expect(summary.getByText('Written by AI')).toBeVisible();
  await summary.getByText(/^Sources \(/).click();
  await expect(
    summary
      .getByRole('list', { name: /^Sources/ })
      .getByRole('listitem')
      .first(),
  ).toContainText(/cholera/i);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const rows = parse(readFileSync(await download.path(), 'utf8'), { columns: true, bom: true });
  expect(rows).toHaveLength(stats.learning_extracts);
  expect(rows[0]).toMatchObject({ Filters: 'search=cholera' });
});

test('a summary that fails in the end says so, and is there once it is asked for again', async ({ page }) => {
  // What the service has, at one status after the other.
  const statuses = [1, 5, 3];
  let looks = 0;
  await page.route('**/api/v2/ops-learning/summary/**', async (route) => {
    const answer = await (await route.fetch()).json();
    const status = statuses[Math.min(looks, statuses.length - 1)];
    looks += 1;
    await route.fulfill({ json: { ...answer, status } });
  });
  await page.goto('/operational-learning?region=0');
  const summary = page.getByRole('region', { name: 'Summary of learnings' });
  await expect(summary.getByText(/waits for its turn/)).toBeVisible();
  await expect(summary.getByText(/could not be written/)).toBeVisible();
  expect(looks).toBe(2);
  await summary.getByRole('button', { name: 'Ask for it again' }).click();
  await expect(summary.getByText('Written by AI')).toBeVisible();
});

test('the world’s preparedness: filters follow from tab to chart, and an old fragment leads to its tab', async ({
  page,
  request,
}) => {
  await page.goto('/preparedness#global-performance');
  await expect(page).toHaveURL('/preparedness/global-performance');
  await settled(page);
  // Charts come when the reader nears them.
  await page.getByText(/^From 1 to 5/).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const picture = page.getByRole('button', { name: 'Download image: Average by region' });
  await picture.scrollIntoViewIfNeeded();
  await settled(page);
  // A chart goes along as a picture for print, its bars with it.
  const [download] = await Promise.all([page.waitForEvent('download'), picture.click()]);
  expect(download.suggestedFilename()).toBe('Average by region.png');
  const png = readFileSync(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(2_400);

  await page.getByRole('radio', { name: 'Lowest first' }).click();
  await expect(page).toHaveURL(/order=lowest/);

  await page
    .getByRole('navigation', { name: 'Preparedness' })
    .getByRole('link', { name: 'Global summary' })
    .click();
  const { results } = await (await request.get('/api/v2/per-map-data')).json();
  const engaged = page.getByText('National Societies in PER', { exact: true }).locator('..');
  await expect(engaged).toContainText(number(results.length));
  await page.goto('/preparedness/global-summary?region=0');
  const inAfrica = results.filter(({ region_id }: { region_id: number }) => region_id === 0).length;
  await expect(engaged).toContainText(number(inAfrica));

  const tabs = page.getByRole('navigation', { name: 'Preparedness' });
  await tabs.getByRole('link', { name: 'PER catalogue of resources' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('cash');
  await expect(page).toHaveURL('/preparedness/resources-catalogue?search=cash');
  await expect(page.getByText(/Cash and Voucher Assistance/)).toBeVisible();
  await expect(page.getByText(/Evacuation/)).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Operational learning' }).click();
  await expect(page.getByRole('region', { name: 'Summary of learnings' })).toContainText('Written by AI');
  await page.getByRole('link', { name: 'See all operational learning' }).click();
  await expect(page).toHaveURL('/operational-learning');
});
