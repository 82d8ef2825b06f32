import { runBench } from './lib/bench.mjs';

/** `npm run bench:interactions`: from keys and presses to the next picture on a slow processor; prints a table. */
await runBench('interactions');
