import type { ScreenRow } from './row.ts';

/** Stands where there is no page. */
export const NOT_FOUND: ScreenRow = {
  screen: async () => (await import('#src/records/NotFoundScreen/index.tsx')).NotFoundScreen,
};

export { redirectOf } from '#src/core/routes/redirects.ts';
