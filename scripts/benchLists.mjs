import { runTypeScript } from './lib/typescript.mjs';

/** `npm run bench:lists -- --scale N`: the embedded API's lists at N times the default data; prints JSON. */
await runTypeScript('../tests/bench/lists.ts');
