import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** `npm start`: installs and builds what is missing, then serves the app and the embedded API on one port, in this process. */
await ensureInstalled();
await ensureBuilt();
const { register } = await import('tsx/esm/api');
register();
await import('../provider/main.ts');
