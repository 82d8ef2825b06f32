import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locate, reachedFrom } from './importGraph.mjs';
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
    const files = reachedFrom(locate(specifier));
    for (const file of files.keys()) onRead(file);
    const strings = [...namespacesOf(files.values())].filter((namespace) => !SHELL.has(namespace)).sort();
    if (strings.length === 0) return screen;
    return `strings: ${JSON.stringify(strings.join(' '))}, ${screen}`;
  });
}

const NAMESPACE = /\bdefineStrings\(\s*'([^']+)'/g;

function namespacesOf(texts) {
  const namespaces = new Set();
  for (const text of texts) for (const [, namespace] of text.matchAll(NAMESPACE)) namespaces.add(namespace);
  return namespaces;
}
