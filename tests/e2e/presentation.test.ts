import { expect, test } from './support/test.ts';

/** Every page that has it. */
const PAGES = {
  home: '/',
  'a region': '/regions/2/operations',
  'the local units of a country': '/countries/123/ns-overview/context-and-structure',
};
/** With the least height that the map shall have there. */
const SCREENS = [
  { width: 1366, height: 768, map: 250 },
  { width: 1920, height: 1080, map: 540 },
];

for (const [name, path] of Object.entries(PAGES))
  test(`presentation mode fits into the screen, and its map fills what is left: ${name}`, async ({
    page,
  }) => {
    for (const { map, ...size } of SCREENS) {
      await page.setViewportSize(size);
      await page.goto(path);
      const begin = page.getByRole('button', { name: 'Presentation mode' });
      // It comes with its panel, which waits until it is near.
      await expect(async () => {
        await page.mouse.wheel(0, 500);
        await expect(begin).toBeVisible({ timeout: 500 });
      }).toPass();
      await begin.click();
      await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();

      const stage = page.locator(':fullscreen');
      await expect(stage.getByText(/^Source: /)).toBeInViewport({ ratio: 1 });
      for (const view of ['map', 'table'] as const) {
        await expect(
          stage.getByRole('button', { name: view === 'map' ? 'Show as table' : 'Show as map' }),
        ).toBeInViewport({ ratio: 1 });
        const seen = await stage.evaluate((element) => ({
          isScrolled:
            element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
          map: element.querySelector('[data-map]')?.clientHeight ?? 0,
          below: element.clientHeight - (element.lastElementChild?.getBoundingClientRect().bottom ?? 0),
        }));
        expect(seen.isScrolled, view).toBe(false);
        expect(seen.map, view).toBeGreaterThan(map);
        // No more than the edge of the stage.
        expect(seen.below, view).toBeLessThan(40);
        if (view === 'map') await stage.getByRole('button', { name: 'Show as table' }).click();
      }
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(begin).toBeVisible();
    }
  });
