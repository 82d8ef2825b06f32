import { runTypeScript } from './lib/typescript.mjs';

/** `npm run bench:api`: the embedded API as a process under many callers; prints JSON. */
await runTypeScript('../tests/bench/api.ts');
