import { runTypeScript } from './lib/typescript.mjs';

/** `npm run contracts:can-i-deploy -- --environment NAME`: asks a Pact Broker whether this version may be deployed. */
await runTypeScript('contracts/canIDeployCommand.ts');
