import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './run.mjs';

/** Types are gone when the code runs; what is imported when needed is part of the page as well. */
const IMPORT = /(?:^|\n)\s*(?:import|export)(?! type\b)[^;'"]*?from\s*'([^']+)'|\bimport\('([^']+)'\)/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/**
 * The files of the app that one of them needs, itself first, with their texts without comments: whole paths. `read` keeps what was
 * read for who asks for several.
 */
export function reachedFrom(first, read = new Map()) {
  const files = new Map();
  const waiting = [first];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    const { text, needs } = read.get(file) ?? readOne(file);
    read.set(file, { text, needs });
    files.set(file, text);
    waiting.push(...needs);
  }
  return files;
}

function readOne(file) {
  const text = readFileSync(file, 'utf8').replaceAll(COMMENT, '');
  const needs = [...text.matchAll(IMPORT)].flatMap(
    ([, still, lazy]) => locate(still ?? lazy, dirname(file)) ?? [],
  );
  return { text, needs };
}

/** The file of the app that a specifier names; undefined for packages, styles and other rooms. */
export function locate(specifier, folder = ROOT) {
  const file = specifier.startsWith('#src/')
    ? join(ROOT, specifier.slice(1))
    : specifier.startsWith('.')
      ? resolve(folder, specifier)
      : undefined;
  return file && /\.tsx?$/.test(file) && existsSync(file) ? file : undefined;
}
