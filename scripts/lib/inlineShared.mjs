import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * A loader of the web build for `strings.ts`: writes what it takes from a shared namespace (`fields.startDate`) into its place,
 * so that a page loads the few shared words it says rather than all.
 */
export default function inlineShared(source) {
  return withShared(source, (file) => this.addDependency(file));
}

const IMPORT = /^import \{ (fields|actions|common) \} from '#(src\/i18n\/\w+\/strings\.ts)';\n/gm;
const STRING = /^ {2}(\w+):\s+('(?:[^'\\\n]|\\.)*'|"[^"\n]*")/gm;

/** The source with the shared strings themselves. `onRead` hears of every file that was looked at. */
export function withShared(source, onRead = () => {}) {
  const imports = [...source.matchAll(IMPORT)];
  return imports.reduce((text, [line, name, path]) => {
    const file = join(ROOT, path);
    onRead(file);
    const strings = literalsOf(file);
    return text.replace(line, '').replaceAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'), (found, key) => {
      if (!strings.has(key)) throw new Error(`There is no shared string ${found}.`);
      return `['${name}', '${key}', ${strings.get(key)}]`;
    });
  }, source);
}

/** The strings of a file as they stand in it, by their keys. */
const literalsOf = (file) =>
  new Map([...readFileSync(file, 'utf8').matchAll(STRING)].map(([, key, value]) => [key, value]));

/** The strings of a file, by their keys; without those that another file says. */
export const stringsOf = (file) =>
  new Map([...literalsOf(file)].map(([key, value]) => [key, value.slice(1, -1).replaceAll(/\\(.)/g, '$1')]));
