import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { runTypeScript } from './lib/typescript.mjs';

/** `npm run bench:lighthouse`: the four marks of Lighthouse for each public page on a phone; prints a table. */
await ensureBuilt();
process.env.CHROME_PATH ??= await ensureChromium();
await runTypeScript('../tests/bench/lighthouse.ts');
