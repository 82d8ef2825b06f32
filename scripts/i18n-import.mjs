import { runTypeScript } from './lib/typescript.mjs';

/** `npm run i18n:import`: strings as translators gave them back. */
await runTypeScript('i18n/importCommand.ts');
