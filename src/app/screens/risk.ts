import { from, type ScreenRow } from './row.ts';

const ahead = from(() => import('#src/screens/risk/prefetch.ts'));

/** What threatens the world, through the year and now. */
export const RISK_SCREENS = {
  riskWatch: {
    screen: async () => (await import('#src/screens/risk/index.tsx')).RiskWatchScreen,
  },
  riskWatchSeasonal: {
    screen: async () => (await import('#src/records/risk/RiskMap/index.tsx')).RiskMap,
    prefetch: ahead('prefetchSeasonal'),
  },
  riskWatchImminent: {
    screen: async () => (await import('#src/records/risk/ImminentEvents/index.tsx')).ImminentEvents,
    prefetch: ahead('prefetchImminent'),
  },
} as const satisfies Record<string, ScreenRow>;
