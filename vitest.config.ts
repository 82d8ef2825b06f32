import { defineConfig } from 'vitest/config';
import { findServer } from './tests/support/findServer.ts';

const provider = { include: ['tests/provider/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 120_000 };
const globalSetup = ['tests/support/provider.ts'];

/** One project a room, so that `npx vitest --project machines` runs one of them; the provider once for each database. */
export default defineConfig(async () => ({
  test: {
    // Vitest leaves one core to others; most tests here wait for a database or a process.
    maxWorkers: 2,
    projects: [
      { test: { name: 'machines', include: ['tests/machines/**/*.test.ts'] } },
      { test: { name: 'contracts', include: ['tests/contracts/**/*.test.ts'] } },
      { test: { name: 'domain', include: ['tests/domain/**/*.test.ts'] } },
      {
        test: {
          name: 'views',
          include: ['tests/views/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/views.ts'],
        },
      },
      { test: { ...provider, name: 'provider', globalSetup } },
      ...((await findServer())
        ? [
            {
              test: {
                ...provider,
                name: 'provider-postgresql',
                globalSetup,
                // A process is the same with either; what differs by database is tested again.
                exclude: ['tests/provider/process*.test.ts', 'tests/provider/faults.test.ts'],
                env: { GO_TEST_ENGINE: 'postgresql' },
              },
            },
          ]
        : []),
    ],
  },
}));
