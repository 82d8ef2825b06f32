import { runTypeScript } from './lib/typescript.mjs';

/** `npm run contracts:verify -- [--url URL] [--token T] [--states URL] [--only TEXT] [--junit FILE]`: holds a provider to the pacts. */
await runTypeScript('contracts/verifyCommand.ts');
