import { runTypeScript } from './lib/typescript.mjs';

/** `npm run contracts:document -- FILE --source TEXT --date DAY`: trims the GO API's OpenAPI document to the calls in use. */
await runTypeScript('contracts/documentCommand.ts');
