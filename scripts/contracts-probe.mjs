import { runTypeScript } from './lib/typescript.mjs';

/** `npm run contracts:probe -- --url URL [--token T]`: every GET of the contracts, all rows, through the app's own client. */
await runTypeScript('contracts/probeCommand.ts');
