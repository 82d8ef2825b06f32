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
  await expect(summary.getByText('Written by AI')).toBeVisible({ timeout: 20_000 });
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

test('the world’s preparedness: filters follow from tab to chart, and an old fragment leads to its tab', async ({
  page,
  request,
}) => {
  await page.goto('/preparedness#global-performance');
  await expect(page).toHaveURL('/preparedness/global-performance');
  await settled(page);
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
});
