import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppPages, PAGES_FILE } from '#provider/http/appFiles.ts';
import { absolutePath } from '#src/core/links.ts';
import { ROUTES, type RouteName, routeRow } from '#src/core/routes/index.ts';
import { REDIRECTED } from '#src/core/routes/redirects.ts';
import { introsOf } from './pageIntros.ts';
import { filesOfPage } from './routeFiles.ts';

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

/** The files of each page, those that all begin with first, as the server names them ahead; pages with fewer parameters come first. */
function pageFiles(): AppPages['files'] {
  return NAMES.map((name) => ({
    path: expressionOf(absolutePath(name)) || '/',
    files: filesOfPage(name),
    ...introsOf(name),
  })).sort((one, other) => one.path.split(ANY_PART).length - other.path.split(ANY_PART).length);
}

const ANY_PART = '[^/]+';

/** Writes what the server asks of the pages into the folder of the built app. */
export function writePages(folder: string): void {
  const pages: AppPages = { public: publicPages(), addresses: appAddresses(), files: pageFiles() };
  writeFileSync(join(folder, PAGES_FILE), `${JSON.stringify(pages)}\n`);
}
