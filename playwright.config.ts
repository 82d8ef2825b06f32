import { defineConfig } from '@playwright/test';
import { keepTemporaryFilesInMemory } from './tests/support/memoryFolder.ts';

keepTemporaryFilesInMemory();

const STORIES = /(stories|explorer|keyboard)\.test\.ts$/;
const BENCHES = /(selectBench|formBench)\.test\.ts$/;

const launchOptions = {
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** For pages that live for seconds: to compile their code anew for speed takes longer than it saves. */
const shortLived = {
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--js-flags=--no-maglev --no-turbofan --single-threaded-gc'],
  },
};

/** Journeys in a real browser against the real server: one is started for all of them, on a copy of the seeded data. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/server.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Limits for a busy machine: no test waits for time to pass.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  projects: [
    // Not part of the app, and built only where they are asked for: first, or all others would be through and wait for it.
    { name: 'build of the stories', testMatch: /storybook\.setup\.ts$/ },
    { name: 'app', testIgnore: [STORIES, BENCHES], use: shortLived },
    { name: 'stories', testMatch: STORIES, dependencies: ['build of the stories'], use: shortLived },
    // What a key costs is measured as readers have it.
    { name: 'benches', testMatch: BENCHES, dependencies: ['build of the stories'] },
  ],
  use: {
    // To record every step for the few tests that fail takes longer than all of them: `--trace on` does, where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker's requests pass by the faults that tests put in their way; `offline.test.ts` lets it in.
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
    launchOptions,
  },
});
