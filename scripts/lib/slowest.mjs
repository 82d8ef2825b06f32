/**
 * What took longest, from the results that the runners write: `[seconds, where, name]`, longest first.
 * `files` of Vitest's JSON reporter, `suites` of Playwright's.
 */
export function slowest({ testResults = [], suites = [] }, count = 10) {
  const ofVitest = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => [(duration ?? 0) / 1000, shortened(name), fullName]),
  );
  return [...ofVitest, ...suites.flatMap(testsOf)].sort(([a], [b]) => b - a).slice(0, count);
}

function testsOf({ file, suites = [], specs = [] }) {
  const own = specs.map(({ title, tests }) => [durationOf(tests) / 1000, `tests/e2e/${file}`, title]);
  return [...own, ...suites.flatMap(testsOf)];
}

const durationOf = (tests) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);

const shortened = (path) => path.replace(/^.*?(?=tests\/)/, '');
