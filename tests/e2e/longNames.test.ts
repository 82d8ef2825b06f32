import { expect, signedInAs, test } from './support/test.ts';

/** Where short names of the API stand: of countries, sectors, types and people, of places on a map and of what a chart shows. */
const NAMED: Readonly<Record<string, { path: string; as?: string; width?: number }>> = {
  home: { path: '/' },
  'facts of an emergency': { path: '/emergencies/1050/details' },
  'activities of an emergency': { path: '/emergencies/1050/activities' },
  'surge of an emergency': { path: '/emergencies/1050/surge' },
  'deployments over time': { path: '/deployed-personnels/all?view=timeline' },
  'all activities': { path: '/three-w/activities/all' },
  'projects in a country': { path: '/countries/123/ongoing-activities/three-w/projects' },
  'past events of a country': { path: '/countries/123/profile/previous-events' },
  'National Society': { path: '/countries/123/ns-overview/context-and-structure' },
  priorities: { path: '/countries/123/ns-overview/strategic-priorities' },
  partners: { path: '/countries/123/ns-overview/partners' },
  'results of PER': { path: '/countries/123/ns-overview/per/58', as: 'superuser' },
  'form of PER': { path: '/per-process/87/assessment', as: 'superuser' },
  'imminent risk': { path: '/risk-watch/imminent?event=pdc-33' },
  'DREF for print': { path: '/dref-applications/1/export', as: 'superuser' },
  'choices of mails': { path: '/account/notifications', as: 'superuser' },
  // Where there is room for columns.
  'home on a desk': { path: '/', width: 1366 },
  'recent emergencies on a desk': { path: '/emergencies', width: 1366 },
  'all emergencies on a desk': { path: '/emergencies/all', width: 1366 },
  'all emergencies on a tablet': { path: '/emergencies/all', width: 1024 },
  'all field reports on a desk': { path: '/field-reports/all', width: 1366 },
  'reports of an emergency on a desk': { path: '/emergencies/1050/reports', width: 1366 },
  'what a search finds on a desk': { path: '/search?keyword=flood', width: 1366 },
  'own field reports on a desk': { path: '/account/my-forms/field-report', as: 'superuser', width: 1366 },
};

for (const [name, { path, as, width = 390 }] of Object.entries(NAMED)) {
  test(`a name as long as an address widens no page: ${name}`, async ({ page }) => {
    const endless = 'Wx'.repeat(75);
    const NAMES = /^(name|title|label|text|role|email|\w+_(name|title|display))$/;
    const named = (value: unknown, key = ''): unknown => {
      if (typeof value === 'string') return NAMES.test(key) && !/^\d{4}-/.test(value) ? endless : value;
      if (Array.isArray(value)) return value.map((one) => named(one));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([its, one]) => [its, named(one, its)]));
    };
    let waiting = 0;
    await page.route('**/api/**', async (route) => {
      if (route.request().url().includes('/language/')) return route.fallback();
      waiting += 1;
      const response = await route.fetch();
      await route.fulfill({ response, json: named(await response.json()) });
      waiting -= 1;
    });
    // So high that all of the page is near.
    await page.setViewportSize({ width, height: 8000 });
    if (as) await signedInAs(page, as);
    await page.goto(path);
    await expect(page.getByText(endless).locator('visible=true').first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => waiting).toBe(0);
    // What is folded away too.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // What is still asked for, such as by a part further down, ends with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
