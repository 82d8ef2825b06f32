import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, settled, test } from './support/test.ts';

test('countries by risk: what is chosen stands in the address, in the list, in its file and on the map', async ({
  page,
}) => {
  await page.goto('/risk-watch');
  await expect(page).toHaveURL('/risk-watch/seasonal');
  const list = page.getByRole('region', { name: 'Countries by risk' });
  await list.getByText('People exposed', { exact: true }).first().click();
  await expect(page).toHaveURL(/metric=exposure/);
  await list.getByLabel('From').selectOption({ label: 'July' });
  await expect(page).toHaveURL(/from=7/);
  await list.getByLabel('To').selectOption({ label: 'September' });
  await expect(page).toHaveURL(/to=9/);
  await list.getByRole('checkbox', { name: 'Normalize by population' }).click();
  await expect(page).toHaveURL(/population=true/);
  await expect(list.getByText(/people × 10,000,000 ÷ population of the country/)).toBeVisible();
  const first = list.getByRole('table', { name: 'Countries by risk' }).getByRole('row').nth(1);
  const country = await first.getByRole('link').textContent();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const [headings, row] = parse(readFileSync(await download.path()), { bom: true }) as string[][];
  expect(headings?.slice(0, 2)).toEqual(['Rank', 'Country']);
  expect(row?.slice(0, 2)).toEqual(['1', country]);
  await page.reload();
  await expect(first.getByRole('link')).toHaveText(country ?? '');
  const map = page.getByRole('region', { name: 'Risk map' });
  await map.scrollIntoViewIfNeeded();
  await map.getByRole('button', { name: 'Show as table' }).click();
  await expect(map.getByRole('row', { name: new RegExp(`^${country}`) })).toBeVisible();
});

test('a cyclone from the list to its track; a source that fails is told of beside the others', async ({
  page,
}) => {
  await page.route('**/api/v1/pdc/**', (route) =>
    route.fulfill({ status: 404, json: { detail: 'Not found.' } }),
  );
  await page.goto('/risk-watch/imminent?source=pdc,gdacs&hazard=TC');
  const sources = page.getByRole('list', { name: 'Sources of events' });
  await expect(sources.getByRole('alert')).toContainText('Not known whether there are events');
  const events = page.getByRole('list', { name: 'Imminent events' });
  const storm = events.getByRole('button', { name: /GDACS/ }).first();
  await storm.click();
  await expect(page).toHaveURL(/event=gdacs-\d+/);
  await expect(events.getByText('People exposed or affected')).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(
    page.getByRole('table', { name: 'Areas and lines' }).getByRole('row', { name: /^Track/ }),
  ).toBeVisible();
  await page.unroute('**/api/v1/pdc/**');
  await sources.getByRole('button', { name: 'Try again: PDC' }).click();
  await expect(sources.getByRole('alert')).toHaveCount(0);
  // From what was opened back to the list, not off the page.
  await page.goBack();
  await expect(page).toHaveURL(/imminent\?source=pdc,gdacs&hazard=TC$/);
  await expect(storm).toHaveAttribute('aria-expanded', 'false');
});

test('a storm is replayed by its warnings, by pointer and keys, and its place is shared by the address', async ({
  page,
}) => {
  await page.goto('/chido-25?warning=28');
  const warning = page.getByRole('slider', { name: 'Warning shown' });
  await expect(warning).toHaveValue('28');
  await page.getByRole('button', { name: 'Play the storm' }).click();
  // On over the last one, round to the first.
  await expect(warning).toHaveValue(/^[2-9]$/);
  await page.getByRole('button', { name: 'Pause the storm' }).click();
  // The one that it stands still at, and no more the one that it began with.
  await expect(page).toHaveURL(new RegExp(`warning=${await warning.inputValue()}$`));
  await warning.press('End');
  await expect(page).toHaveURL(/warning=29$/);
  await warning.press('Home');
  await expect(page).toHaveURL(/\/chido-25$/);
  await warning.press('ArrowRight');
  await page.reload();
  await expect(warning).toHaveValue('2');
  await expect(
    page.getByRole('region', { name: 'Replay, warning by warning' }).getByRole('status'),
  ).toContainText('Warning 2 of 29');
});
