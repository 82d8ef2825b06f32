import { runTypeScript } from './lib/typescript.mjs';

/** `npm run i18n:check`: every string exists in all four languages, is read by somebody, and has the same placeholders. */
await runTypeScript('i18n/checkCommand.ts');
