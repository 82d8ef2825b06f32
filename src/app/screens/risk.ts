import { from, type ScreenRow } from './row.ts';

/** What threatens the world, through the year and now. */
export const RISK_SCREENS = {
  riskWatch: {
    screen: async () => (await import('#src/screens/risk/index.tsx')).RiskWatchScreen,
  },
  riskWatchSeasonal: {
    screen: async () => (await import('#src/records/risk/RiskMap/index.tsx')).RiskMap,
    prefetch: from(() => import('#src/records/risk/RiskMap/requests.ts'))('prefetchSeasonal'),
  },
  riskWatchImminent: {
    screen: async () => (await import('#src/records/risk/ImminentEvents/index.tsx')).ImminentEvents,
    prefetch: from(() => import('#src/records/risk/ImminentEvents/requests.ts'))('prefetchImminent'),
  },
} as const satisfies Record<string, ScreenRow>;
