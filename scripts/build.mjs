import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { ensureServer, stampBuild } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, run } from './lib/run.mjs';

/** `npm run build`: the production app in dist/, with a Brotli and a gzip copy beside every text file, and the server in dist-server/. */
await ensureInstalled();
// It takes what time the app's build leaves of the processor.
const server = ensureServer();
const code = await run(join(ROOT, 'node_modules', '.bin', 'rsbuild'), ['build'], {
  env: { NODE_ENV: 'production' },
});
if (code !== 0) process.exit(code);
const { register } = await import('tsx/esm/api');
register();
const { writePages } = await import('./pages.ts');
writePages(join(ROOT, 'dist'));
const { buildServiceWorker } = await import('./serviceWorker.ts');
await buildServiceWorker(ROOT, join(ROOT, 'dist'));
await compressFolder(join(ROOT, 'dist'), 'index.html');
stampBuild();
await server;
