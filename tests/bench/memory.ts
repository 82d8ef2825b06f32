import { parseArgs } from 'node:util';
import { PAGES } from '../e2e/support/pages.ts';
import { goWithin } from '../e2e/support/test.ts';
import { asTable, openApp, openPage } from './browser.ts';

/**
 * `npm run bench:memory -- [--url APP] [--routes 30]`: the heap of a page from which one route after the other is opened within the app,
 * after its garbage is collected; twice the same ones, so that what is not given back shows. The exit code is 1 above `MOST_MB`.
 */
const MOST_MB = 11;

const { values } = parseArgs({
  options: { url: { type: 'string' }, routes: { type: 'string', default: '30' } },
});
const { base, browser, close } = await openApp(values.url);
try {
  const { page, cdp } = await openPage(browser, base, { width: 1366 });
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
  });
  await cdp.send('Performance.enable');
  const look = async (after: string) => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      after,
      heapMB: Math.round(figure('JSHeapUsedSize') / 104_857.6) / 10,
      nodes: figure('Nodes'),
      listeners: figure('JSEventListeners'),
      calls,
    };
  };
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const rows = [await look('/')];
  const paths = Object.values(PAGES).slice(0, Number(values.routes));
  for (const round of ['once', 'twice']) {
    for (const path of paths) {
      await goWithin(page, path);
      if (round === 'once') rows.push(await look(path));
    }
    await goWithin(page, '/');
    rows.push(await look(`${paths.length} routes ${round}`));
  }
  process.stdout.write(asTable(rows));
  process.exitCode = (rows.at(-1)?.heapMB ?? 0) > MOST_MB ? 1 : 0;
} finally {
  await close();
}
