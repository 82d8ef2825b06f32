import { ensureInstalled } from './lib/install.mjs';

/** `npm run seed -- --scale N`: fills the configured database with N times the default data. */
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./seed.ts');
