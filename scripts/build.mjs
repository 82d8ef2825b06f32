import { join } from 'node:path';
import { compressFolder, packAhead } from './compress.mjs';
import { ensureServer, stampBuild } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT, run } from './lib/run.mjs';

/** `npm run build`: the production app in dist/, with a Brotli and a gzip copy beside every text file, and the server in dist-server/. */
await ensureInstalled();
const DIST = join(ROOT, 'dist');
const MAP = join(ROOT, 'src', 'components', 'WorldMap');
// These take what time the app's build leaves of the processor: the server, and borders, which the app is given as they are.
const server = ensureServer();
const borders = Promise.all([packAhead(join(MAP, 'provinces')), packAhead(join(MAP, 'landAround'))]);
const code = await run(join(ROOT, 'node_modules', '.bin', 'rsbuild'), ['build'], {
  env: { NODE_ENV: 'production' },
});
if (code !== 0) process.exit(code);
// It takes what time pages and worker leave.
const packed = borders.then(() => packAhead(DIST, 'index.html'));
const { register } = await import('tsx/esm/api');
register();
const { writePages } = await import('./pages.ts');
writePages(DIST);
const { buildServiceWorker } = await import('./serviceWorker.ts');
await buildServiceWorker(ROOT, DIST);
await packed;
await compressFolder(DIST, 'index.html');
stampBuild();
await server;
