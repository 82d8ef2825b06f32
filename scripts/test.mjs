import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { failures } from './lib/failures.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, runQuietly } from './lib/run.mjs';
import { slowest } from './lib/slowest.mjs';

/**
 * `npm test`: installs what is missing and runs every check, quick ones first; those that take minutes only when the quick
 * ones are green. Ends with the ten slowest tests, what failed, and one line, "N passed, N failed": the tests of all runners, and each other
 * check as one. Exit code 1 when anything failed.
 */
await ensureInstalled();
// The system's packages come meanwhile.
const chromium = ensureChromium();

const RESULTS = join(ROOT, 'node_modules', '.cache', 'results');
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const node = (script) => [process.execPath, [join(ROOT, 'scripts', script)]];

/** Read the sources only. The browser tests need the build of the app. */
const READING = [
  { name: 'format, lint and import direction', command: [bin('biome'), ['ci', '--error-on-warnings']] },
  // Each of its threads learns the types anew: one takes half the processor of four, which the build has use for.
  { name: 'types', command: [bin('tsc'), ['--noEmit', '--singleThreaded', '-p', '.']] },
  {
    name: 'tables of the database',
    command: [process.execPath, [join(ROOT, 'scripts', 'database-schema.mjs'), '--check']],
  },
  { name: 'translations', command: [...node('i18n-check.mjs')] },
];

/** One row a runner: what it is called, how it runs, and where its counts are read. */
const quick = {
  name: 'machines, contracts, domain, views',
  ...vitest('quick.json', ['machines', 'contracts', 'domain', 'views']),
};

/** Beside each other: where one waits for a process or a page, the other has the processor. */
const thorough = (browser) => [
  { name: 'provider, on each database there is', ...vitest('provider.json', ['provider*']) },
  {
    name: 'browser journeys, accessibility, size',
    command: [bin('playwright'), ['test', '--reporter=list,json']],
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: join(RESULTS, 'browser.json') },
    results: join(RESULTS, 'browser.json'),
    counts: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  },
];

const total = { passed: 0, failed: 0 };
const slow = [];
const failed = [];
// All that is quick, beside the build: where one ends, the next has the processor.
const building = ensureBuilt();
for (const outcome of await Promise.all([...READING.map(runReading), runBeside(quick)])) add(outcome);
await building;
const rest = thorough(await chromium);
if (total.failed === 0) for (const outcome of await Promise.all(rest.map(runBeside))) add(outcome);
else console.log(`\nNot run, as a quick check failed: ${rest.map(({ name }) => name).join('; ')}`);
console.log('\nThe ten slowest tests:');
for (const [seconds, file, name] of slow.sort(([a], [b]) => b - a).slice(0, 10)) {
  console.log(`  ${seconds.toFixed(1)} s  ${file}: ${name}`);
}
if (failed.length > 0) console.log(`\n${failed.join('\n\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** The columns of a run of Vitest over some projects. */
function vitest(file, projects) {
  const results = join(RESULTS, file);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  return {
    command: [bin('vitest'), ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters]],
    results,
    counts: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  };
}

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

/** What it says comes in one piece at its end. */
async function runBeside(runner) {
  console.log(`\n— ${runner.name}: under way`);
  const started = performance.now();
  const { code, output } = await runQuietly(...runner.command, { env: runner.env });
  console.log(`\n— ${runner.name}\n${output.trimEnd()}`);
  report(runner.name, code, started);
  return outcomeOf(runner, code);
}

function outcomeOf({ results, counts }, code) {
  const found = readOrNone(results);
  slow.push(...slowest(found ?? {}));
  failed.push(...failures(found ?? {}));
  const counted = found ? counts(found) : { passed: 0, failed: 0 };
  // A runner can fail outside any test, or end without having told: that may not pass unseen.
  if ((code !== 0 || !found) && counted.failed === 0) counted.failed = 1;
  return counted;
}

function report(name, code, started) {
  const seconds = (performance.now() - started) / 1000;
  console.log(`  ${name}: ${code === 0 ? 'ok' : 'failed'}, ${seconds.toFixed(1)} s`);
}

function readOrNone(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
