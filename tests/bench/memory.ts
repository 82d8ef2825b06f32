import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PAGES } from '../e2e/support/pages.ts';
import { openBarePage } from './barePage.ts';
import { asTable, COOKIES_ANSWERED, openApp } from './browser.ts';

/**
 * `npm run bench:memory -- [--url APP] [--routes 30]`: the heap of a page from which one route after the other is opened within the app,
 * after its garbage is collected; twice the same ones, so that what is not given back shows. The exit code is 1 above `MOST_MB`.
 */
const MOST_MB = 11;

/** As long as nothing of a page may change before it counts as there: charts and maps come after what they show. */
const QUIET_MS = 250;
const LIMIT_MS = 60_000;

const { values } = parseArgs({
  options: { url: { type: 'string' }, routes: { type: 'string', default: '30' } },
});
const { base, browser, close } = await openApp(values.url);
try {
  const page = await openBarePage(browser, 1366, 768);
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: COOKIES_ANSWERED });
  const look = async (after: string) => {
    await page.send('HeapProfiler.collectGarbage');
    const { metrics } = await page.send<{ metrics: { name: string; value: number }[] }>(
      'Performance.getMetrics',
    );
    const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      after,
      heapMB: Math.round(figure('JSHeapUsedSize') / 10_485.76) / 100,
      nodes: figure('Nodes'),
      listeners: figure('JSEventListeners'),
      calls: page.asked.filter((path) => path.startsWith('/api/')).length,
    };
  };
  /** What shows of the page, as one number: it is there when nothing is on its way, or busy, and this stays as it is. */
  const shown = () =>
    page.evaluate<number>(
      "document.querySelector('main h1') && !document.querySelector('[aria-busy=true]') ? document.getElementsByTagName('*').length : -1",
    );
  const settled = async () => {
    const end = Date.now() + LIMIT_MS;
    let before = -1;
    while (Date.now() < end) {
      const now = await shown();
      if (now > 0 && now === before && page.underWay() === 0) return;
      before = now;
      await pause(QUIET_MS);
    }
    throw new Error(`${await page.evaluate('location.href')} was not there in ${LIMIT_MS / 1000} s.`);
  };
  const goTo = async (path: string) => {
    const to = JSON.stringify(path);
    await page.evaluate(
      `history.pushState(null, '', ${to}); dispatchEvent(new PopStateEvent('popstate')); 0`,
    );
    await settled();
  };

  await page.send('Page.navigate', { url: `${base}/` });
  await settled();
  const rows = [await look('/')];
  const paths = Object.values(PAGES).slice(0, Number(values.routes));
  for (const path of paths) {
    await goTo(path);
    rows.push(await look(path));
  }
  await goTo('/');
  const once = await look(`${paths.length} routes once`);
  for (const path of [...paths, '/']) await goTo(path);
  const twice = await look(`${paths.length} routes twice`);
  process.stdout.write(asTable([...rows, once, twice]));
  process.exitCode = twice.heapMB > MOST_MB ? 1 : 0;
} finally {
  await close();
}
