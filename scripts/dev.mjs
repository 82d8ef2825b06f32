import { createServer } from 'node:net';
import { ensureInstalled } from './lib/install.mjs';

/** Ends the service worker that `npm start` may have left on this address: it would go on showing the app as it was built. */
const ENDING_WORKER = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(end()));
  async function end() {
    await self.registration.unregister();
    for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
  }
`;

/**
 * `npm run dev`: the app with hot reload on PORT, in front of the embedded API on a free port, in one process. Ctrl+Alt+M
 * opens the machine explorer on the machines that run in the page.
 */
await ensureInstalled();
const appPort = Number(process.env.PORT ?? 3000);
const apiPort = await freePort();
process.env.PORT = String(apiPort);
// Not the address to open, nor a build to make.
process.env.GO_BEHIND_DEV = '1';
const { register } = await import('tsx/esm/api');
register();
await import('../provider/main.ts');
const { commit } = await import('./contracts/commit.ts');

/** What the API answers; everything else is the app's. */
const CALLS = [
  '/api',
  '/get_auth_token',
  '/recover_password',
  '/change_recover_password',
  '/change_password',
  '/resend_validation',
  '/verify_email',
  '/validate_user',
  '/outbox',
  '/media',
  '/docs',
  '/robots.txt',
  '/sitemap.xml',
  '/health',
  '/config.json',
];

const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core');
const { content } = await loadConfig();
const target = `http://localhost:${apiPort}`;
const rsbuild = await createRsbuild({
  config: mergeRsbuildConfig(content, {
    // Built part by part as the page asks, each of its first parts would load it anew.
    dev: { lazyCompilation: false },
    // What is recorded in the page names the commit of its code.
    source: {
      preEntry: './stories/explorer/live/index.ts',
      define: { __COMMIT__: JSON.stringify(commit()) },
    },
    server: {
      port: appPort,
      ...(process.env.HOST && { host: process.env.HOST }),
      historyApiFallback: true,
      setup: ({ server }) => {
        server.middlewares.use('/sw.js', (_, response) =>
          response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(ENDING_WORKER),
        );
      },
      // One for all: each listens for the end of the server by itself, and Node warns of more than ten.
      proxy: [
        { target, pathFilter: CALLS },
        {
          target,
          pathFilter: '/register',
          // Its page has the same address as its call. The bypass is asked about every request there is.
          bypass: ({ method, url }) =>
            method === 'GET' && url?.startsWith('/register') ? '/index.html' : undefined,
        },
      ],
    },
  }),
});
const { urls } = await rsbuild.startDevServer();
console.log(`The app with hot reload: ${urls[0]}`);

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
