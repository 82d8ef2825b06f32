import { from, type ScreenRow } from './row.ts';

const prefetch = from(() => import('./smallPrefetch.ts'));

/** Regions with their tabs; those that are texts are in one file. */
export const REGION_SCREENS = {
  region: {
    screen: async () => (await import('#src/screens/regions/RegionScreen/index.tsx')).RegionScreen,
    prefetch: prefetch('prefetchRegion'),
  },
  regionOperations: {
    screen: async () =>
      (await import('#src/screens/regions/RegionOperationsScreen/index.tsx')).RegionOperationsScreen,
    prefetch: from(() => import('#src/screens/regions/RegionOperationsScreen/index.tsx'))(
      'prefetchOperations',
    ),
  },
  regionThreeW: {
    screen: async () =>
      (await import('#src/screens/regions/RegionThreeWScreen/index.tsx')).RegionThreeWScreen,
    prefetch: from(() => import('#src/screens/regions/RegionThreeWScreen/index.tsx'))('prefetchThreeW'),
  },
  regionRiskSeasonal: {
    screen: async () =>
      (await import('#src/screens/regions/RegionRiskScreen/index.tsx')).RegionSeasonalScreen,
    prefetch: from(() => import('#src/records/risk/RiskMap/requests.ts'))('prefetchSeasonal'),
  },
  regionRiskImminent: {
    screen: async () =>
      (await import('#src/screens/regions/RegionRiskScreen/index.tsx')).RegionImminentScreen,
    prefetch: from(() => import('#src/records/risk/ImminentEvents/requests.ts'))('prefetchImminent'),
  },
  regionPreparedness: {
    screen: async () => (await import('#src/screens/regions/texts/index.ts')).RegionPreparednessScreen,
  },
  regionProfile: {
    screen: async () => (await import('#src/screens/regions/texts/index.ts')).RegionProfileScreen,
  },
  regionAdditionalInfo: {
    screen: async () => (await import('#src/screens/regions/texts/index.ts')).RegionAdditionalInfoScreen,
  },
} as const satisfies Record<string, ScreenRow>;
