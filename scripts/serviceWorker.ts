import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRsbuild } from '@rsbuild/core';
import type { RouteName } from '#src/core/routes/index.ts';
import { appAddresses } from './pages.ts';
import { FIRST_PART, filesOf, filesOfPage } from './routeFiles.ts';

/** What an app keeps ahead of its pages, beside those that were opened. In bytes, gzip: on its own it fetches no more than 300 kB. */
export const MOST_AHEAD = 170_000;

/** Pages that shall open without a connection though nobody has opened them yet, most wanted first: as many as there is room for. */
const AHEAD: readonly RouteName[] = [
  'home',
  'emergencyOverview',
  'emergencies',
  'emergencyDetails',
  'emergencyReports',
  'fieldReports',
  'fieldReport',
  'newFieldReport',
  'myInbox',
  'appeals',
  'countryOngoingEmergencies',
  'surgeAlerts',
  'login',
];

/** What these pages fetch when somebody reaches for it, or submits something without a connection: parts by their names. */
const REACHED_FOR = [
  '#src/components/Select/Popup.tsx',
  '#src/app/shell/NotOpened/index.tsx',
  '#src/app/shell/OutboxBanner/OutboxList.tsx',
  '#src/app/outbox.ts',
  '#src/app/outboxEffects.ts',
];

/** What the shell needs in every language that is written in Latin letters. */
const FONT = /source-sans-3-latin-wght-normal/;

/** What the worker fetches when it is installed, as paths of the app: what every page begins with. */
function shellFiles(dist: string): string[] {
  const fonts = readdirSync(join(dist, 'static', 'font')).filter((name) => FONT.test(name));
  return [...filesOf(FIRST_PART), ...fonts.map((name) => `/static/font/${name}`)];
}

/** What an app fetches once nobody waits for anything, as paths of the app. */
export function filesAhead(dist: string): string[] {
  const first = new Set(filesOf(FIRST_PART));
  const ahead = new Set<string>();
  let bytes = 0;
  for (const file of [...REACHED_FOR.flatMap(filesOf), ...AHEAD.flatMap(filesOfPage)]) {
    if (first.has(file) || ahead.has(file)) continue;
    bytes += gzipSync(readFileSync(join(dist, file))).length;
    if (bytes > MOST_AHEAD) break;
    ahead.add(file);
  }
  return [...ahead];
}

/** All built files, by their names without their hashes: code, styles, content and the land of maps. */
function builtFiles(dist: string): string[] {
  return readdirSync(join(dist, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$|^content\/.*\.json$|^assets\/countries-110m\./.test(name))
    .map((name) => `/static/${name}`)
    .sort();
}

/** Builds `sw.js` beside the app that was just built, with the list of its files in it: another build is another worker. */
export async function buildServiceWorker(root: string, dist: string): Promise<void> {
  const shell = readFileSync(join(dist, 'index.html'));
  writeFileSync(join(dist, 'ahead.json'), JSON.stringify(filesAhead(dist)));
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      source: {
        entry: { sw: './src/serviceWorker/sw.ts' },
        define: {
          __SHELL_REVISION__: JSON.stringify(createHash('sha256').update(shell).digest('hex').slice(0, 16)),
          __PAGES__: JSON.stringify(appAddresses()),
          __SHELL_FILES__: JSON.stringify(shellFiles(dist)),
          __FILES__: JSON.stringify(builtFiles(dist)),
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
