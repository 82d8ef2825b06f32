import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { PAGES } from '../e2e/support/pages.ts';
import { startServer } from '../e2e/support/server.ts';
import { median } from '../support/median.ts';
import { asTable } from './browser.ts';

/**
 * `npm run bench:lighthouse -- [--url APP] [--runs 1] [--only TEXT]`: what Lighthouse says of each public page on a phone, as medians, the
 * worst first; prints a table, and ends with 1 where a page is below what is asked of each, or could not be measured. It comes from npm
 * when this is first run. Only on a machine that does nothing else the first column means anything.
 */

const LIGHTHOUSE = 'lighthouse@12';
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** Now and then it loses its own trace, and says that it should be run again. */
const MOST_TRIES = 3;
const ASKED = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Mark = keyof typeof ASKED;
const MARKS = Object.keys(ASKED) as Mark[];

/** What is no page to find by a search engine. */
const NO_PAGES = new Set(['unknown slug', 'page not found', 'new password', 'emergency for print']);

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

interface Row extends Record<string, unknown>, Record<Mark, number> {
  path: string;
  shift: number;
  blockedMs: number;
}

// A copy for tests tells search engines to stay away.
const server = values.url ? undefined : await startServer({ APP_ENVIRONMENT: 'development' });
const base = values.url ?? server?.url ?? '';
try {
  const rows: Row[] = [];
  const lost: string[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    if (NO_PAGES.has(name) || !path.includes(values.only)) continue;
    try {
      rows.push(await rowOf(path));
    } catch (cause) {
      lost.push(`${path}: ${(cause as { stderr?: string }).stderr?.trim() || cause}\n`);
    }
  }
  rows.sort((one, other) => one.performance - other.performance);
  process.stdout.write(asTable(rows));
  if (lost.length > 0) process.stdout.write(`\nNot measured:\n${lost.join('')}`);
  const isBelow = rows.some((row) => MARKS.some((mark) => row[mark] < ASKED[mark]));
  process.exitCode = isBelow || lost.length > 0 ? 1 : 0;
} finally {
  await server?.stop();
}

async function rowOf(path: string): Promise<Row> {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run++) reports.push(await reportOn(base + path));
  const mark = (name: Mark) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100);
  const measured = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  return {
    path,
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    'best-practices': mark('best-practices'),
    seo: mark('seo'),
    fcpMs: Math.round(measured('first-contentful-paint')),
    lcpMs: Math.round(measured('largest-contentful-paint')),
    blockedMs: Math.round(measured('total-blocking-time')),
    shift: Math.round(measured('cumulative-layout-shift') * 1000) / 1000,
  };
}

/** Of what Lighthouse writes what is read here. */
interface Report {
  categories: Partial<Record<Mark, { score: number | null }>>;
  audits: Record<string, { numericValue?: number }>;
}

async function reportOn(url: string): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await reportOnce(url);
    } catch (cause) {
      if (tries === MOST_TRIES) throw cause;
    }
  }
}

async function reportOnce(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS.join(' ')}`],
      `--only-categories=${MARKS.join(',')}`,
    ],
    { maxBuffer: 1e8 },
  );
  return JSON.parse(stdout);
}
