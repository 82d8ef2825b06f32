import { runTypeScript } from './lib/typescript.mjs';

/** `npm run i18n:export`: strings for translators, as CSV or XLIFF. */
await runTypeScript('i18n/exportCommand.ts');
