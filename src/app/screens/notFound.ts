import { redirectOf } from '#src/core/routes/redirects.ts';
import type { ScreenRow } from './row.ts';

/** Stands where there is no page. */
export const NOT_FOUND: ScreenRow = {
  screen: async () => (await import('#src/records/NotFoundScreen/index.tsx')).NotFoundScreen,
};

/** Where an old address leads within the app. One that leads to another site is left for it, and shows nothing on the way. */
export async function oldAddress(address: Parameters<typeof redirectOf>[0]): Promise<string | undefined> {
  const instead = await redirectOf(address);
  if (instead === undefined || instead.startsWith('/')) return instead;
  window.location.replace(instead);
  return new Promise<never>(() => {});
}
