import { runTypeScript } from './lib/typescript.mjs';

/** `npm run new -- machine|endpoint|list|record|form NAME`: writes a start that passes the checks, and says what is to do next. */
await runTypeScript('new/command.ts');
