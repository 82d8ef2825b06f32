import { runBench } from './lib/bench.mjs';

/** `npm run bench:memory`: the heap of a page after many routes; prints a table. */
await runBench('memory');
