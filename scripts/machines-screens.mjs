import { runTypeScript } from './lib/typescript.mjs';

/** `npm run machines:screens -- NAME`: which screens a machine runs on, and which machines on a screen. */
await runTypeScript('machines/screensCommand.ts');
