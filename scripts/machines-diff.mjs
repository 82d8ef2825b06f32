import { runTypeScript } from './lib/typescript.mjs';

/** `npm run machines:diff -- REF`: what changed in the machines since a commit, in words and drawn. */
await runTypeScript('machines/diffCommand.ts');
