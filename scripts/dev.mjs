import { createServer } from 'node:net';
import { ensureInstalled } from './lib/install.mjs';

/** `npm run dev`: the app with hot reload on PORT, in front of the embedded API on a free port, in one process. */
await ensureInstalled();
const appPort = Number(process.env.PORT ?? 3000);
const apiPort = await freePort();
process.env.PORT = String(apiPort);
const { register } = await import('tsx/esm/api');
register();
await import('../provider/main.ts');

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
  '/health',
  '/config.json',
];

const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core');
const { content } = await loadConfig();
const target = `http://localhost:${apiPort}`;
const rsbuild = await createRsbuild({
  config: mergeRsbuildConfig(content, {
    server: {
      port: appPort,
      historyApiFallback: true,
      proxy: {
        ...Object.fromEntries(CALLS.map((path) => [path, { target }])),
        // Its page has the same address as its call.
        '/register': { target, bypass: ({ method }) => (method === 'GET' ? '/index.html' : undefined) },
      },
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
