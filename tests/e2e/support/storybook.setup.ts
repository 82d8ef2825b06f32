import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

test('the storybook builds', () => {
  execFileSync(process.execPath, ['scripts/build-storybook.mjs', '--if-changed'], {
    cwd: ROOT,
    stdio: 'pipe',
  });
});
