import { ensureBuilt } from './lib/build.mjs';
import { runTypeScript } from './lib/typescript.mjs';

/** `npm run bench:interactions`: from keys and presses to the next picture on a slow processor; prints a table. */
await ensureBuilt();
await runTypeScript('../tests/bench/interactions.ts');
