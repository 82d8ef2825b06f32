import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { ensureBuilt, ensureServer } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

/**
 * `npm start`: installs and builds what is missing, then serves the app and the embedded API on one port, in this process. Its
 * flags in `package.json` keep the memory small: each thread of the engine keeps what it once took for itself.
 */
// Garbage is collected once the heap has grown by that much, which by itself waits until it is some times as large.
setFlagsFromString('--heap-growing-percent=60');
await ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(await ensureServer()).href);
