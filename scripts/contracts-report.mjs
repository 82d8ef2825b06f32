import { runTypeScript } from './lib/typescript.mjs';

/** `npm run contracts:report -- [FILE]`: the whole agreement as one HTML page. */
await runTypeScript('contracts/reportCommand.ts');
