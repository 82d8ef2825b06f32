import { ensureBuilt } from './lib/build.mjs';
import { runTypeScript } from './lib/typescript.mjs';

/** `npm run bench:routes`: what opening each route costs a first visitor; prints a table. */
await ensureBuilt();
await runTypeScript('../tests/bench/routes.ts');
