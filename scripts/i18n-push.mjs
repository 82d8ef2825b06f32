import { runTypeScript } from './lib/typescript.mjs';

/** `npm run i18n:push -- --url URL --token T`: sets the app's translations at a GO API. */
await runTypeScript('i18n/pushCommand.ts');
