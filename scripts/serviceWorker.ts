import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { appAddresses } from './pages.ts';

/** Files above this come when they are used: the map, the sanitiser, monitoring. In bytes, before compression. */
const LARGEST_AHEAD = 100_000;
/** What the shell needs in every language that is written in Latin letters. */
const FONT_AHEAD = /source-sans-3-latin-wght-normal/;

/** What the worker fetches when it is installed, as paths of the app: its first files and all small ones. */
export function filesAhead(dist: string): string[] {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  return readdirSync(join(dist, 'static'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(dist, 'static', name))
    .filter((file) => /\.(js|css|woff2)$/.test(file))
    .map((file) => ({ url: `/${relative(dist, file).split(sep).join('/')}`, bytes: statSync(file).size }))
    .filter(({ url, bytes }) => {
      if (url.endsWith('.woff2')) return FONT_AHEAD.test(url);
      return shell.includes(url) || bytes <= LARGEST_AHEAD;
    })
    .map(({ url }) => url)
    .sort();
}

/** Builds `sw.js` beside the app that was just built, with the list of its files in it: another build is another worker. */
export async function buildServiceWorker(root: string, dist: string): Promise<void> {
  const shell = readFileSync(join(dist, 'index.html'));
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      source: {
        entry: { sw: './src/serviceWorker/sw.ts' },
        define: {
          __SHELL_REVISION__: JSON.stringify(createHash('sha256').update(shell).digest('hex').slice(0, 16)),
          __PAGES__: JSON.stringify(appAddresses()),
          __FILES__: JSON.stringify(filesAhead(dist)),
        },
      },
      output: {
        target: 'web-worker',
        distPath: { root: dist, js: '' },
        filename: { js: '[name].js' },
        cleanDistPath: false,
        polyfill: 'off',
        legalComments: 'none',
      },
      performance: { printFileSize: false },
      logLevel: 'error',
    },
  });
  const { close } = await rsbuild.build();
  await close();
}
