import { from, type ScreenRow } from './row.ts';

const ahead = from(() => import('#src/screens/preparedness/requests.ts'));
const learning = from(() => import('#src/records/learning/requests.ts'))('prefetchLearning');

/** Preparedness with its tabs, each in a file of its own, and operational learning. */
export const PREPAREDNESS_SCREENS = {
  preparedness: {
    screen: async () => (await import('#src/screens/preparedness/Frame.tsx')).PreparednessScreen,
  },
  globalSummary: {
    screen: async () => (await import('#src/screens/preparedness/GlobalSummary.tsx')).GlobalSummaryScreen,
    prefetch: ahead('prefetchSummary'),
  },
  globalPerformance: {
    screen: async () =>
      (await import('#src/screens/preparedness/GlobalPerformance.tsx')).GlobalPerformanceScreen,
    prefetch: ahead('prefetchPerformance'),
  },
  resourcesCatalogue: {
    screen: async () =>
      (await import('#src/screens/preparedness/ResourcesCatalogue.tsx')).ResourcesCatalogueScreen,
    prefetch: ahead('prefetchCatalogue'),
  },
  preparednessLearning: {
    screen: async () => (await import('#src/screens/preparedness/Learning.tsx')).PreparednessLearningScreen,
    prefetch: learning,
  },
  operationalLearning: {
    screen: async () =>
      (await import('#src/screens/learning/OperationalLearningScreen/index.tsx')).OperationalLearningScreen,
    prefetch: learning,
  },
} as const satisfies Record<string, ScreenRow>;
