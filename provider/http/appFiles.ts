import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageIntros } from '#contracts/pageIntro.ts';
import type { appConfig } from '#provider/config.ts';
import { appPage } from './appPage.ts';
import { type KeptAnswer, sendKept } from './keptAnswer.ts';
import { leadToPage } from './meantPage.ts';

/** `index.4f0c1d.js`, `static/land-1/ETH.json`: the name changes with the content. */
const NAMED_BY_CONTENT = /\.[0-9a-f]{6,}\.\w+$|\/static\/\w+-\d+\//;
/** The sources of the app, as its maps tell them. */
const SOURCE_MAP = /\.map(\.\w+)?$/i;
const FOREVER = 'public, max-age=31536000, immutable';

/** The built app, as a server answers with it. */
export interface ServedApp {
  /** Paths that everyone may open. */
  publicPaths: readonly string[];
  /** Whether a page of the app is at this address. */
  isKnown(url: string): boolean;
  /** The page for a request that no route answers, if it is for one; else `undefined`. */
  page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined;
}

/** Serves the files of the built app, and its first page with `config` in it: what `/config.json` says. */
export async function serveApp(
  app: FastifyInstance,
  folder: string,
  config: ReturnType<typeof appConfig>,
): Promise<ServedApp> {
  const pages = readPages(folder);
  const rows = rowsAhead(pages.files);
  const page = appPage(folder, config);
  const addresses = new RegExp(pages.addresses, 'i');
  const isKnown = (url: string) => addresses.test(url.split('?')[0] ?? '');
  // Files refuse it.
  app.addHook('onRequest', async (request, reply) => leadToPage(request, reply));
  // Else the folder itself would answer.
  app.get('/', (_, reply) => sendApp(reply, page, true, rows));
  await files(app, folder, { hasSourceMaps: config.environment !== 'production' });
  return {
    publicPaths: pages.public,
    isKnown,
    page: (request, reply) =>
      isPage(request, isKnown(request.url)) ? sendApp(reply, page, isKnown(request.url), rows) : undefined,
  };
}

/** Compressed copies where there are some, files that their content names for a year, all others checked each time. */
async function files(app: FastifyInstance, folder: string, { hasSourceMaps }: { hasSourceMaps: boolean }) {
  await app.register(staticFiles, {
    root: folder,
    // Its own route reads all folders above a file for each call, so that no file is kept back by one spelling and told by another.
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    // Pages, the first one too, name what they fetch: `sendApp`.
    index: false,
    redirect: false,
    setHeaders(reply, path) {
      const name = path.replace(/\.(br|gz)$/, '');
      reply.header('Cache-Control', NAMED_BY_CONTENT.test(name) ? FOREVER : 'no-cache');
    },
  });
  const isTold = (path: string) => hasSourceMaps || !SOURCE_MAP.test(path);
  app.get<{ Params: { '*': string } }>('/*', ({ params: { '*': path } }, reply) =>
    isTold(path) ? reply.sendFile(path) : reply.callNotFound(),
  );
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
  /** The files that a page fetches, in the order in which they are needed; `path` is a regular expression. The first that fits holds. */
  files: readonly PageFiles[];
}

interface PageFiles {
  path: string;
  files: readonly string[];
  /** What the page is about, where that is known before anything is loaded. */
  intros?: PageIntros;
}

export const PAGES_FILE = 'pages.json';

/** What holds as far as the file does not tell: any path without a dot is taken for a page. */
const UNTOLD: AppPages = { public: [], addresses: '^[^.]*$', files: [] };

function readPages(folder: string): AppPages {
  const file = join(folder, PAGES_FILE);
  return existsSync(file) ? { ...UNTOLD, ...JSON.parse(readFileSync(file, 'utf8')) } : UNTOLD;
}

/** Calls and their files: whatever is asked there, the app is no answer. */
const NO_PAGE = /^\/(api|media|get_auth_token)(\/|$)/;
const FILE = /(\.\w+|\/\.[^/]*)$/;

/**
 * Whether the app is the answer: at the addresses of its pages for everyone, whatever `Accept` says; at unknown ones for
 * people, where nothing looks like a file that is missing.
 */
function isPage({ method, url, headers }: FastifyRequest, isKnown: boolean): boolean {
  const path = url.split('?')[0] ?? '';
  if (!['GET', 'HEAD'].includes(method) || NO_PAGE.test(path)) return false;
  return isKnown || ((headers.accept ?? '').includes('text/html') && !FILE.test(path));
}

/**
 * Every page of the app is the same file, but for what it says of itself: its router reads the address, and says of an unknown one that
 * it is not there. What its scripts would ask for one after the other is named ahead, so that the browser fetches all of it at once.
 */
function sendApp(
  reply: FastifyReply,
  page: (intros?: PageIntros) => KeptAnswer,
  isKnown: boolean,
  rows: ReturnType<typeof rowsAhead>,
) {
  const [path = ''] = reply.request.url.split('?');
  const row = isKnown ? rows.find((row) => row.path.test(path)) : undefined;
  if (row?.links) reply.header('Link', row.links);
  reply.code(isKnown ? 200 : 404).header('Cache-Control', 'no-cache');
  return sendKept(reply.request, reply, page(row?.intros), 'text/html; charset=utf-8');
}

/** As its tags ask for it: what is painted first, and the calls, go before it. */
const SCRIPT = 'script; fetchpriority=low';

/** The rows of the pages with the header that names their files. */
const rowsAhead = (files: AppPages['files']) =>
  files.map(({ path, files, intros }) => ({
    path: new RegExp(`^${path}$`),
    intros,
    links: files
      .map((file) => `<${file}>; rel=preload; as=${file.endsWith('.css') ? 'style' : SCRIPT}`)
      .join(', '),
  }));
