import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, run } from './lib/run.mjs';

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

/** One row a check: what it is called, how it runs, and, for a test runner, where its counts are read. */
const CHECKS = [
  { name: 'format, lint and import direction', command: [bin('biome'), ['ci', '--error-on-warnings']] },
  { name: 'types', command: [bin('tsc'), ['--noEmit', '-p', '.']] },
  { name: 'translations', command: [...node('i18n-check.mjs')] },
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
    before: ensureBuilt,
    command: [bin('playwright'), ['test', '--reporter=list,json']],
    env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults },
    counts: () => {
      const { stats } = readJson(playwrightResults);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

const total = { passed: 0, failed: 0 };
for (const check of CHECKS) {
  const { passed, failed } = await runCheck(check);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runCheck({ name, command, env = {}, before, counts }) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  await before?.();
  const code = await run(...command, { env });
  console.log(
    `  ${name}: ${code === 0 ? 'ok' : 'failed'}, ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  const counted = countOr(counts, { passed: 0, failed: 0 });
  // A runner can fail outside any test, and a check without counts is one: neither may pass unseen.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  if (code === 0 && !counts) counted.passed = 1;
  return counted;
}

function countOr(counts, fallback) {
  try {
    return counts ? counts() : fallback;
  } catch {
    return fallback;
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
