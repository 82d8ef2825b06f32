import { runTypeScript } from './lib/typescript.mjs';

/** `npm run contracts:verify -- [--url URL] [--token T] [--states URL] [--only TEXT] [--result FILE] ...`: holds a provider to the pacts, see `pacts/README.md`. */
await runTypeScript('contracts/verifyCommand.ts');
