import { ensureInstalled } from './lib/install.mjs';

/** `npm run admin -- --email ADDRESS`: makes an administrator, and prints the link by which they choose a password. */
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./admin.ts');
