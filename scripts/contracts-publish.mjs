import { runTypeScript } from './lib/typescript.mjs';

/** `npm run contracts:publish -- [--dry-run]`: hands the pacts to a Pact Broker. */
await runTypeScript('contracts/publishCommand.ts');
