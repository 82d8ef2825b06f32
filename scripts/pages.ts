import { writeFileSync } from 'node:fs';
import { absolutePath } from '#src/core/links.ts';
import { ROUTES, type RouteName, routeRow } from '#src/core/routes/index.ts';
import { REDIRECTED } from '#src/core/routes/redirects.ts';

const NAMES = Object.keys(ROUTES) as RouteName[];

/** Addresses that everyone may open, are built and need no parameter: what search engines are told of. */
export function publicPages(): string[] {
  return NAMES.filter((name) => {
    const { visibility, permission, isPlanned, forward } = routeRow(name);
    return !visibility && !permission && !isPlanned && !forward;
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

/** Writes both beside the built app, for the server. */
export function writePages(file: string): void {
  writeFileSync(file, `${JSON.stringify({ public: publicPages(), addresses: appAddresses() })}\n`);
}
