import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * A loader of the web build for `src/app/screens/`: adds to each `screen` the namespaces of all strings that its code names,
 * so that the words of a page are asked for while its code loads.
 */
export default function screenStrings(source) {
  return withStrings(source, (file) => this.addDependency(file));
}

/** What stands around every page: its words are there already. */
const SHELL = new Set(JSON.parse(readFileSync(join(ROOT, 'src', 'app', 'shellNamespaces.json'), 'utf8')));

const SCREEN = /\bscreen: async \(\) =>\s*\(await import\('([^']+)'\)\)/g;

/** The source with `strings: '…', ` before each `screen`: names with blanks between them, as they weigh least. `onRead` hears of every file that was looked at. */
export function withStrings(source, onRead = () => {}) {
  return source.replace(SCREEN, (screen, specifier) => {
    const { files, namespaces } = reachedFrom(locate(specifier, ROOT));
    for (const file of files) onRead(file);
    const strings = [...namespaces].filter((namespace) => !SHELL.has(namespace)).sort();
    if (strings.length === 0) return screen;
    return `strings: ${JSON.stringify(strings.join(' '))}, ${screen}`;
  });
}

/** Types are gone when the code runs; what is imported when needed is part of the page as well. */
const IMPORT = /(?:^|\n)\s*(?:import|export)(?! type\b)[^;'"]*?from\s*'([^']+)'|\bimport\('([^']+)'\)/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const NAMESPACE = /\bdefineStrings\(\s*'([^']+)'/g;

function reachedFrom(first) {
  const files = new Set();
  const namespaces = new Set();
  const waiting = [first];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const text = readFileSync(file, 'utf8').replaceAll(COMMENT, '');
    for (const [, namespace] of text.matchAll(NAMESPACE)) namespaces.add(namespace);
    for (const [, still, lazy] of text.matchAll(IMPORT)) {
      const next = locate(still ?? lazy, dirname(file));
      if (next) waiting.push(next);
    }
  }
  return { files, namespaces };
}

/** The file of the app that a specifier names; undefined for packages, styles and other rooms. */
function locate(specifier, folder) {
  const file = specifier.startsWith('#src/')
    ? join(ROOT, specifier.slice(1))
    : specifier.startsWith('.')
      ? resolve(folder, specifier)
      : undefined;
  return file && /\.tsx?$/.test(file) && existsSync(file) ? file : undefined;
}
