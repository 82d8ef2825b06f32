import { runBench } from './lib/bench.mjs';

/** `npm run bench:routes`: what opening each route costs a first visitor; prints a table. */
await runBench('routes');
