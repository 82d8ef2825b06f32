import { runTypeScript } from './lib/typescript.mjs';

/** `npm run machines:diagrams`: draws every machine of the catalogue into `machines/diagrams/` and `machines/README.md`. */
await runTypeScript('machines/diagramsCommand.ts');
