import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, run, runQuietly } from './lib/run.mjs';

/**
 * `npm test`: installs what is missing and runs every check. Ends with one line, "N passed, N failed": the tests of all
 * runners, and each other check as one. Exit code 1 when anything failed.
 */
await ensureInstalled();
const chromium = await ensureChromium();

const RESULTS = join(ROOT, 'node_modules', '.cache', 'results');
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const node = (script) => [process.execPath, [join(ROOT, 'scripts', script)]];
const vitestResults = join(RESULTS, 'vitest.json');
const playwrightResults = join(RESULTS, 'playwright.json');

/** Read the sources only: they run beside each other and beside the build of the app, which the browser tests need. */
const READING = [
  { name: 'format, lint and import direction', command: [bin('biome'), ['ci', '--error-on-warnings']] },
  { name: 'types', command: [bin('tsc'), ['--noEmit', '-p', '.']] },
  { name: 'translations', command: [...node('i18n-check.mjs')] },
];

/** One row a runner: what it is called, how it runs, and where its counts are read. */
const RUNNERS = [
  {
    name: 'machines, contracts, domain, views, provider',
    command: [
      bin('vitest'),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`],
    ],
    counts: () => {
      const { numPassedTests, numFailedTests } = readJson(vitestResults);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
  {
    name: 'browser journeys, accessibility, size',
    command: [bin('playwright'), ['test', '--reporter=list,json']],
    env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults },
    counts: () => {
      const { stats } = readJson(playwrightResults);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

const total = { passed: 0, failed: 0 };
const building = ensureBuilt();
for (const outcome of await Promise.all(READING.map(runReading))) add(outcome);
await building;
for (const runner of RUNNERS) add(await runRunner(runner));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

async function runReading({ name, command }) {
  const started = performance.now();
  const { code, output } = await runQuietly(...command);
  console.log(`\n— ${name}\n${output.trimEnd()}`);
  report(name, code, started);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runRunner({ name, command, env = {}, counts }) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const code = await run(...command, { env });
  report(name, code, started);
  const counted = countOrNone(counts);
  // A runner can fail outside any test: that may not pass unseen.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

function report(name, code, started) {
  const seconds = (performance.now() - started) / 1000;
  console.log(`  ${name}: ${code === 0 ? 'ok' : 'failed'}, ${seconds.toFixed(1)} s`);
}

function countOrNone(counts) {
  try {
    return counts();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
