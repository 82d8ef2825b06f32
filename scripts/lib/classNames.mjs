import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { ROOT } from './run.mjs';

/** By the name that a class has in the build: the file and the name it has there. */
const given = new Map();

/**
 * The name of a class in the build, `heading-x7A`: its own, and three signs of the file's path, which are the same for all classes of
 * a file, so that a packed page has them once. Throws where two files would share a name: they would share their looks.
 */
export function classNameOf({ resourcePath }, _template, name) {
  const file = relative(ROOT, resourcePath);
  const short = `${name}-${createHash('sha256').update(file).digest('base64url').slice(0, 3)}`;
  const source = `.${name} of ${file}`;
  const other = given.get(short) ?? source;
  if (other !== source)
    throw new Error(`${source} and ${other} would have one name: call one of them something else.`);
  given.set(short, source);
  return short;
}
