import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** `index.4f0c1d.js`: the name changes with the content. */
const HASHED = /\.[0-9a-f]{6,}\.\w+$/;
/** The sources of the app, as its maps tell them. */
const SOURCE_MAP = /\.map(\.\w+)?$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves the built app: compressed copies where there are some, hashed files for a year, all others checked each time. */
export async function appFiles(
  app: FastifyInstance,
  folder: string,
  { hasSourceMaps }: { hasSourceMaps: boolean },
): Promise<void> {
  await app.register(files, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    index: 'index.html',
    redirect: false,
    allowedPath: (path) => hasSourceMaps || !SOURCE_MAP.test(path),
    setHeaders(reply, path) {
      const name = path.replace(/\.(br|gz)$/, '');
      reply.header('Cache-Control', HASHED.test(name) ? FOREVER : 'no-cache');
    },
  });
}

/** Whether the app has been built into this folder. */
export function isBuilt(folder: string | undefined): folder is string {
  return folder !== undefined && existsSync(join(folder, 'index.html'));
}

/** What the build wrote of the app's pages beside it: `scripts/pages.ts`. */
export interface AppPages {
  /** Paths that everyone may open. */
  public: readonly string[];
  /** A regular expression of all paths of the app; the service worker goes by the same. */
  addresses: string;
  /** Paths that the app opens without the file `rows`; all others ask for it. */
  first: readonly string[];
  rows?: string;
}

export const PAGES_FILE = 'pages.json';

/** Without the file, any path without a dot is taken for a page. */
export function readPages(folder: string): AppPages {
  const file = join(folder, PAGES_FILE);
  return existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { public: [], addresses: '^[^.]*$', first: [] };
}

/** Calls and their files: whatever is asked there, the app is no answer. */
const NO_PAGE = /^\/(api|media|get_auth_token)(\/|$)/;
const FILE = /(\.\w+|\/\.[^/]*)$/;

/**
 * Whether the app is the answer: at the addresses of its pages for everyone, whatever `Accept` says; at unknown ones for
 * people, where nothing looks like a file that is missing.
 */
export function isPage({ method, url, headers }: FastifyRequest, isKnown: boolean): boolean {
  const path = url.split('?')[0] ?? '';
  if (!['GET', 'HEAD'].includes(method) || NO_PAGE.test(path)) return false;
  return isKnown || ((headers.accept ?? '').includes('text/html') && !FILE.test(path));
}

/**
 * Every page of the app is the same file: its router reads the address, and says of an unknown one that it is not there.
 * What its script would ask for first is named ahead, so that the browser fetches both at once.
 */
export function sendApp(reply: FastifyReply, isKnown: boolean, { first, rows }: AppPages) {
  const [path = ''] = reply.request.url.split('?');
  if (rows && isKnown && !first.includes(path)) reply.header('Link', `<${rows}>; rel=preload; as=script`);
  return reply.code(isKnown ? 200 : 404).sendFile('index.html');
}
