import type { Page } from '@playwright/test';
import { expect, settled, signedInAs, test } from './support/test.ts';

/** Overviews, a list, a record, charts and forms. */
const PAGES = [
  '/',
  '/emergencies',
  '/emergencies/all',
  '/emergencies/1050/details',
  '/surge/catalogue/overview',
  '/risk-watch/seasonal',
  '/field-reports/new',
  '/login',
] as const;

const TRIES = 3;

/** Of all elements of a page, those that may get their style anew where one is added. */
const FEW = 0.1;

for (const path of PAGES) {
  test(`what is added to ${path} gets its style, and not all of the page anew`, async ({ page }) => {
    if (path.endsWith('/new')) await signedInAs(page, 'superuser');
    await page.goto(path);
    await settled(page);
    // On a busy machine a picture may come meanwhile, whose own style is worked out too; not each time.
    const tries: number[] = [];
    while (tries.length < TRIES) tries.push(await restyledBy(page, addToHeading));
    const restyled = Math.min(...tries);
    const all = await page.locator('*').count();
    expect(restyled).toBeGreaterThan(0);
    expect(restyled).toBeLessThan(all * FEW);
  });
}

function addToHeading() {
  document.querySelector('main h1')?.append(document.createElement('i'));
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements get their style anew by what is done in the page. */
async function restyledBy(page: Page, change: () => void): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traced = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.evaluate(change);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  await session.send('Tracing.end');
  await traced;
  return events.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}
