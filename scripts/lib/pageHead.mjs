import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';
import { pageConsent } from './pageConsent.mjs';
import { ROOT } from './run.mjs';

/**
 * The parts that the build writes into `src/index.html`: what runs and is painted before any other file has come. `define`: names that
 * the build gives a value.
 */
export function pageHead(define) {
  const tokens = tokensOf(readFileSync(join(ROOT, 'src', 'styles', 'tokens.css'), 'utf8'));
  const read = (file) => readFileSync(join(ROOT, 'src', 'styles', file), 'utf8');
  const parts = ['starting', 'startingFigures', 'startingForms', 'startingConsent', 'standInFonts'];
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, 'src', 'beforeApp', 'index.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define,
    write: false,
  });
  // As in base.css: nothing moves aside when it comes.
  const page = `html{overflow-y:scroll}body{margin:0;background:${tokens.get('--color-page')}}`;
  const written = withValues(parts.map((part) => read(`${part}.css`)).join(''), tokens);
  const starting = transformSync(written, { loader: 'css', minify: true }).code.trim();
  return [
    { tag: 'style', children: page + starting, head: true, append: true },
    { tag: 'script', children: outputFiles[0].text.trim(), head: true, append: true },
    ...pageConsent(),
  ];
}

/** The first value of each name: those of other media stand further down. */
function tokensOf(css) {
  const tokens = new Map();
  for (const [, name, value] of css.matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (!tokens.has(name)) tokens.set(name, value);
  return tokens;
}

function withValues(css, tokens) {
  const filled = css.replace(/var\((--[\w-]+)\)/g, (_, name) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`src/styles/starting*.css: ${name} is no name of tokens.css.`);
    return value;
  });
  return filled.includes('var(') ? withValues(filled, tokens) : filled;
}
