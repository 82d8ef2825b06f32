import type { Page } from '@playwright/test';
import { expect, settled, test } from './support/test.ts';

/** The first of these that is made keeps a small phone from all else for 100 ms, whichever it is. */
const SLOW = ['NumberFormat', 'DateTimeFormat', 'ListFormat'] as const;

/** Figures, amounts, durations, months and lists of names. */
const PAGES = [
  '/',
  '/appeals/all',
  '/emergencies/1050/details',
  '/surge/overview',
  '/risk-watch/seasonal',
  '/countries/123/profile/previous-events',
] as const;

for (const path of PAGES)
  test(`${path} opens without a formatter of the browser`, async ({ page }) => {
    await noteMade(page);
    await page.goto(path);
    await settled(page);
    expect(await madeIn(page)).toEqual([]);
    // What takes note does.
    await page.evaluate(() => new Intl.ListFormat('en'));
    expect(await madeIn(page)).toEqual(['ListFormat']);
  });

function noteMade(page: Page) {
  return page.addInitScript((kinds) => {
    const made: string[] = [];
    for (const kind of kinds) {
      const Maker = Intl[kind] as unknown as new (...given: unknown[]) => object;
      const noting = new Proxy(Maker, {
        construct(target, given) {
          made.push(kind);
          return new target(...given);
        },
      });
      Object.assign(Intl, { [kind]: noting });
    }
    Object.assign(window, { made });
  }, SLOW);
}

const madeIn = (page: Page) => page.evaluate(() => (window as unknown as { made: string[] }).made);
