import { runTypeScript } from './lib/typescript.mjs';

/** `npm run machines:keep -- FILE`: makes a test of a recording of the machine explorer. */
await runTypeScript('machines/keepCommand.ts');
