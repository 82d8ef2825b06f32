import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppPages, PAGES_FILE } from '#provider/http/appFiles.ts';
import { FIRST_SCREENS } from '#src/app/screens/first.ts';
import { absolutePath } from '#src/core/links.ts';
import { ROUTES, type RouteName, routeRow } from '#src/core/routes/index.ts';
import { REDIRECTED } from '#src/core/routes/redirects.ts';

const NAMES = Object.keys(ROUTES) as RouteName[];

/** Addresses that everyone may open and that need no parameter: what search engines are told of. */
export function publicPages(): string[] {
  return NAMES.filter((name) => {
    const { visibility, permission, forward } = routeRow(name);
    return !visibility && !permission && !forward;
  })
    .map(absolutePath)
    .filter((path) => !path.includes(':'));
}

/**
 * A regular expression, as text, of the paths that are pages of the app: what the route table and the redirects have, no more.
 * The server and the service worker both answer them with the app, and leave every other address to whoever owns it.
 */
export function appAddresses(): string {
  const paths = [...NAMES.map(absolutePath), ...REDIRECTED];
  return `^(?:${[...new Set(paths.map(expressionOf))].join('|')})/?$`;
}

/** `/countries/:countryId/*` in the words of the router, as a regular expression. */
function expressionOf(path: string) {
  return path
    .replace(/\/$/, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+');
}

/** Where the app begins without the rows of all screens, and the file that holds them: `src/app/screenRows.ts`. */
function screenRows(folder: string) {
  const parts = join(folder, 'static', 'js', 'async');
  const file = existsSync(parts) && readdirSync(parts).find((name) => /^screens\.[^.]+\.js$/.test(name));
  const first = (Object.keys(FIRST_SCREENS) as RouteName[]).map(absolutePath);
  return file ? { first, rows: `/static/js/async/${file}` } : { first };
}

/** Writes what the server asks of the pages into the folder of the built app. */
export function writePages(folder: string): void {
  const pages: AppPages = { public: publicPages(), addresses: appAddresses(), ...screenRows(folder) };
  writeFileSync(join(folder, PAGES_FILE), `${JSON.stringify(pages)}\n`);
}
