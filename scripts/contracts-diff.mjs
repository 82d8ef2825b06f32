import { runTypeScript } from './lib/typescript.mjs';

/** `npm run contracts:diff -- REF [REF]`: what changed in the pacts between two commits, told as breaking or not. */
await runTypeScript('contracts/diffCommand.ts');
