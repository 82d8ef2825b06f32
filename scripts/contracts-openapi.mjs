import { runTypeScript } from './lib/typescript.mjs';

/** `npm run contracts:openapi -- FILE_OR_URL`: compares the pacts with a provider's OpenAPI document. */
await runTypeScript('contracts/openapiCommand.ts');
