import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const LINES_OF_MESSAGE = 12;
const LINES_OF_PAGE = 60;

/**
 * What failed, from the results that the runners write, as texts to read at the end of a long run: where and which test, what
 * it said, and of a browser test what the page showed. `files` of Vitest's JSON reporter, `suites` of Playwright's.
 */
export function failures({ testResults = [], suites = [] }) {
  return [...testResults.flatMap(ofVitest), ...suites.flatMap(ofPlaywright)];
}

function ofVitest({ name, message, assertionResults }) {
  const failed = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) =>
      told(`${shortened(name)}: ${fullName}`, failureMessages.join('\n')),
    );
  // A file can fail as a whole.
  return failed.length === 0 && message ? [told(shortened(name), message)] : failed;
}

function ofPlaywright({ file, suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results).filter(({ status }) => status !== 'passed');
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
      const pages = results.flatMap(({ attachments }) => attachments.flatMap(pageOf));
      return [told(`tests/e2e/${file}: ${title}`, messages.join('\n')), ...pages].join('\n');
    });
  return [...own, ...suites.flatMap(ofPlaywright)];
}

/** The main part of the page, as a screen reader would find it. */
function pageOf({ name, path }) {
  if (name !== 'error-context' || !path) return [];
  const lines = read(path).split('# Test source')[0].split('\n');
  const begin = lines.findIndex((line) => line.startsWith('- main'));
  const end = lines.findIndex((line) => line.startsWith('- contentinfo'));
  const main = lines.slice(Math.max(begin, 0), end > begin ? end : undefined);
  // What was done last mostly stands at the end of a form.
  return main.length > LINES_OF_PAGE ? ['…', ...main.slice(-LINES_OF_PAGE)] : main;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function told(test, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_MESSAGE);
  return [`✗ ${test}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

const shortened = (path) => path.replace(/^.*?(?=tests\/)/, '');
