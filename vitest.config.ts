import { defineConfig } from 'vitest/config';

/** One project a room, so that `npx vitest --project machines` runs one of them. */
export default defineConfig({
  test: {
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
      {
        test: {
          name: 'provider',
          include: ['tests/provider/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
