import { ensureBuilt } from './lib/build.mjs';
import { runTypeScript } from './lib/typescript.mjs';

/** `npm run bench:memory`: the heap of a page after many routes; prints a table. */
await ensureBuilt();
await runTypeScript('../tests/bench/memory.ts');
