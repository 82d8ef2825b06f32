import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isAppPage, isForeignPage, isKeepable, isOpenRead, keyOf, late, stamped } from './rules.ts';

/**
 * The app without a connection: its shell, its files, and what was last seen of the public data with the time at which it
 * came. Nothing that was asked for with a token is kept.
 *
 * A new version waits until nobody uses the old one, or until the reader asks for it (`skipWaiting` by message). Files of
 * the old one stay: a page that still runs on it finds them.
 */
const scope = self as unknown as ServiceWorkerScope;

const DAY_S = 86_400;
/** On a weak network what is known already is better than waiting on. In seconds. */
const PATIENCE_S = 8;
/** Room for all of this build and of the one before it: fewer, and the files of a page would drive each other out. */
const MOST_FILES = 2 * __FILES__.length + 50;
const FILES_AGE_DAYS = 60;
const MOST_ANSWERS = 150;
const ANSWERS_AGE_DAYS = 14;

/** A page in the place of what was asked for is as good as no answer. */
const noForeignPages: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (!isForeignPage(response)) return response;
    if (state) state.page = response;
    throw new Error('A page came in the place of an answer.');
  },
};

/** What was kept stands in for it; without any the app is handed the page, and tells what came. */
const keptOverPages: WorkboxPlugin = {
  ...noForeignPages,
  handlerDidError: async ({ state }) => state?.page,
};

/** Built files change their name with their content: what is kept of them is right for ever. */
const FILES = 'files';
const files = new CacheFirst({
  cacheName: FILES,
  plugins: [noForeignPages, bounded(MOST_FILES, FILES_AGE_DAYS)],
});

const answers = new NetworkFirst({
  cacheName: 'answers',
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    keptOverPages,
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
      // Its state lives as long as one request.
      fetchDidFail: async ({ state }) => {
        if (state) state.hasFailed = true;
      },
      cachedResponseWillBeUsed: async ({ cachedResponse, state }) =>
        cachedResponse && !state?.hasFailed ? late(cachedResponse) : cachedResponse,
      cacheWillUpdate: async ({ response }) => (isKeepable(response) ? stamped(response, new Date()) : null),
    },
    bounded(MOST_ANSWERS, ANSWERS_AGE_DAYS),
  ],
});

const pages = new RegExp(__PAGES__, 'i');

const configuration = new NetworkFirst({
  cacheName: 'configuration',
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [keptOverPages],
});

scope.addEventListener('install', (event) => event.waitUntil(keepShell(event)));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', ({ data }) => {
  if (data === 'skipWaiting') scope.skipWaiting();
});

precacheAndRoute([{ url: '/index.html', revision: __SHELL_REVISION__ }]);
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && isAppPage(request, pages),
  createHandlerBoundToURL('/index.html'),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/static/'), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json', configuration);
registerRoute(({ request }) => isOpenRead(request), answers);

/** What every page begins with, and of this release what was kept of the one before: pages that somebody has opened go on opening. */
async function keepShell(event: ExtendableEvent): Promise<void> {
  const shell = __SHELL_FILES__.map((url) => keep(event, url));
  const kept = await (await caches.open(FILES)).keys();
  const opened = new Set(kept.map(({ url }) => stemOf(new URL(url).pathname)));
  await Promise.all(shell);
  for (const url of __FILES__) {
    // The line may be gone or slow: what does not come is had when it is used.
    if (opened.has(stemOf(url))) await keep(event, url).catch(() => {});
  }
}

function keep(event: ExtendableEvent, url: string): Promise<void> {
  const [, done] = files.handleAll({ event, request: new Request(url) });
  return done;
}

/** `/static/js/async/ab.4f0c1d.js` without what changes with its content. */
const stemOf = (path: string) => path.replace(/\.[0-9a-f]{6,}(?=\.\w+$)/, '');

/** What was used longest ago leaves first, and all of it where the device has no room. */
function bounded(maxEntries: number, days: number): WorkboxPlugin {
  const plugin = new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });
  // Its type spells the parts that it leaves out differently from ours.
  return plugin as WorkboxPlugin;
}
