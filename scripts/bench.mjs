import { runTypeScript } from './lib/typescript.mjs';

/** `npm run bench`: the performance benches; prints JSON. */
await runTypeScript('../tests/bench/index.ts');
