import { runTypeScript } from './lib/typescript.mjs';

/** `npm run machines:plan -- NAME`: the test plan of a machine, to read or as CSV. */
await runTypeScript('machines/planCommand.ts');
