import { defineConfig } from 'vitest/config';
import { coarseAtlas } from './tests/support/coarseAtlas.ts';
import { findServer } from './tests/support/findServer.ts';
import { keepTemporaryFilesInMemory } from './tests/support/memoryFolder.ts';
import { lateParts } from './tests/support/stress.ts';

keepTemporaryFilesInMemory();

// Files of a worker share what they import: to load it, and to compile the embedded database, takes longer than most tests.
const isolate = false;
// Limits for a busy machine: none of these tests waits for time to pass.
const testTimeout = 120_000;
const expectation = { poll: { timeout: 60_000 } };
const provider = {
  include: ['tests/provider/**/*.test.ts'],
  setupFiles: ['tests/support/closeApis.ts'],
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: expectation,
  isolate,
};
const globalSetup = ['tests/support/provider.ts'];

const providerTests = (...names: string[]) => names.map((name) => `tests/provider/${name}.test.ts`);

/**
 * Both engines are PostgreSQL and are asked by the same statements. What a server and its driver could do otherwise: types of columns
 * (the probe), the order of words, search, what is written in one transaction or by several at once, what outlives a loss.
 */
const OTHERWISE_ON_A_SERVER = providerTests(
  'bounds',
  'drefProcess',
  'durability',
  'emergencies',
  'fieldReportForm',
  'keptAnswers',
  'localUnits',
  'pacts',
  'probe',
  'projects',
  'records',
  'search',
  'whoSeesWhat',
);

/** `GO_FULL=1` tries all on both but these: processes, mails, files, headers, words and rules are the same with either. */
const SAME_WITH_EITHER = providerTests(
  'account',
  'databaseLoss',
  'databaseVersion',
  'deviations',
  'docs',
  'embedded',
  'errorLanguage',
  'excel',
  'faults',
  'fieldReportFile',
  'fullDisk',
  'http',
  'language',
  'mail',
  'newCommand',
  'ownAccount',
  'passwords',
  'permissions',
  'process*',
  'registration',
  'responseReports',
  'searchEngines',
  'seed',
  'strings',
  'verifyCommand',
);

/** Every row of every read is asked for on a server where there is one: the embedded engine answers the pacts. */
const READ_ON_A_SERVER = providerTests('probe');

/** One project a room, so that `npx vitest --project machines` runs one of them; the provider once for each database. */
export default defineConfig(async () => {
  const hasServer = await findServer();
  return {
    test: {
      // Vitest leaves one core to others; most tests here wait for a database or a process.
      maxWorkers: 2,
      projects: [
        {
          test: {
            name: 'machines',
            include: ['tests/machines/**/*.test.ts'],
            testTimeout,
            expect: expectation,
            isolate,
          },
        },
        {
          test: {
            name: 'contracts',
            include: ['tests/contracts/**/*.test.ts'],
            testTimeout,
            expect: expectation,
            isolate,
          },
        },
        {
          plugins: [coarseAtlas()],
          test: {
            name: 'domain',
            include: ['tests/domain/**/*.test.ts'],
            testTimeout,
            expect: expectation,
            isolate,
          },
        },
        {
          plugins: [lateParts(), coarseAtlas()],
          // Said by the build; here there is none.
          define: { __CONTENT_REVISION__: JSON.stringify('none') },
          test: {
            name: 'views',
            include: ['tests/views/**/*.test.tsx'],
            environment: 'jsdom',
            testTimeout,
            expect: expectation,
            isolate,
            setupFiles: ['tests/support/views.ts'],
          },
        },
        {
          test: {
            ...provider,
            name: 'provider',
            ...(hasServer && !process.env.GO_FULL && { exclude: READ_ON_A_SERVER }),
            globalSetup,
          },
        },
        ...(hasServer
          ? [
              {
                test: {
                  ...provider,
                  name: 'provider-postgresql',
                  ...(process.env.GO_FULL
                    ? { exclude: SAME_WITH_EITHER }
                    : { include: OTHERWISE_ON_A_SERVER }),
                  globalSetup,
                  env: { GO_TEST_ENGINE: 'postgresql' },
                },
              },
            ]
          : []),
      ],
    },
  };
});
