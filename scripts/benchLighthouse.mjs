import { runBench } from './lib/bench.mjs';
import { ensureChromium } from './lib/chromium.mjs';

/** `npm run bench:lighthouse`: the four marks of Lighthouse for each public page on a phone; prints a table. */
process.env.CHROME_PATH ??= await ensureChromium();
await runBench('lighthouse');
