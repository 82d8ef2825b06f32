import { runTypeScript } from './lib/typescript.mjs';

/** `npm run faults -- [--url APP] [--junit FILE] [--report FILE]`: every fault × every call, and what the reader is told; `--proxy` to switch them by hand. */
await runTypeScript('faults/command.ts');
