import { runTypeScript } from './lib/typescript.mjs';

/** `npm run contracts:impact -- FIELD`: which calls have a field, which screens show it, what breaks without it. */
await runTypeScript('contracts/impactCommand.ts');
